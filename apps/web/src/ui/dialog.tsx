import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from './button.tsx'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  /** Id of the heading inside. */
  labelledBy: string
  closeLabel: string
  onClose: () => void
  small?: boolean
  children: ReactNode
}

/** The browser's own dialog: it traps focus, closes on Escape and gives focus back. Mounted means open. */
export const Dialog = ({ labelledBy, closeLabel, onClose, small = false, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's; the click is only for the backdrop
    <dialog
      ref={dialog}
      className={classes(styles.dialog, small && styles.small)}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.top}>
        <button
          type="button"
          className={buttonClass('icon', false, styles.close)}
          aria-label={closeLabel}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
