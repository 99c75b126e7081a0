import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CampaignLink } from '../../parts/campaign-link.tsx'
import { PlainPage } from '../../parts/plain-page.tsx'
import { useConfiguration } from '../../state/configuration.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export const AccessLimit = () => {
  const { t } = useTranslation()
  const max = useConfiguration((config) => config.max_accesses)
  return (
    <PlainPage
      heading={t('accessLimit.heading')}
      text={t('accessLimit.text', { max })}
      actions={
        <>
          <CampaignLink source="access_limit" className={buttonClass()}>
            {t('action.toCampaign')}
            <Icon name="out" size={18} />
          </CampaignLink>
          <Link className={buttonClass('quiet')} to="/scenarios">
            {t('action.toScenarios')}
          </Link>
        </>
      }
    />
  )
}
