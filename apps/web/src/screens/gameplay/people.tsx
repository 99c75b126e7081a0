import type { Change, Sheet } from '@inyeon/contract'
import { METERS } from '@inyeon/engine'
import { useTranslation } from 'react-i18next'
import { signed } from '../../i18n/formats.ts'
import { Monogram } from '../../parts/monogram.tsx'
import { NpcMeter, NpcMiniMeter } from '../../parts/npc-meter.tsx'
import { usePreferences } from '../../state/preferences.ts'
import { Icon } from '../../ui/icon.tsx'
import type { StoryPage } from './page.ts'
import styles from './people.module.css'

const nameOf = ({ nickname, full_name }: Sheet) => nickname || full_name

/** Who just answered stands first, then who is there, then the others, each in the story's own order. */
const byPresence = ({ people, changes }: Pick<StoryPage, 'people' | 'changes'>) => {
  const nearness = ([id, sheet]: [string, Sheet]) =>
    Number(changes.some((change) => change.npc_id === id)) * 2 + Number(sheet.present)
  return Object.entries(people).sort((a, b) => nearness(b) - nearness(a))
}

/** Everybody in the story, with the three threads that tie them to the player. */
export const People = ({ page }: { page: StoryPage }) => {
  const { t } = useTranslation()
  return (
    <aside className={styles.panel} aria-label={t('gameplay.who')}>
      {page.protagonist !== null && (
        <details className={styles.you}>
          <summary>
            <span>
              <strong>
                <bdi>{page.protagonist.name}</bdi>
              </strong>
              <small>{t('gameplay.you')}</small>
            </span>
            <Icon name="chevron" />
          </summary>
          {page.protagonist.description !== undefined && <p>{page.protagonist.description}</p>}
        </details>
      )}
      {byPresence(page).map(([id, sheet]) => (
        <article className={styles.npc} key={id}>
          <Monogram name={nameOf(sheet)} />
          <div>
            <h2>
              <bdi>{nameOf(sheet)}</bdi>
            </h2>
            <p className={styles.role}>
              {t('gameplay.role', { role: sheet.role, age: sheet.age })}
              {!sheet.present && <span className={styles.away}>{t('gameplay.away')}</span>}
            </p>
            {METERS.map((meter) => (
              <NpcMeter
                key={meter}
                meter={meter}
                value={sheet[meter]}
                delta={page.changes.find((change) => change.npc_id === id && change.meter === meter)?.delta}
              />
            ))}
            <Reasons changes={page.changes.filter((change) => change.npc_id === id)} />
          </div>
        </article>
      ))}
    </aside>
  )
}

/** Why the threads moved, beside them; on a narrow screen it stands under the passage instead. */
const Reasons = ({ changes }: { changes: readonly Change[] }) => {
  const { t } = useTranslation()
  const language = usePreferences((state) => state.language)
  if (changes.length === 0) return null
  return (
    <ul className={styles.reasons} aria-label={t('gameplay.changes')}>
      {changes.map(({ meter, delta, reason, quote }) => (
        <li key={meter} data-meter={meter}>
          <strong>
            {t('meters.change', { meter: t(`meters.${meter}`), delta: signed(delta, language) })}
          </strong>{' '}
          {reason} {quote !== '' && <q>{quote}</q>}
        </li>
      ))}
    </ul>
  )
}

/** The same at a glance, on a narrow screen; the panel below has it in full. */
export const PeopleStrip = ({ page }: { page: StoryPage }) => {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={styles.strip} tabIndex={0} aria-label={t('gameplay.who')}>
      {byPresence(page).map(([id, sheet]) => (
        <li key={id}>
          <Monogram name={nameOf(sheet)} small />
          <span>
            <strong>
              <bdi>{nameOf(sheet)}</bdi>
            </strong>
            <span className={styles.mini}>
              {METERS.map((meter) => (
                <NpcMiniMeter key={meter} meter={meter} value={sheet[meter]} />
              ))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
