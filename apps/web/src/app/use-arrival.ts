import { rememberedPage } from '@inyeon/engine'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { recordPageView } from '../client/events.ts'
import { rememberPage } from '../client/game-client.ts'
import { useSubscription } from '../state/subscription.ts'
import type { pages } from './pages.ts'

/** A screen that comes in late may have scrolled while it grew. */
const SETTLED = 150

/** What happens whenever somebody arrives at a screen. */
export const useArrival = (path: string, title: (typeof pages)[number]['title'] | undefined): void => {
  const { t, i18n } = useTranslation()
  const isKnown = useSubscription((state) => state.status === 'known')

  useEffect(() => {
    recordPageView(path)
    window.scrollTo(0, 0)
    const settled = setTimeout(() => window.scrollTo(0, 0), SETTLED)
    return () => clearTimeout(settled)
  }, [path])

  useEffect(() => {
    const page = rememberedPage(path)
    if (isKnown && page !== undefined) rememberPage(page).catch(() => undefined)
  }, [path, isKnown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same title in another language is another title
  useEffect(() => {
    if (title === undefined) return
    document.title =
      title === 'landing' ? t('titles.landing') : t('titles.page', { screen: t(`titles.${title}`) })
  }, [title, i18n.language])
}
