import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone?: 'plain' | 'danger'
  children: ReactNode
  /** The way on. */
  actions?: ReactNode
}

/** Something the reader should know, in words, with a way on. */
export const Notice = ({ tone = 'plain', children, actions }: NoticeProps) => (
  <div
    className={classes(styles.notice, tone === 'danger' && styles.danger)}
    role={tone === 'danger' ? 'alert' : 'status'}
  >
    <Icon name="alert" />
    <div className={styles.body}>
      <div>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  </div>
)
