import type { Sheet } from '@inyeon/contract'
import { METERS } from '@inyeon/engine'
import { useTranslation } from 'react-i18next'
import { Monogram } from '../../parts/monogram.tsx'
import { NpcMeter, NpcMiniMeter } from '../../parts/npc-meter.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { StoryPage } from './page.ts'
import styles from './people.module.css'

const nameOf = ({ nickname, full_name }: Sheet) => nickname || full_name

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
      {Object.entries(page.people).map(([id, sheet]) => (
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
          </div>
        </article>
      ))}
    </aside>
  )
}

/** The same at a glance, on a narrow screen; the panel below has it in full. */
export const PeopleStrip = ({ people }: { people: StoryPage['people'] }) => {
  const { t } = useTranslation()
  const here = Object.entries(people).sort(([, a], [, b]) => Number(b.present) - Number(a.present))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={styles.strip} tabIndex={0} aria-label={t('gameplay.who')}>
      {here.map(([id, sheet]) => (
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
