import { useTranslation } from 'react-i18next'
import { sizeAfter, THEMES, type Theme, usePreferences } from '../state/preferences.ts'
import { Hidden } from '../ui/hidden.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './reading-controls.module.css'

const SIGNS: Readonly<Record<Theme, IconName>> = {
  light: 'sun',
  dark: 'moon',
  sepia: 'book',
  contrast: 'contrast',
}

const Controls = () => {
  const { t } = useTranslation()
  const { theme, setTheme, fontSize, resize } = usePreferences()
  return (
    <div className={styles.controls}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
      <div className={styles.group} role="group" aria-label={t('reading.theme')}>
        {THEMES.map((offered) => (
          <button
            key={offered}
            type="button"
            aria-pressed={offered === theme}
            aria-label={t(`reading.themes.${offered}`)}
            title={t(`reading.themes.${offered}`)}
            onClick={() => setTheme(offered)}
          >
            <Icon name={SIGNS[offered]} />
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className={styles.group} role="group" aria-label={t('reading.size')}>
        <button type="button" disabled={sizeAfter(fontSize, -1) === fontSize} onClick={() => resize(-1)}>
          <span aria-hidden="true">A−</span>
          <Hidden>{t('reading.smaller')}</Hidden>
        </button>
        <button
          type="button"
          className={styles.larger}
          disabled={sizeAfter(fontSize, 1) === fontSize}
          onClick={() => resize(1)}
        >
          <span aria-hidden="true">A+</span>
          <Hidden>{t('reading.larger')}</Hidden>
        </button>
      </div>
    </div>
  )
}

/** Theme and size of the page that is read; folded away where there is no room for them. */
export const ReadingControls = () => {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.wide}>
        <Controls />
      </div>
      <details className={styles.narrow}>
        <summary>
          <span aria-hidden="true">Aa</span>
          <Hidden>{t('reading.label')}</Hidden>
        </summary>
        <Controls />
      </details>
    </>
  )
}
