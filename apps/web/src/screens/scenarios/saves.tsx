import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { deleteSave, listSaves, type SavedGame } from '../../client/game-client.ts'
import { Refusal } from '../../client/refusal.ts'
import { useAnswer } from '../../client/use-answer.ts'
import { calendarDay } from '../../i18n/formats.ts'
import { closeGame, openGame, useGame } from '../../state/game.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useSubscription } from '../../state/subscription.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './saves.module.css'

/** The stories this visitor can go on with. */
export const Saves = () => {
  const { t } = useTranslation()
  const email = useSubscription((state) => state.me?.email)
  const language = usePreferences((state) => state.language)
  const { answer, again } = useAnswer(`${email}/${language}`, () => listSaves(email))
  const [doomed, setDoomed] = useState<SavedGame>()
  if (answer.state === 'waiting') return null
  if (answer.state === 'failed') {
    return (
      <Notice
        tone="danger"
        actions={
          <Button kind="quiet" small onClick={again}>
            {t('action.retry')}
          </Button>
        }
      >
        {t('saves.failed')}
      </Notice>
    )
  }
  if (answer.value.length === 0) return null
  return (
    <section className={styles.saves} aria-label={t('saves.heading')}>
      {answer.value.map((saved) => (
        <Save key={saved.save.session_id} saved={saved} onDelete={() => setDoomed(saved)} />
      ))}
      {doomed !== undefined && (
        <Farewell
          saved={doomed}
          onClose={() => setDoomed(undefined)}
          onGone={() => {
            setDoomed(undefined)
            again()
          }}
        />
      )}
    </section>
  )
}

const Save = ({ saved: { save, here }, onDelete }: { saved: SavedGame; onDelete: () => void }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = usePreferences((state) => state.language)
  const { scenario_id, scenario_name, current_turn: turn, max_turns: max, created_at, game_ended } = save
  const mode = here ? t('saves.here') : t(`saves.${save.mode}`)
  const date = calendarDay(created_at, language)
  return (
    <article className={styles.save}>
      <img src={previewOf(scenario_id)} alt="" />
      <div>
        <strong>{scenario_name}</strong>
        <small>
          {game_ended ? t('saves.ended', { mode, date }) : t('saves.line', { turn, max, mode, date })}
        </small>
      </div>
      <div className={styles.actions}>
        <Button
          kind={game_ended ? 'quiet' : 'primary'}
          small
          onClick={() => {
            openGame(save.session_id, null)
            navigate('/gameplay')
          }}
        >
          {game_ended ? t('saves.read') : t('saves.resume')}
        </Button>
        <Button kind="icon" aria-label={t('saves.remove', { name: scenario_name })} onClick={onDelete}>
          <Icon name="trash" />
        </Button>
      </div>
    </article>
  )
}

/** A scenario of the player's own has no picture yet; the first one lends it. */
const previewOf = (scenario: string) =>
  `/art/scenarios/${scenario === 'custom' ? 'sinchon' : encodeURIComponent(scenario)}.svg`

interface FarewellProps {
  saved: SavedGame
  onClose: () => void
  onGone: () => void
}

/** Asks once more before a story is deleted; the hand rests on keeping it. */
const Farewell = ({ saved: { save }, onClose, onGone }: FarewellProps) => {
  const { t } = useTranslation()
  const heading = useId()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const letGo = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await deleteSave(save.session_id).catch((failure: unknown) => {
        // deleted in another window: that is what was wanted
        if (!(failure instanceof Refusal && failure.problem.code === 'NOT_FOUND')) throw failure
      })
      if (useGame.getState().sessionId === save.session_id) closeGame()
      onGone()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Dialog small labelledBy={heading} closeLabel={t('action.close')} onClose={onClose}>
      <div className={styles.confirm}>
        <h2 id={heading}>{t('saves.confirmHeading')}</h2>
        <p>{t('saves.confirm', { name: save.scenario_name })}</p>
        {hasFailed && <Notice tone="danger">{t('errors.generic')}</Notice>}
        <div className={styles.buttons}>
          <Button kind="quiet" autoFocus onClick={onClose}>
            {t('saves.keep')}
          </Button>
          <Button kind="danger" disabled={isBusy} onClick={() => void letGo()}>
            {isBusy ? t('saves.deleting') : t('saves.delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
