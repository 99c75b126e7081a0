import type { Scenario } from '@inyeon/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { listScenarios } from '../../client/game-client.ts'
import { useAnswer } from '../../client/use-answer.ts'
import { Heading } from '../../parts/heading.tsx'
import { usePreferences } from '../../state/preferences.ts'
import { useSubscription } from '../../state/subscription.ts'
import { Button } from '../../ui/button.tsx'
import { Loader } from '../../ui/loader.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Cast } from './cast.tsx'
import { Details } from './details.tsx'
import { Saves } from './saves.tsx'
import styles from './scenarios.module.css'
import { Shelf } from './shelf.tsx'

type Opened = { readonly kind: 'details' | 'cast'; readonly scenario: Scenario }

/** The shelf of stories, and on top of it those that are open. */
export const Scenarios = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = usePreferences((state) => state.language)
  const isNobody = useSubscription((state) => state.status === 'nobody')
  const { answer, again } = useAnswer(language, listScenarios)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  // a story is begun by somebody: without an email the way leads past the door
  const begin = (scenario: Scenario) => (isNobody ? navigate('/') : setOpened({ kind: 'cast', scenario }))
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Heading>{t('scenarios.heading')}</Heading>
        <Saves />
      </div>
      {answer.state === 'waiting' && <Loader text={t('scenarios.loading')} />}
      {answer.state === 'failed' && (
        <div className={styles.notice}>
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
        </div>
      )}
      {answer.state === 'here' && (
        <Shelf
          scenarios={answer.value}
          onBegin={begin}
          onDetails={(scenario) => setOpened({ kind: 'details', scenario })}
        />
      )}
      {opened?.kind === 'details' && (
        <Details scenario={opened.scenario} onClose={close} onBegin={() => begin(opened.scenario)} />
      )}
      {opened?.kind === 'cast' && <Cast scenario={opened.scenario} onClose={close} />}
    </div>
  )
}
