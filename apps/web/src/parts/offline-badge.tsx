import { useTranslation } from 'react-i18next'
import { isOffline, useConnection } from '../state/connection.ts'
import { Hidden } from '../ui/hidden.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './offline-badge.module.css'

/** What is told without the server is always labelled. */
export const OfflineBadge = () => {
  const { t } = useTranslation()
  const offline = useConnection(isOffline)
  return (
    <span role="status">
      {offline && (
        <span className={styles.badge} title={t('offline.explained')}>
          <Icon name="offline" size={17} />
          <span className={styles.word}>{t('offline.badge')}</span>
          <Hidden>{t('offline.explained')}</Hidden>
        </span>
      )}
    </span>
  )
}
