import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfiguration } from '../../state/configuration.ts'
import { useSubscription } from '../../state/subscription.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './entrance.module.css'
import { FaultNotice } from './fault-notice.tsx'
import type { Entrance } from './use-entrance.ts'

/** The one line between a visitor and the stories. */
export const EmailForm = ({ entrance }: { entrance: Entrance }) => {
  const { t } = useTranslation()
  const max = useConfiguration((config) => config.max_accesses)
  const { email, newsletter, fault, isBusy, setEmail, setNewsletter, knock } = entrance
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void knock()
  }
  const isEmailFault = fault === 'emailRequired' || fault === 'emailInvalid'
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <KnownVisitor />
      <div className={styles.tray}>
        <Field
          label={t('landing.email')}
          hideLabel
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder={t('landing.emailExample')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isEmailFault ? t(`landing.${fault}`) : undefined}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t('landing.starting') : t('landing.start')}
        </Button>
      </div>
      {fault !== undefined && !isEmailFault && <FaultNotice fault={fault} />}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={newsletter}
          onChange={(event) => setNewsletter(event.target.checked)}
        />
        {t('landing.newsletter')}
      </label>
      <p className={styles.fine}>
        {t('landing.fine', { max })}
        <br />
        <strong>{t('landing.adults')}</strong>
      </p>
    </form>
  )
}

/** Whoever is already in need not knock, nor spend another access. */
const KnownVisitor = () => {
  const { t } = useTranslation()
  const me = useSubscription((state) => state.me)
  if (me === null) return null
  return (
    <div className={styles.row}>
      <span>
        <bdi>{t('landing.signedIn', { email: me.email })}</bdi>
      </span>
      <Link className={buttonClass('link')} to="/scenarios">
        {t('landing.continue')}
      </Link>
    </div>
  )
}

/** The server counted us in, but this browser gave the cookie back. */
export const CookiesRefused = ({ entrance }: { entrance: Entrance }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.panel}>
      <Notice
        actions={
          <>
            <Button small disabled={entrance.isBusy} onClick={() => void entrance.playHere()}>
              {t('landing.playHere')}
            </Button>
            <Button kind="quiet" small onClick={entrance.startOver}>
              {t('action.retry')}
            </Button>
          </>
        }
      >
        {t('landing.cookies')}
      </Notice>
    </div>
  )
}
