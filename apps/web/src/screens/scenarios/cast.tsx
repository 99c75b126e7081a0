import type { Protagonist, Scenario } from '@inyeon/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { listProtagonists } from '../../client/game-client.ts'
import { freshId } from '../../client/ids.ts'
import { useAnswer } from '../../client/use-answer.ts'
import { Monogram } from '../../parts/monogram.tsx'
import { chooseBeginning } from '../../state/game.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loader } from '../../ui/loader.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './sheet.module.css'

/** Who the player will be in this story. */
export const Cast = ({ scenario, onClose }: { scenario: Scenario; onClose: () => void }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const heading = useId()
  const { answer, again } = useAnswer('protagonists', listProtagonists)
  const choose = (protagonist: Protagonist) => {
    chooseBeginning({
      scenarioId: scenario.id,
      scenarioName: scenario.name,
      protagonist,
      requestId: freshId(),
    })
    navigate('/interview')
  }
  return (
    <Dialog labelledBy={heading} closeLabel={t('action.close')} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={heading}>{t('protagonists.heading')}</h2>
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
            {t('protagonists.failed')}
          </Notice>
        )}
        {answer.state === 'here' && <Templates all={answer.value} onChoose={choose} />}
      </div>
    </Dialog>
  )
}

interface TemplatesProps {
  all: readonly Protagonist[]
  onChoose: (protagonist: Protagonist) => void
}

const Templates = ({ all, onChoose }: TemplatesProps) => {
  const { t } = useTranslation()
  const open = all.filter(({ is_available }) => is_available)
  return (
    <>
      <p>{t('protagonists.explained', { open: open.length, all: all.length })}</p>
      <ul className={styles.templates}>
        {open.map((protagonist) => {
          const { id, name, age, nationality, description } = protagonist
          return (
            <li key={id} className={styles.template}>
              <Monogram name={name} />
              <div>
                <h3>
                  <bdi>{name}</bdi>
                </h3>
                <small>{t('protagonists.line', { age, nationality })}</small>
                <p>{description}</p>
                <Button kind="quiet" small onClick={() => onChoose(protagonist)}>
                  {t('protagonists.choose', { name })}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
