import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './meter.module.css'
import { SINGLE_STITCH, STITCH_WIDTH, STITCHES, type Stitch } from './stitches.ts'

export type MeterColour = 'trust' | 'attraction' | 'affection'

interface MeterProps {
  label: string
  /** The whole sentence for a screen reader. */
  text: string
  value: number
  max: number
  stitch: Stitch
  colour: MeterColour
  change?: ReactNode
}

/** How far a line is sewn. The number is always printed; the shape says which line it is. */
export const Meter = ({ label, text, value, max, stitch, colour, change }: MeterProps) => {
  const clip = useId()
  const sewn = 2 + ((STITCH_WIDTH - 4) * value) / max
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be sewn
    <div
      className={classes(styles.meter, styles[colour], stitch === 'running' && styles.running)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <span className={styles.name}>{label}</span>
      <svg
        className={styles.line}
        viewBox={`0 0 ${STITCH_WIDTH} 16`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <clipPath id={clip}>
          <rect className={styles.window} x="0" y="-4" width={sewn} height="24" />
        </clipPath>
        <path className={styles.base} d={STITCHES[stitch]} />
        <g clipPath={`url(#${clip})`}>
          <path className={styles.fill} d={STITCHES[stitch]} />
        </g>
      </svg>
      <span className={styles.value}>
        {value}
        {change}
      </span>
    </div>
  )
}

/** The same in one stitch and one number, where there is no room for a line. */
export const MiniMeter = ({ text, value, stitch, colour }: Omit<MeterProps, 'label' | 'max' | 'change'>) => (
  <span className={classes(styles.mini, styles[colour])} role="img" aria-label={text}>
    <svg className={styles.sign} viewBox="0 0 16 12" aria-hidden="true">
      <path d={SINGLE_STITCH[stitch]} />
    </svg>
    {value}
  </span>
)
