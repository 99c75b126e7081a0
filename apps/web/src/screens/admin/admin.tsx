import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '../../parts/plain-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Loader } from '../../ui/loader.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './admin.module.css'
import { type LoginTrouble, troubleOf, useOperator } from './use-operator.ts'

export const Admin = () => {
  const { t } = useTranslation()
  const { session, trouble, isBusy, logIn, logOut } = useOperator()
  if (session.state === 'waiting') return <Loader text={t('loading.text')} />
  if (session.state === 'failed') {
    const refused = troubleOf(session.failure)
    return (
      <PlainPage heading={t('admin.heading')}>
        {refused.kind === 'wrong' ? (
          <Login isBusy={isBusy} trouble={trouble} onLogIn={logIn} />
        ) : (
          <Notice tone="danger">{t(refused.kind === 'off' ? 'admin.off' : 'errors.network')}</Notice>
        )}
      </PlainPage>
    )
  }
  return (
    <PlainPage
      heading={t('admin.heading')}
      text={t('admin.inside')}
      actions={
        <Button kind="quiet" disabled={isBusy} onClick={() => logOut(session.value.csrf_token)}>
          {t('admin.logout')}
        </Button>
      }
    />
  )
}

interface LoginProps {
  isBusy: boolean
  trouble: LoginTrouble | undefined
  onLogIn: (password: string) => void
}

const Login = ({ isBusy, trouble, onLogIn }: LoginProps) => {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') onLogIn(password)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('admin.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isMissing ? t('admin.passwordRequired') : undefined}
      />
      {trouble !== undefined && <Trouble trouble={trouble} />}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? t('admin.loggingIn') : t('admin.login')}
      </Button>
    </form>
  )
}

const Trouble = ({ trouble }: { trouble: LoginTrouble }) => {
  const { t } = useTranslation()
  const words = {
    wrong: t('admin.wrong'),
    off: t('admin.off'),
    locked: t('admin.locked', { seconds: trouble.kind === 'locked' ? trouble.seconds : 0 }),
    failed: t('errors.generic'),
  }
  return <Notice tone="danger">{words[trouble.kind]}</Notice>
}
