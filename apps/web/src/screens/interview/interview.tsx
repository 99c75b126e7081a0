import { INTERVIEW_QUESTIONS } from '@inyeon/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CareCard } from '../../parts/care-card.tsx'
import { ChoiceList } from '../../parts/choice-list.tsx'
import { Heading } from '../../parts/heading.tsx'
import { PlainPage } from '../../parts/plain-page.tsx'
import { SayBox } from '../../parts/say-box.tsx'
import { useGame } from '../../state/game.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Knots } from '../../ui/knots.tsx'
import { Loader } from '../../ui/loader.tsx'
import styles from './interview.module.css'
import { TroubleNotice } from './trouble-notice.tsx'
import { useInterview } from './use-interview.ts'

export const Interview = () => {
  const { t } = useTranslation()
  const { beginning, interview, trouble, chosen, care, isBeginning, open, answer, begin, leaveCare } =
    useInterview()
  if (beginning === null) return <NothingChosen />
  const isComplete = interview?.reply.interview_complete === true
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <p className={styles.story}>{beginning.scenarioName}</p>
        <Heading>{t('interview.heading')}</Heading>
        <Steps answers={interview?.answers ?? 0} />
      </div>
      {interview === null && trouble === undefined && <Loader text={t('interview.loading')} />}
      {interview !== null && (
        <div className={styles.message} aria-live="polite">
          {interview.reply.message
            .split(/\n+/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      )}
      {trouble !== undefined && (
        <TroubleNotice trouble={trouble} onRetry={interview === null ? () => void open() : undefined} />
      )}
      {care !== undefined && <CareCard care={care} onGoOn={leaveCare} />}
      {interview !== null && !isComplete && care === undefined && (
        <Questions
          choices={interview.reply.choices}
          chosen={chosen !== undefined && 'choice_id' in chosen ? chosen.choice_id : undefined}
          isBusy={chosen !== undefined || isBeginning}
          onAnswer={answer}
        />
      )}
      <div className={styles.begin}>
        {isComplete ? (
          <Button disabled={isBeginning} onClick={() => void begin()}>
            {isBeginning ? t('interview.beginning') : t('interview.begin')}
          </Button>
        ) : (
          <Button kind="link" disabled={isBeginning} onClick={() => void begin()}>
            {isBeginning ? t('interview.beginning') : t('interview.skip')}
          </Button>
        )}
      </div>
    </div>
  )
}

const NothingChosen = () => {
  const { t } = useTranslation()
  const hasOpenGame = useGame((memory) => memory.sessionId !== null)
  return (
    <PlainPage
      heading={t('interview.heading')}
      text={t('interview.nobody')}
      actions={
        <>
          <Link className={buttonClass()} to="/scenarios">
            {t('action.toScenarios')}
          </Link>
          {hasOpenGame && (
            <Link className={buttonClass('quiet')} to="/gameplay">
              {t('saves.resume')}
            </Link>
          )}
        </>
      }
    />
  )
}

const Steps = ({ answers }: { answers: number }) => {
  const { t } = useTranslation()
  const label =
    answers >= INTERVIEW_QUESTIONS
      ? t('interview.finished')
      : t('interview.step', { question: answers + 1, max: INTERVIEW_QUESTIONS })
  return (
    <div className={styles.steps}>
      <div className={styles.knots}>
        <Knots count={INTERVIEW_QUESTIONS} done={answers} label={label} />
      </div>
      <span className={styles.step} aria-hidden="true">
        {label}
      </span>
    </div>
  )
}

interface QuestionsProps {
  choices: readonly { readonly choice_id: string; readonly text: string }[]
  chosen: string | undefined
  isBusy: boolean
  onAnswer: ReturnType<typeof useInterview>['answer']
}

const Questions = ({ choices, chosen, isBusy, onAnswer }: QuestionsProps) => {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  return (
    <>
      <ChoiceList
        label={t('gameplay.choices')}
        choices={choices}
        chosen={chosen}
        disabled={isBusy}
        onChoose={(choice_id) => void onAnswer({ choice_id })}
      />
      <SayBox
        label={t('gameplay.sayLabel')}
        placeholder={t('interview.free')}
        send={t('interview.send')}
        words={words}
        disabled={isBusy}
        onChange={setWords}
        onSend={(user_input) => void onAnswer({ user_input }).then((isHeard) => isHeard && setWords(''))}
      />
    </>
  )
}
