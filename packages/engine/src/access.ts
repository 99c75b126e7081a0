import { IDLE_LIMIT } from './limits.ts'

/** A visit lasts until 24 hours pass without activity. Starting a game needs an open one. */
export const isVisitOpen = (visit: { readonly activeAt: number | null }, now: number): boolean =>
  visit.activeAt !== null && now - visit.activeAt <= IDLE_LIMIT

/** A demo game that nobody touched for 24 hours must be resumed before it is played on. */
export const isExpired = (game: { readonly mode: string; readonly activeAt: number }, now: number): boolean =>
  game.mode === 'demo' && now - game.activeAt > IDLE_LIMIT

export type Access =
  | { readonly granted: true; readonly count: number; readonly returning: boolean }
  | { readonly granted: false; readonly count: number }

/** The next access of an email that has had `count` of `max`. Refused accesses are not counted. */
export const nextAccess = (count: number, max: number): Access =>
  count >= max ? { granted: false, count } : { granted: true, count: count + 1, returning: count > 0 }

export type RefusedTo = '/kickstarter' | '/scenarios' | RememberedPage

/** Where somebody goes who has no access left. Only a browser tied to the email is told its last page. */
export const refusedTo = (
  visitor: { readonly completedDemo: boolean; readonly lastPage: RememberedPage | null },
  tied: boolean,
): RefusedTo => {
  if (visitor.completedDemo) return '/kickstarter'
  return (tied ? visitor.lastPage : null) ?? '/scenarios'
}

export const REMEMBERED_PAGES = [
  '/scenarios',
  '/scenario-wizard',
  '/npc-wizard',
  '/protagonist-wizard',
  '/interview',
  '/gameplay',
] as const
export type RememberedPage = (typeof REMEMBERED_PAGES)[number]

/** The remembered page a path belongs to; other pages are nobody's business. */
export const rememberedPage = (path: string): RememberedPage | undefined =>
  REMEMBERED_PAGES.find((page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`))

export const mayCreateSave = (saves: number, max: number): boolean => saves < max
