import { useTranslation } from 'react-i18next'
import { Knots } from '../../ui/knots.tsx'
import styles from './gameplay.module.css'
import type { StoryPage } from './page.ts'

/** The turns on one thread: upright beside the story, lying above it where there is no room. */
export const TurnKnots = ({ page: { turn, max, ended } }: { page: StoryPage }) => {
  const { t } = useTranslation()
  const done = ended ? max : Math.max(0, turn - 1)
  const label = turn === 0 ? t('gameplay.opening') : t('gameplay.turn', { turn, max })
  return (
    <div className={styles.rail}>
      <div className={styles.still}>
        <p className={styles.turn}>{label}</p>
        <div className={styles.upright} aria-hidden="true">
          <Knots count={max} done={done} label={label} upright />
        </div>
      </div>
      <div className={styles.lying} aria-hidden="true">
        <Knots count={max} done={done} label={label} />
      </div>
    </div>
  )
}
