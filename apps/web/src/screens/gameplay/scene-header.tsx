import { useTranslation } from 'react-i18next'
import { storyDay, storyTime } from '../../i18n/formats.ts'
import { Heading } from '../../parts/heading.tsx'
import { sceneryOf } from '../../parts/scenery.ts'
import { usePreferences } from '../../state/preferences.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './gameplay.module.css'
import type { StoryPage } from './page.ts'

/** A drama opens on a place: where, which day, what hour, what sky. */
export const SceneHeader = ({ page: { scenario, world }, isHere }: { page: StoryPage; isHere: boolean }) => {
  const { t } = useTranslation()
  const language = usePreferences((state) => state.language)
  return (
    <section className={styles.scene}>
      <img src={sceneryOf(world.scene)} alt="" key={world.scene} />
      <div className={styles.place}>
        {scenario !== null && <p className={styles.scenario}>{scenario}</p>}
        <Heading>{world.location}</Heading>
        <p className={styles.when}>
          <span>
            <Icon name="calendar" size={18} />
            {storyDay(world.date, language)}
          </span>
          <span>
            <Icon name="clock" size={18} />
            {storyTime(world.time, language)}
          </span>
          <span>
            <Icon name="sky" size={18} />
            {t(`gameplay.weather.${world.weather}`)}
          </span>
          {isHere && (
            <span>
              <Icon name="offline" size={18} />
              {t('gameplay.toldHere')}
            </span>
          )}
        </p>
      </div>
    </section>
  )
}
