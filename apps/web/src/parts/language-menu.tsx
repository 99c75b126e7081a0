import type { Language } from '@inyeon/engine'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfiguration } from '../state/configuration.ts'
import { usePreferences } from '../state/preferences.ts'
import { Icon } from '../ui/icon.tsx'
import { Flag } from './flag.tsx'
import styles from './language-menu.module.css'

/** Each language by its own name: whoever needs it can read it. */
const NATIVE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  ko: '한국어',
  zh: '中文',
  ja: '日本語',
}

export const LanguageMenu = () => {
  const { t } = useTranslation()
  const languages = useConfiguration((config) => config.languages)
  const { language, setLanguage } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false)
    }
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', dismiss)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', dismiss)
    }
  }, [isOpen])

  const choose = (chosen: Language) => {
    setLanguage(chosen)
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <div className={styles.menu} ref={menu}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label={t('language.label', { name: NATIVE_NAMES[language] })}
        onClick={() => setOpen(!isOpen)}
      >
        <Flag language={language} />
        <span className={styles.name}>{NATIVE_NAMES[language]}</span>
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && (
        <ul className={styles.list} aria-label={t('language.menu')}>
          {languages.map((offered) => (
            <li key={offered}>
              <button
                type="button"
                className={styles.item}
                aria-pressed={offered === language}
                onClick={() => choose(offered)}
              >
                <Flag language={offered} />
                <span lang={offered}>{NATIVE_NAMES[offered]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
