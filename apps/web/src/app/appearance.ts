import { type Preferences, usePreferences } from '../state/preferences.ts'

const wear = ({ theme, fontSize }: Preferences) => {
  const { documentElement: page } = document
  page.dataset.theme = theme
  page.style.setProperty('--reading-size', `${fontSize}px`)
}

/** The page wears the reader's theme and size, now and whenever they change. */
export const keepAppearance = (): void => {
  wear(usePreferences.getState())
  usePreferences.subscribe(wear)
}
