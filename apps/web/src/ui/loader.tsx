import styles from './loader.module.css'
import { Logo } from './logo.tsx'

export const Dots = () => (
  <span className={styles.dots} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
)

/** Something is on its way: the thread ties the logo, with a text and three dots. */
export const Loader = ({ text }: { text: string }) => (
  <div className={styles.loader} role="status">
    <Logo drawing className={styles.logo} />
    <p className={styles.text}>
      {text}
      <Dots />
    </p>
  </div>
)
