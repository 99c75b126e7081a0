import type { Change, Sheet } from '@inyeon/contract'
import { useTranslation } from 'react-i18next'
import { signed } from '../../i18n/formats.ts'
import { usePreferences } from '../../state/preferences.ts'
import styles from './gameplay.module.css'

interface ChangesProps {
  changes: readonly Change[]
  people: Readonly<Record<string, Sheet>>
}

/** What moved, in words: who, by how much, and because of what. */
export const Changes = ({ changes, people }: ChangesProps) => {
  const { t } = useTranslation()
  const language = usePreferences((state) => state.language)
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes} aria-label={t('gameplay.changes')}>
      {changes.map(({ npc_id, meter, delta, reason, quote }) => {
        const sheet = people[npc_id]
        const change = t('meters.change', { meter: t(`meters.${meter}`), delta: signed(delta, language) })
        return (
          <li key={`${npc_id}/${meter}`} data-meter={meter}>
            <strong>
              <bdi>{sheet?.nickname || sheet?.full_name || npc_id}</bdi> · {change}
            </strong>
            <span>
              {reason}
              {quote !== '' && <q>{quote}</q>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
