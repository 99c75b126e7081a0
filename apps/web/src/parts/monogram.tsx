import { classes } from '../ui/classes.ts'
import styles from './monogram.module.css'

/** A person as one of the logo's circles, until a portrait takes its place. The name always stands beside it. */
export const Monogram = ({ name, small = false }: { name: string; small?: boolean }) => (
  <span className={classes(styles.monogram, small && styles.small)} aria-hidden="true">
    {[...name.trim()][0]?.toUpperCase()}
  </span>
)
