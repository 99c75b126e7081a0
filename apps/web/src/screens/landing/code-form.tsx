import { CODE_DIGITS } from '@inyeon/engine'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './entrance.module.css'
import { FaultNotice } from './fault-notice.tsx'
import type { Entrance } from './use-entrance.ts'

/** Digits however they are typed: in groups, or full-width. */
const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

/** A browser nobody knows, an email that has been here: eight digits from the mailbox settle it. */
export const CodeForm = ({ entrance }: { entrance: Entrance }) => {
  const { t } = useTranslation()
  const { email, fault, isBusy, prove, askAgain, startOver } = entrance
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const [isSentAgain, setSentAgain] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isComplete = digitsOf(code).length === CODE_DIGITS
    setShort(!isComplete)
    setSentAgain(false)
    if (isComplete) void prove(digitsOf(code))
  }
  return (
    <div className={styles.panel}>
      <h2>{t('code.heading')}</h2>
      <p>{t('code.explained', { email })}</p>
      <form onSubmit={submit} noValidate>
        <Field
          label={t('code.digits')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={isShort ? t('code.required') : fault === 'codeWrong' ? t('code.wrong') : undefined}
        />
        {fault !== undefined && <FaultNotice fault={fault} />}
        {isSentAgain && <p role="status">{t('code.sentAgain')}</p>}
        <div className={styles.row}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t('code.checking') : t('code.check')}
          </Button>
          <Button
            kind="link"
            disabled={isBusy}
            onClick={() => {
              setCode('')
              void askAgain().then(() => setSentAgain(true))
            }}
          >
            {t('code.again')}
          </Button>
          <Button kind="link" onClick={startOver}>
            {t('code.otherEmail')}
          </Button>
        </div>
      </form>
    </div>
  )
}
