import { useTranslation } from 'react-i18next'
import { Knots } from '../../ui/knots.tsx'
import styles from './gameplay.module.css'

/** The turns on one thread: upright beside the story, lying above it where there is no room. */
export const TurnKnots = ({ turn, max }: { turn: number; max: number }) => {
  const { t } = useTranslation()
  const label = turn === 0 ? t('gameplay.opening') : t('gameplay.turn', { turn, max })
  return (
    <div className={styles.rail}>
      <p className={styles.turn}>{label}</p>
      <div className={styles.upright} aria-hidden="true">
        <Knots count={max} done={Math.max(0, turn - 1)} label={label} upright />
      </div>
      <div className={styles.lying} aria-hidden="true">
        <Knots count={max} done={Math.max(0, turn - 1)} label={label} />
      </div>
    </div>
  )
}
