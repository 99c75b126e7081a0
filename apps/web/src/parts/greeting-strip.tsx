import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Greeting, greetingIn } from './greeting.ts'
import styles from './greeting-strip.module.css'

const useGreetingText = (greeting: Greeting | undefined): string => {
  const { t } = useTranslation()
  switch (greeting?.kind) {
    case 'welcome':
      return t('landing.welcome', { max: greeting.max })
    case 'welcomeBack':
      return t('landing.welcomeBack', { access: greeting.count, max: greeting.max })
    case 'limit':
      return t('landing.limit', { max: greeting.max })
    default:
      return ''
  }
}

/** Under the bars, pushing the page down; it stays until it is sent away or the reader goes on. */
export const GreetingStrip = () => {
  const { t } = useTranslation()
  const location = useLocation()
  const navigate = useNavigate()
  const text = useGreetingText(greetingIn(location.state))
  return (
    <div role="status">
      {text !== '' && (
        <div className={styles.strip}>
          <p>{text}</p>
          <Button
            kind="icon"
            aria-label={t('action.close')}
            onClick={() => navigate(location.pathname, { replace: true, state: null })}
          >
            <Icon name="close" size={18} />
          </Button>
        </div>
      )}
    </div>
  )
}
