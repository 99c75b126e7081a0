import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlainPage } from '../../parts/plain-page.tsx'
import { buttonClass } from '../../ui/button.tsx'

export const NpcWizard = () => {
  const { t } = useTranslation()
  return (
    <PlainPage
      heading={t('titles.npcWizard')}
      text={t('soon.npcWizard')}
      actions={
        <Link className={buttonClass()} to="/scenarios">
          {t('action.toScenarios')}
        </Link>
      }
    />
  )
}
