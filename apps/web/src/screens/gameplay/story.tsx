import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Hidden } from '../../ui/hidden.tsx'
import { Dots } from '../../ui/loader.tsx'
import { Changes } from './changes.tsx'
import styles from './gameplay.module.css'
import { type Passage, paragraphsOf, type StoryPage } from './page.ts'
import type { Telling } from './use-gameplay.ts'

/** The passage of this turn; what came before it is folded away, and can be read again at any time. */
export const Story = ({ page, telling }: { page: StoryPage; telling: Telling | undefined }) => {
  const { t } = useTranslation()
  const top = useRef<HTMLDivElement>(null)
  const isTelling = telling !== undefined
  const past = isTelling ? [...page.past, page.now] : page.past
  const now: Passage = isTelling ? { deed: telling.deed.text, prose: telling.told } : page.now

  useEffect(() => {
    if (isTelling) top.current?.scrollIntoView({ block: 'start' })
  }, [isTelling])

  return (
    <section className={styles.story} ref={top}>
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{t('gameplay.before')}</summary>
          {past.map((passage, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: passages are only ever added at the end
            <Told key={index} passage={passage} />
          ))}
        </details>
      )}
      <Told passage={now} />
      {isTelling && (
        <p className={styles.waiting} role="status">
          {t('gameplay.telling')}
          <Dots />
        </p>
      )}
      {!isTelling && (
        <div className={styles.narrowOnly}>
          <Changes changes={page.changes} people={page.people} />
        </div>
      )}
      {/* read aloud once it is whole, not word by word as it comes */}
      <div aria-live="polite">
        <Hidden>{isTelling ? '' : page.now.prose}</Hidden>
      </div>
    </section>
  )
}

const Told = ({ passage: { deed, prose } }: { passage: Passage }) => (
  <>
    {deed !== null && (
      <p className={styles.deed}>
        <bdi>{deed}</bdi>
      </p>
    )}
    {paragraphsOf(prose).map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph grows in its place while it is told
      <p key={index}>{paragraph}</p>
    ))}
  </>
)
