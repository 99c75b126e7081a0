import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { livesHere } from '../../client/game-client.ts'
import { CareCard } from '../../parts/care-card.tsx'
import { PlainPage } from '../../parts/plain-page.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Loader } from '../../ui/loader.tsx'
import { Actions } from './actions.tsx'
import { Ending } from './ending.tsx'
import styles from './gameplay.module.css'
import { People, PeopleStrip } from './people.tsx'
import { SceneHeader } from './scene-header.tsx'
import { Story } from './story.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { TurnKnots } from './turn-knots.tsx'
import { useGameplay } from './use-gameplay.ts'

export const Gameplay = () => {
  const { t } = useTranslation()
  const game = useGameplay()
  const { sessionId, page, trouble, telling, care } = game
  if (sessionId === null) return <NothingOpen />
  const notice = trouble !== undefined && (
    <TroubleNotice trouble={trouble} onRetry={game.retry} onReopen={game.reopen} />
  )
  if (page === undefined) {
    return notice ? (
      <PlainPage heading={t('titles.gameplay')}>{notice}</PlainPage>
    ) : (
      <Loader text={t('gameplay.loading')} />
    )
  }
  const isReady = telling === undefined && care === undefined && !page.ended
  return (
    <div className={styles.stage} data-calm={care !== undefined || undefined}>
      <div className={styles.main}>
        <SceneHeader page={page} isHere={livesHere(sessionId)} />
        <PeopleStrip page={page} />
        <TurnKnots page={page} />
        <div className={styles.column}>
          <Story page={page} telling={telling} />
          {care !== undefined && <CareCard care={care} onGoOn={game.leaveCare} />}
          {notice}
          {isReady && <Actions page={page} isRefused={trouble !== undefined} onPlay={game.play} />}
          {page.ended && telling === undefined && <Ending page={page} />}
        </div>
      </div>
      <People page={page} />
    </div>
  )
}

const NothingOpen = () => {
  const { t } = useTranslation()
  return (
    <PlainPage
      heading={t('titles.gameplay')}
      text={t('gameplay.nothingOpen')}
      actions={
        <Link className={buttonClass()} to="/scenarios">
          {t('action.toScenarios')}
        </Link>
      }
    />
  )
}
