import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { classes } from '../ui/classes.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { OfflineBadge } from './offline-badge.tsx'
import { ReadingControls } from './reading-controls.tsx'

interface HeaderProps {
  /** Lies over a picture instead of above the page. */
  night?: boolean
  /** With the controls for reading a story. */
  reading?: boolean
}

export const Header = ({ night = false, reading = false }: HeaderProps) => {
  const { t } = useTranslation()
  return (
    <header className={classes(styles.header, night && styles.night, reading && styles.reading)}>
      <Link className={styles.home} to="/" aria-label={t('brand.home')}>
        <Logo />
        <span className={styles.name}>{t('brand.name')}</span>
      </Link>
      <div className={styles.tools}>
        <OfflineBadge />
        {reading && <ReadingControls />}
        <LanguageMenu />
      </div>
    </header>
  )
}
