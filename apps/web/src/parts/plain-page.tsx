import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'
import styles from './plain-page.module.css'

interface PlainPageProps {
  heading: string
  text?: string
  children?: ReactNode
  actions?: ReactNode
}

/** A page that says one thing and shows a way on. */
export const PlainPage = ({ heading, text, children, actions }: PlainPageProps) => (
  <section className={styles.page}>
    <Heading>{heading}</Heading>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {children}
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </section>
)
