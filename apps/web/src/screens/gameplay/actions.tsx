import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../parts/choice-list.tsx'
import { SayBox } from '../../parts/say-box.tsx'
import { type Deed, useGame } from '../../state/game.ts'
import styles from './gameplay.module.css'
import type { StoryPage } from './page.ts'

interface ActionsProps {
  page: StoryPage
  /** The last try did not go through. */
  isRefused: boolean
  onPlay: (deed: Deed) => void
}

/** What the player may do: take a choice, or write. */
export const Actions = ({ page, isRefused, onPlay }: ActionsProps) => {
  const { t } = useTranslation()
  const words = useGame((memory) => memory.words)
  return (
    <section className={styles.actions} aria-label={t('gameplay.choices')}>
      <ChoiceList
        label={t('gameplay.choices')}
        choices={page.choices}
        onChoose={(choiceId) => {
          const text = page.choices.find(({ choice_id }) => choice_id === choiceId)?.text ?? ''
          onPlay({ kind: 'choice', choiceId, text })
        }}
      />
      <SayBox
        label={t('gameplay.sayLabel')}
        placeholder={t('gameplay.say')}
        send={t('gameplay.send')}
        words={words}
        onChange={(typed) => useGame.setState({ words: typed })}
        onSend={(text) => onPlay({ kind: 'words', text })}
      />
      {isRefused && words !== '' && <p className={styles.kept}>{t('gameplay.kept')}</p>}
    </section>
  )
}
