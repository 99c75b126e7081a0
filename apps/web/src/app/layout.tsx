import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import { GreetingStrip } from '../parts/greeting-strip.tsx'
import { Header } from '../parts/header.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { useForgetful } from '../state/browser.ts'
import { classes } from '../ui/classes.ts'
import { Loader } from '../ui/loader.tsx'
import { Notice } from '../ui/notice.tsx'
import { Boundary } from './boundary.tsx'
import styles from './layout.module.css'
import { pageAt } from './pages.ts'
import { useArrival } from './use-arrival.ts'

/** What surrounds every screen. */
export const Layout = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const forgetful = useForgetful((state) => state.forgetful)
  useArrival(pathname, page?.title)
  return (
    <div className={classes(styles.page, page?.look.reading && styles.plain)}>
      <a className={styles.skip} href="#content">
        {t('layout.skip')}
      </a>
      <TopBar />
      <GreetingStrip />
      {forgetful && (
        <div className={styles.forgetful}>
          <Notice>{t('offline.forgetful')}</Notice>
        </div>
      )}
      <div className={styles.frame}>
        <Header {...page?.look} />
        <main id="content" className={styles.content} tabIndex={-1}>
          <Boundary key={pathname}>
            <Suspense fallback={<Loader text={t('loading.text')} />}>
              <Outlet />
            </Suspense>
          </Boundary>
        </main>
      </div>
      {page?.look.reading !== true && (
        <footer className={styles.foot}>
          <Link to="/privacy">{t('titles.privacy')}</Link>
        </footer>
      )}
    </div>
  )
}
