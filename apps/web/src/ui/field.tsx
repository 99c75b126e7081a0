import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

interface FieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  /** The label is still there for a screen reader. */
  hideLabel?: boolean
}

/** One line of input with its label and, when something is wrong, the words for it. */
export const Field = ({ label, error, hideLabel = false, className, ...input }: FieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={hideLabel ? styles.hidden : styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={classes(styles.input, className)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p className={styles.error} id={id} role="alert">
    <Icon name="alert" size={17} />
    <span>{children}</span>
  </p>
)
