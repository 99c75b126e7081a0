import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfiguration } from '../../state/configuration.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { InterviewTrouble } from './use-interview.ts'

interface TroubleNoticeProps {
  trouble: InterviewTrouble
  onRetry: (() => void) | undefined
}

/** Each refusal with its sentence and its way on; pressing the same answer again is always one of them. */
export const TroubleNotice = ({ trouble, onRetry }: TroubleNoticeProps) => {
  const { t } = useTranslation()
  const max = useConfiguration((config) => config.max_saves)
  const words = {
    interview: t('interview.failed'),
    start: t('start.failed'),
    network: t('errors.network'),
    unknown: t('problem.unknown'),
    saveLimit: t('start.saveLimit', { max }),
    locked: t('start.locked'),
    backersOnly: t('start.backersOnly'),
    tooMany: t('errors.tooMany'),
    unavailable: t('errors.busy'),
  } as const satisfies Record<InterviewTrouble['kind'], string>
  const seconds = 'seconds' in trouble ? trouble.seconds : undefined
  return (
    <Notice tone="danger" actions={<Way trouble={trouble} onRetry={onRetry} />}>
      {words[trouble.kind]} {seconds !== undefined && t('problem.wait', { seconds })}
    </Notice>
  )
}

const Way = ({ trouble: { kind }, onRetry }: TroubleNoticeProps) => {
  const { t } = useTranslation()
  if (kind === 'unknown') {
    return (
      <Link className={buttonClass('quiet', true)} to="/">
        {t('action.toStart')}
      </Link>
    )
  }
  if (kind === 'saveLimit' || kind === 'locked' || kind === 'backersOnly') {
    return (
      <Link className={buttonClass('quiet', true)} to="/scenarios">
        {t('action.toScenarios')}
      </Link>
    )
  }
  if (onRetry === undefined) return null
  return (
    <Button kind="quiet" small onClick={onRetry}>
      {t('action.retry')}
    </Button>
  )
}
