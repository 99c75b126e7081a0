import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { closeGame } from '../../state/game.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Trouble } from './trouble.ts'

interface TroubleNoticeProps {
  trouble: Trouble
  onRetry: () => void
  onReopen: () => void
}

/** What happened, in a sentence, and the way on. */
export const TroubleNotice = (props: TroubleNoticeProps) => {
  const { t } = useTranslation()
  const { trouble } = props
  const seconds = trouble.kind === 'again' ? trouble.seconds : undefined
  return (
    <Notice tone={trouble.kind === 'elsewhere' ? 'plain' : 'danger'} actions={<Way {...props} />}>
      <Sentence trouble={trouble} /> {seconds !== undefined && t('problem.wait', { seconds })}
    </Notice>
  )
}

const Sentence = ({ trouble }: { trouble: Trouble }) => {
  const { t } = useTranslation()
  if (trouble.kind === 'again') return t(`problem.${trouble.why}`)
  if (trouble.kind === 'words') return t('problem.refused', { detail: trouble.detail })
  return t(`problem.${trouble.kind}`)
}

const Way = ({ trouble: { kind }, onRetry, onReopen }: TroubleNoticeProps) => {
  const { t } = useTranslation()
  switch (kind) {
    case 'again':
      return (
        <Button kind="quiet" small onClick={onRetry}>
          {t('action.retry')}
        </Button>
      )
    case 'expired':
      return (
        <Button kind="quiet" small onClick={onReopen}>
          {t('problem.takeUp')}
        </Button>
      )
    case 'notFound':
      return (
        <Link className={buttonClass('quiet', true)} to="/scenarios" onClick={closeGame}>
          {t('action.toScenarios')}
        </Link>
      )
    case 'unknown':
      return (
        <Link className={buttonClass('quiet', true)} to="/">
          {t('action.toStart')}
        </Link>
      )
    default:
      return null
  }
}
