import { METERS } from '@inyeon/engine'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CampaignLink } from '../../parts/campaign-link.tsx'
import { Monogram } from '../../parts/monogram.tsx'
import { NpcMeter } from '../../parts/npc-meter.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bondOf } from './bond.ts'
import styles from './ending.module.css'
import { paragraphsOf, type StoryPage } from './page.ts'

/** An ending that says more than one thing begins with its name. */
const endingOf = (message: string | null): { name: string | undefined; lines: readonly string[] } => {
  const [first, ...rest] = paragraphsOf(message ?? '')
  return rest.length === 0
    ? { name: undefined, lines: first === undefined ? [] : [first] }
    : { name: first, lines: rest }
}

/** The last page: how it ended, where everybody stands, and the invitation. */
export const Ending = ({ page: { endMessage, people } }: { page: StoryPage }) => {
  const { t } = useTranslation()
  const { name, lines } = endingOf(endMessage)
  return (
    <section className={styles.ending} aria-labelledby="ending">
      <h2 id="ending">{name ?? t('ending.heading')}</h2>
      {lines.map((line) => (
        <p className={styles.message} key={line}>
          {line}
        </p>
      ))}
      <h3>{t('ending.bonds')}</h3>
      <ul className={styles.bonds}>
        {Object.entries(people).map(([id, sheet]) => (
          <li key={id}>
            <div className={styles.who}>
              <Monogram name={sheet.nickname || sheet.full_name} small />
              <span>
                <bdi>{sheet.full_name}</bdi>
                <small>{t(`ending.bond.${bondOf(sheet)}`)}</small>
              </span>
            </div>
            <div className={styles.meters}>
              {METERS.map((meter) => (
                <NpcMeter key={meter} meter={meter} value={sheet[meter]} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.invitation}>{t('ending.invitation')}</p>
      <div className={styles.actions}>
        <CampaignLink source="demo_end" className={buttonClass()}>
          {t('action.toCampaign')}
          <Icon name="out" size={18} />
        </CampaignLink>
        <Link className={buttonClass('quiet')} to="/scenarios">
          {t('ending.another')}
        </Link>
      </div>
    </section>
  )
}
