import { LENGTHS } from '@inyeon/engine'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { isSend } from '../ui/composing.ts'
import { Hidden } from '../ui/hidden.tsx'
import styles from './say-box.module.css'

interface SayBoxProps {
  label: string
  placeholder: string
  send: string
  words: string
  disabled?: boolean
  onChange: (words: string) => void
  onSend: (words: string) => void
}

/** As the wire counts: code points, after trimming. */
const lengthOf = (words: string) => [...words.normalize('NFC').trim()].length

/** The player's own words. They stay in the box until whoever listens takes them out. */
export const SayBox = ({
  label,
  placeholder,
  send,
  words,
  disabled = false,
  onChange,
  onSend,
}: SayBoxProps) => {
  const { t } = useTranslation()
  const foot = useId()
  const length = lengthOf(words)
  const isTooLong = length > LENGTHS.action
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!disabled && length > 0 && !isTooLong) onSend(words.trim())
  }
  return (
    <form className={styles.box} onSubmit={submit}>
      <div className={styles.row}>
        <textarea
          rows={1}
          aria-label={label}
          aria-describedby={foot}
          aria-invalid={isTooLong}
          placeholder={placeholder}
          value={words}
          enterKeyHint="send"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!isSend({ ...pressed(event), isComposing: event.nativeEvent.isComposing })) return
            event.preventDefault()
            submit()
          }}
        />
        <Button type="submit" small disabled={disabled || length === 0 || isTooLong}>
          {send}
        </Button>
      </div>
      <p className={styles.foot} id={foot}>
        <span className={classes(isTooLong && styles.tooLong)} role={isTooLong ? 'alert' : undefined}>
          {isTooLong ? t('gameplay.tooLong', { max: LENGTHS.action }) : ''}
        </span>
        <span className={classes(isTooLong && styles.tooLong)}>
          <span aria-hidden="true">
            {length} / {LENGTHS.action}
          </span>
          <Hidden>{t('gameplay.counter', { length, max: LENGTHS.action })}</Hidden>
        </span>
      </p>
    </form>
  )
}

const pressed = ({ key, keyCode, shiftKey }: { key: string; keyCode: number; shiftKey: boolean }) => ({
  key,
  keyCode,
  shiftKey,
})
