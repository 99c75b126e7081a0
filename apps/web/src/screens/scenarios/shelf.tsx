import type { Scenario } from '@inyeon/contract'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './scenarios.module.css'

interface ShelfProps {
  scenarios: readonly Scenario[]
  onBegin: (scenario: Scenario) => void
  onDetails: (scenario: Scenario) => void
}

/** Open stories as posters, locked ones as a column beside them. */
export const Shelf = ({ scenarios, onBegin, onDetails }: ShelfProps) => {
  const { t } = useTranslation()
  if (scenarios.length === 0) return <Notice>{t('scenarios.empty')}</Notice>
  const locked = scenarios.filter(({ is_available }) => !is_available)
  return (
    <div className={styles.shelf}>
      {scenarios
        .filter(({ is_available }) => is_available)
        .map((scenario) => (
          <article className={styles.poster} key={scenario.id}>
            <img src={scenario.preview_image} alt="" loading="lazy" />
            <div className={styles.text}>
              <h2>{scenario.name}</h2>
              <p>{scenario.description}</p>
              <div className={styles.actions}>
                <Button onClick={() => onBegin(scenario)}>{t('scenarios.begin')}</Button>
                <Button kind="link" onClick={() => onDetails(scenario)}>
                  {t('scenarios.details')}
                </Button>
              </div>
            </div>
          </article>
        ))}
      {locked.length > 0 && (
        <ul className={styles.lockedList}>
          {locked.map((scenario) => (
            <li key={scenario.id}>
              <button type="button" className={styles.locked} onClick={() => onDetails(scenario)}>
                <img src={scenario.preview_image} alt="" loading="lazy" />
                <span className={styles.padlock}>
                  <Icon name="lock" />
                </span>
                <span className={styles.name}>{scenario.name}</span>
                <span className={styles.what}>{scenario.description}</span>
                <span className={styles.tag}>{t('scenarios.locked')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
