import type { Scenario, ScenarioDetail } from '@inyeon/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readScenario } from '../../client/game-client.ts'
import { useAnswer } from '../../client/use-answer.ts'
import { Monogram } from '../../parts/monogram.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loader } from '../../ui/loader.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './sheet.module.css'

interface DetailsProps {
  scenario: Scenario
  onBegin: () => void
  onClose: () => void
}

/** What a story is about, to read and not to change. */
export const Details = ({ scenario, onBegin, onClose }: DetailsProps) => {
  const { t } = useTranslation()
  const heading = useId()
  const { answer, again } = useAnswer(scenario.id, () => readScenario(scenario.id))
  return (
    <Dialog labelledBy={heading} closeLabel={t('action.close')} onClose={onClose}>
      <img className={styles.picture} src={scenario.preview_image} alt="" />
      <div className={styles.body}>
        <h2 id={heading}>{scenario.name}</h2>
        {answer.state === 'waiting' && <Loader text={t('loading.text')} />}
        {answer.state === 'failed' && (
          <Notice
            tone="danger"
            actions={
              <Button small onClick={again}>
                {t('action.retry')}
              </Button>
            }
          >
            {t('scenarios.failed')}
          </Notice>
        )}
        {answer.state === 'here' && <Reading detail={answer.value} />}
        {scenario.is_available ? (
          <div>
            <Button onClick={onBegin}>{t('scenarios.begin')}</Button>
          </div>
        ) : (
          <p>{t('scenarios.notOpen')}</p>
        )}
      </div>
    </Dialog>
  )
}

const Reading = ({ detail }: { detail: ScenarioDetail }) => {
  const { t } = useTranslation()
  const { details, initial_state } = detail
  const people = Object.entries(initial_state.npcs)
  return (
    <>
      {(
        [
          ['worldSetting', details.world_setting],
          ['storyMechanics', details.story_mechanics],
          ['narrativeObjective', details.narrative_objective],
        ] as const
      ).map(([title, text]) => (
        <section key={title}>
          <h3>{t(`scenarios.${title}`)}</h3>
          <p className={styles.read}>{text}</p>
        </section>
      ))}
      {people.length > 0 && (
        <section>
          <h3>{t('scenarios.cast')}</h3>
          <ul className={styles.people}>
            {people.map(([id, { full_name, nickname, role, age }]) => (
              <li key={id} className={styles.person}>
                <Monogram name={nickname || full_name} />
                <span>
                  <bdi>{full_name}</bdi>
                  <small>{t('scenarios.castLine', { role, age })}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
