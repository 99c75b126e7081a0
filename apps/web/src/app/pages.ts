import type { interfaceWords } from '@inyeon/content/interface/en'
import { type ComponentType, lazy } from 'react'

type Title = Exclude<keyof typeof interfaceWords.titles, 'page'>

/** A screen in a chunk of its own, which can be sent for before it is shown. */
const page = (path: string, title: Title, load: () => Promise<ComponentType>, look: Look = {}) => {
  const preload = () => load().then((screen) => ({ default: screen }))
  return { path, title, look, preload, Screen: lazy(preload) }
}

interface Look {
  /** The header lies over a picture. */
  readonly night?: boolean
  /** With the controls for reading, and nothing that distracts from it. */
  readonly reading?: boolean
}

/** The map of the product: every address there is. */
export const pages = [
  page('/', 'landing', () => import('../screens/landing/landing.tsx').then((m) => m.Landing), {
    night: true,
  }),
  page('/scenarios', 'scenarios', () =>
    import('../screens/scenarios/scenarios.tsx').then((m) => m.Scenarios),
  ),
  page('/scenario-wizard', 'scenarioWizard', () =>
    import('../screens/scenario-wizard/scenario-wizard.tsx').then((m) => m.ScenarioWizard),
  ),
  page('/npc-wizard', 'npcWizard', () =>
    import('../screens/npc-wizard/npc-wizard.tsx').then((m) => m.NpcWizard),
  ),
  page('/protagonist-wizard', 'protagonistWizard', () =>
    import('../screens/protagonist-wizard/protagonist-wizard.tsx').then((m) => m.ProtagonistWizard),
  ),
  page(
    '/interview',
    'interview',
    () => import('../screens/interview/interview.tsx').then((m) => m.Interview),
    {
      reading: true,
    },
  ),
  page('/gameplay', 'gameplay', () => import('../screens/gameplay/gameplay.tsx').then((m) => m.Gameplay), {
    reading: true,
  }),
  page('/kickstarter', 'kickstarter', () =>
    import('../screens/kickstarter/kickstarter.tsx').then((m) => m.Kickstarter),
  ),
  page('/access-limit', 'accessLimit', () =>
    import('../screens/access-limit/access-limit.tsx').then((m) => m.AccessLimit),
  ),
  page('/avatar-test', 'avatarTest', () =>
    import('../screens/avatar-test/avatar-test.tsx').then((m) => m.AvatarTest),
  ),
  page('/privacy', 'privacy', () => import('../screens/privacy/privacy.tsx').then((m) => m.Privacy)),
  page('/admin', 'admin', () => import('../screens/admin/admin.tsx').then((m) => m.Admin)),
] as const

export const pageAt = (path: string) => pages.find((known) => known.path === path)
