import { classes } from '../ui/classes.ts'
import { useNumberKeys } from '../ui/use-number-keys.ts'
import styles from './choice-list.module.css'

interface ChoiceListProps {
  label: string
  choices: readonly { readonly choice_id: string; readonly text: string }[]
  /** The one that was taken and is on its way. */
  chosen?: string | undefined
  disabled?: boolean
  onChoose: (choiceId: string) => void
}

/** What is offered, by number: a press or a key takes it. */
export const ChoiceList = ({ label, choices, chosen, disabled = false, onChoose }: ChoiceListProps) => {
  useNumberKeys(disabled ? 0 : choices.length, (index) => {
    const choice = choices[index]
    if (choice !== undefined) onChoose(choice.choice_id)
  })
  return (
    <ol className={styles.list} aria-label={label}>
      {choices.map(({ choice_id, text }, index) => (
        <li key={choice_id}>
          <button
            type="button"
            className={classes(styles.choice, choice_id === chosen && styles.chosen)}
            disabled={disabled}
            onClick={() => onChoose(choice_id)}
          >
            <kbd>{index + 1}</kbd>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
