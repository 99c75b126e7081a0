import type { Care } from '@inyeon/contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import styles from './care-card.module.css'

/** Only addresses that call, write or open a page: a reply may not name anything else. */
const hrefOf = (url: string | undefined): string | undefined =>
  url !== undefined && /^(?:https:\/\/|tel:|sms:|mailto:)/.test(url) ? url : undefined

const callOf = (contact: string): string | undefined =>
  /^[+\d][\d\s()-]*$/.test(contact) ? `tel:${contact.replace(/[^+\d]/g, '')}` : undefined

interface CareCardProps {
  care: Care['care']
  onGoOn: () => void
}

/** The story stops and somebody real is named. Nothing was counted, and nothing here is in a hurry. */
export const CareCard = ({ care: { title, message, lines }, onGoOn }: CareCardProps) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.card} aria-labelledby="care">
      <h2 id="care" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{message}</p>
      <ul aria-label={t('care.lines')}>
        {lines.map(({ name, contact, url }) => {
          const href = hrefOf(url) ?? callOf(contact)
          return (
            <li key={name}>
              <span>{name}</span>
              {href === undefined ? (
                <strong>{contact}</strong>
              ) : (
                <a
                  href={href}
                  {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  {contact}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>{t('care.note')}</p>
      <div>
        <Button kind="quiet" onClick={onGoOn}>
          {t('care.goOn')}
        </Button>
      </div>
    </section>
  )
}
