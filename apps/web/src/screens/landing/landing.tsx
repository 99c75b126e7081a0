import { useTranslation } from 'react-i18next'
import hangang from '../../art/hangang-dusk.svg'
import hangangNarrow from '../../art/hangang-dusk-narrow.svg'
import { storyDay, storyTime } from '../../i18n/formats.ts'
import { Heading } from '../../parts/heading.tsx'
import { NpcMeter } from '../../parts/npc-meter.tsx'
import { usePreferences } from '../../state/preferences.ts'
import { classes } from '../../ui/classes.ts'
import { CodeForm } from './code-form.tsx'
import { CookiesRefused, EmailForm } from './entrance.tsx'
import styles from './landing.module.css'
import { useEntrance } from './use-entrance.ts'

const EVENING = { date: '2025-11-14', time: '17:42' } as const
const EXAMPLES = { trust: 63, attraction: 71, affection: 58 } as const

export const Landing = () => {
  const { t } = useTranslation()
  const entrance = useEntrance()
  return (
    <>
      <section className={styles.hero}>
        <picture className={styles.scene}>
          <source media="(max-width: 700px)" srcSet={hangangNarrow} />
          <img src={hangang} alt={t('landing.scene')} fetchPriority="high" />
        </picture>
        <div className={styles.copy}>
          <Heading>
            {t('landing.heading')}
            <svg
              className={classes(styles.thread, styles.wide)}
              viewBox="0 2 900 460"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <linearGradient
                id="thread-end"
                gradientUnits="userSpaceOnUse"
                x1="770"
                y1="450"
                x2="886"
                y2="690"
              >
                <stop offset="0" stopColor="#ff4458" />
                <stop offset="1" stopColor="#ff4458" stopOpacity="0" />
              </linearGradient>
              <path
                pathLength={1}
                stroke="url(#thread-end)"
                d="M84 58C112 100 34 128 24 206C14 300 14 424 66 438C150 456 250 430 360 438C480 446 640 452 662 392C676 346 632 338 630 372C630 430 764 424 812 516C852 592 830 684 892 695"
              />
            </svg>
            <svg
              className={classes(styles.thread, styles.narrow)}
              viewBox="0 0 390 60"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path
                pathLength={1}
                stroke="#ff4458"
                d="M-4 46C40 56 120 38 200 42C262 46 330 56 342 26C350 0 322 -4 322 18C324 46 372 38 396 22"
              />
            </svg>
          </Heading>
          <p className={styles.lede}>{t('landing.lede')}</p>
          {entrance.step === 'email' && <EmailForm entrance={entrance} />}
          {entrance.step === 'code' && <CodeForm entrance={entrance} />}
          {entrance.step === 'cookies' && <CookiesRefused entrance={entrance} />}
        </div>
        <Slate />
      </section>
      <HowItPlays />
    </>
  )
}

/** A drama opens on a place, a day and an hour. */
const Slate = () => {
  const { t } = useTranslation()
  const language = usePreferences((state) => state.language)
  return (
    <p className={styles.slate}>
      <strong>{t('landing.place')}</strong>
      {t('landing.sky', { date: storyDay(EVENING.date, language), time: storyTime(EVENING.time, language) })}
    </p>
  )
}

const HowItPlays = () => {
  const { t } = useTranslation()
  return (
    <section className={styles.how}>
      <div>
        <h2>{t('how.heading')}</h2>
        <p className={styles.lead}>{t('how.lede')}</p>
      </div>
      {(['trust', 'attraction', 'affection'] as const).map((meter) => (
        <article className={styles.card} key={meter}>
          <NpcMeter meter={meter} value={EXAMPLES[meter]} />
          <p>{t(`how.${meter}`)}</p>
        </article>
      ))}
    </section>
  )
}
