import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlainPage } from '../../parts/plain-page.tsx'
import { buttonClass } from '../../ui/button.tsx'

export const ProtagonistWizard = () => {
  const { t } = useTranslation()
  return (
    <PlainPage
      heading={t('titles.protagonistWizard')}
      text={t('soon.protagonistWizard')}
      actions={
        <Link className={buttonClass()} to="/scenarios">
          {t('action.toScenarios')}
        </Link>
      }
    />
  )
}
