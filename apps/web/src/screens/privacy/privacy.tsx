import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlainPage } from '../../parts/plain-page.tsx'
import { buttonClass } from '../../ui/button.tsx'

export const Privacy = () => {
  const { t } = useTranslation()
  return (
    <PlainPage
      heading={t('privacy.heading')}
      text={t('privacy.text')}
      actions={
        <Link className={buttonClass('quiet')} to="/">
          {t('action.toStart')}
        </Link>
      }
    />
  )
}
