import { classes } from './classes.ts'
import styles from './knots.module.css'

type Point = readonly [x: number, y: number]

const SPACE = 28
const MARGIN = 14

/** The knots hang a little to either side, as on a thread somebody holds. */
const knotAt = (index: number, upright: boolean): Point => {
  const along = MARGIN + index * SPACE
  const aside = 20 + Math.sin(index * 0.9) * (upright ? 7 : 4)
  return upright ? [aside, along] : [along, aside]
}

const thread = (points: readonly Point[], upright: boolean) =>
  points
    .map(([x, y], index) => {
      const before = points[index - 1]
      if (before === undefined) return `M${x} ${y}`
      const pull = SPACE * 0.45
      return upright
        ? `C${before[0]} ${before[1] + pull} ${x} ${y - pull} ${x} ${y}`
        : `C${before[0] + pull} ${before[1]} ${x - pull} ${y} ${x} ${y}`
    })
    .join('')

interface KnotsProps {
  count: number
  /** Knots already tied; the one after them is where we stand. */
  done: number
  /** "Turn 6 of 15": the drawing alone would say it to half of the readers. */
  label: string
  upright?: boolean
}

/** Steps on one thread: filled behind, ringed here, open ahead. */
export const Knots = ({ count, done, label, upright = false }: KnotsProps) => {
  const points = Array.from({ length: count }, (_, index) => knotAt(index, upright))
  const length = MARGIN * 2 + Math.max(0, count - 1) * SPACE
  return (
    <svg
      className={classes(styles.knots, upright && styles.upright)}
      viewBox={upright ? `0 0 40 ${length}` : `0 0 ${length} 40`}
      preserveAspectRatio={upright ? 'xMidYMin meet' : 'xMinYMid meet'}
      fill="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.ahead} d={thread(points, upright)} />
      {done > 0 && <path className={styles.behind} d={thread(points.slice(0, done + 1), upright)} />}
      {points.map(([x, y], index) => {
        if (index < done) return <circle key={`${x}/${y}`} className={styles.tied} cx={x} cy={y} r={5} />
        if (index > done) return <circle key={`${x}/${y}`} className={styles.open} cx={x} cy={y} r={4.5} />
        return (
          <g key={`${x}/${y}`}>
            <circle className={styles.ring} cx={x} cy={y} r={11} />
            <circle className={styles.tied} cx={x} cy={y} r={6} />
          </g>
        )
      })}
    </svg>
  )
}
