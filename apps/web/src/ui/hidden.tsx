import type { ReactNode } from 'react'
import styles from './field.module.css'

/** Heard, not seen. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)
