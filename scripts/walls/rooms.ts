/** The house: who lives where and whom each may know. A plug is a subpath such as `@inyeon/store/memory`. */
export interface Room {
  readonly folder: string
  /** Rooms it may import, subpaths included. */
  readonly knows: readonly string[]
  /** Rooms of which it may import the interface and no plug. */
  readonly knowsFace: readonly string[]
  /** Rooms it may import only from `door` and only by import(). */
  readonly knowsLazily: readonly string[]
}

const room = (folder: string, knows: readonly string[], more: Partial<Room> = {}): Room => ({
  folder,
  knows,
  knowsFace: [],
  knowsLazily: [],
  ...more,
})

export const ROOMS: Readonly<Record<string, Room>> = {
  engine: room('packages/engine', []),
  content: room('packages/content', ['engine']),
  contract: room('packages/contract', ['engine']),
  store: room('packages/store', ['engine']),
  storyteller: room('packages/storyteller', ['engine', 'content']),
  api: room('packages/api', ['contract', 'engine', 'content'], { knowsFace: ['store', 'storyteller'] }),
  server: room('apps/server', ['api', 'contract', 'engine', 'content', 'store', 'storyteller']),
  web: room('apps/web', ['contract', 'engine', 'content'], { knowsLazily: ['api', 'store', 'storyteller'] }),
  e2e: room('e2e', []),
}

/** The one file of the web app that names the rooms of the server's side. */
export const DOOR = 'apps/web/src/client/offline.ts'

export const roomOf = (file: string): string | undefined =>
  Object.keys(ROOMS).find((name) => file.startsWith(`${ROOMS[name]?.folder}/`))

export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\.contract\.ts$|\/src\/(?:testing|faults)\//.test(file) || file.startsWith('e2e/')

/** Run by an operator or a build, never by a player: scripts, tools and configurations. */
export const isTool = (file: string): boolean =>
  file.startsWith('scripts/') ||
  file.includes('/src/tools/') ||
  !/^(?:packages|apps)\/[^/]+\/src\//.test(file)
