import type { ClickSource } from '@inyeon/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recordCampaignClick } from '../client/events.ts'
import { campaignUrl, useConfiguration } from '../state/configuration.ts'
import { Hidden } from '../ui/hidden.tsx'

interface CampaignLinkProps {
  source: ClickSource
  className?: string | undefined
  children: ReactNode
}

/** Out to the campaign in a new tab; to our own page about it while the operator has named no address. */
export const CampaignLink = ({ source, className, children }: CampaignLinkProps) => {
  const { t } = useTranslation()
  const url = useConfiguration(campaignUrl)
  return (
    <a
      className={className}
      href={url ?? '/kickstarter'}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => recordCampaignClick(source)}
    >
      {children}
      <Hidden>{t('topBar.newTab')}</Hidden>
    </a>
  )
}
