import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CampaignLink } from '../../parts/campaign-link.tsx'
import { PlainPage } from '../../parts/plain-page.tsx'
import { campaignUrl, useConfiguration } from '../../state/configuration.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export const Kickstarter = () => {
  const { t } = useTranslation()
  const isOpen = useConfiguration((config) => campaignUrl(config) !== undefined)
  return (
    <PlainPage
      heading={t('campaign.heading')}
      text={t('campaign.text')}
      actions={
        <>
          {isOpen && (
            <CampaignLink source="campaign" className={buttonClass()}>
              {t('campaign.link')}
              <Icon name="out" size={18} />
            </CampaignLink>
          )}
          <Link className={buttonClass('quiet')} to="/scenarios">
            {t('action.toScenarios')}
          </Link>
        </>
      }
    >
      {!isOpen && <p>{t('campaign.none')}</p>}
    </PlainPage>
  )
}
