import { classes } from './classes.ts'
import styles from './logo.module.css'

const THREAD = 'M18 44C26 62 46 58 54 40C60 26 58 8 50 8C42 8 42 26 54 40C64 54 82 60 90 44'

/** The two circles of 인연, joined by one looped thread. `drawing` ties it over and over. */
export const Logo = ({
  drawing = false,
  className,
}: {
  drawing?: boolean
  className?: string | undefined
}) => (
  <svg
    viewBox="0 0 108 60"
    className={classes(styles.logo, className)}
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <circle className={styles.ring} cx="18" cy="30" r="14" />
    <circle className={styles.ring} cx="90" cy="30" r="14" />
    {drawing && <path className={styles.ghost} d={THREAD} />}
    <path
      className={classes(styles.thread, drawing && styles.drawn)}
      d={THREAD}
      pathLength={drawing ? 1 : undefined}
    />
  </svg>
)
