import { useTranslation } from 'react-i18next'
import { useConfiguration } from '../state/configuration.ts'
import { Icon } from '../ui/icon.tsx'
import { CampaignLink } from './campaign-link.tsx'
import styles from './top-bar.module.css'

export const TopBar = () => {
  const { t } = useTranslation()
  const isShown = useConfiguration((config) => config.top_bar)
  if (!isShown) return null
  return (
    <aside className={styles.bar} aria-label={t('topBar.label')}>
      <span>
        <strong>{t('topBar.message')}</strong> <span className={styles.more}>{t('topBar.more')}</span>
      </span>
      <CampaignLink source="top_bar" className={styles.link}>
        {t('topBar.link')}
        <Icon name="out" size={17} />
      </CampaignLink>
    </aside>
  )
}
