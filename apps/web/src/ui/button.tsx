import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'link' | 'icon'

export const buttonClass = (kind: ButtonKind = 'primary', small = false, more?: string) =>
  kind === 'link' || kind === 'icon'
    ? classes(styles[kind], more)
    : classes(styles.button, kind !== 'primary' && styles[kind], small && styles.small, more)

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind
  small?: boolean
}

/** A press. The primary one carries the stitch, and there is one of it in a view. */
export const Button = ({ kind, small, className, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={buttonClass(kind, small, className)} />
)
