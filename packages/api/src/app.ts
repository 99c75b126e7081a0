import { API_BASE, type EndpointName, endpoints, Problem } from '@inyeon/contract'
import { Hono } from 'hono'
import { refuse } from './answer.ts'
import type { Handlers } from './ask.ts'
import { guarded, wordsFor } from './guarded.ts'
import { guardHost } from './guards/origin.ts'
import type { House, Visit } from './house.ts'
import { asProblem } from './problems.ts'
import { adminLogin, adminLogout, adminSession } from './routes/admin.ts'
import { protagonists, scenario, scenarios } from './routes/catalogue.ts'
import { describeProtagonist } from './routes/describe.ts'
import { DOCUMENTATION, documentation } from './routes/documentation.ts'
import { askForCode, verifyCode } from './routes/identity.ts'
import { answerInterview } from './routes/interview.ts'
import { forgetMe, me, rememberPage } from './routes/me.ts'
import {
  checkExistingGame,
  checkSaveLimit,
  deleteSave,
  gameState,
  resumeGame,
  setBoundaries,
} from './routes/saves.ts'
import { config, health, ready } from './routes/service.ts'
import { startDemo, startGame } from './routes/start.ts'
import { subscribe } from './routes/subscribe.ts'
import { playTurnWith, replayTurnsWith } from './routes/turns.ts'
import { recordEvent, sendFeedback } from './routes/voice.ts'
import { openTurns } from './turns/play.ts'

export * from './house.ts'

/** Who answers. A function from Request to Response that runs the same on a server and in a browser. */
export interface Api {
  fetch(request: Request, visit: Visit): Promise<Response>
  /** Finishes turns whose teller is gone. `everyone`: no other host can be alive on this memory. */
  finishAbandoned(whoever?: 'expired' | 'everyone'): Promise<number>
  /** Resolves when no turn is being told here. */
  drain(): Promise<void>
  telling(): number
}

export const createApi = (house: House): Api => {
  const turns = openTurns(house)
  const playTurn = playTurnWith(turns)
  const handlers: Handlers = {
    subscribe,
    askForCode,
    verifyCode,
    me,
    forgetMe,
    scenarios,
    scenario,
    protagonists,
    answerInterview,
    startDemo,
    startGame,
    playDemoTurn: playTurn,
    playTurn,
    replayTurns: replayTurnsWith(turns),
    resumeGame,
    gameState,
    deleteSave,
    checkExistingGame,
    checkSaveLimit,
    setBoundaries,
    describeProtagonist,
    rememberPage,
    sendFeedback,
    recordEvent,
    adminLogin,
    adminSession,
    adminLogout,
    config,
    health,
    ready,
  }
  // one handler to a path and nothing around it: Hono then calls it straight, without a chain of promises
  const app = openRooms(house)
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name]
    const answer = guarded(name, handlers, house)
    app.on(method, patternOf(path), ({ req, env }) =>
      answer({ request: req.raw, address: env.address, id: req.param('id') ?? '' }),
    )
  }
  const elsewhere = openElsewhere(house)
  app.notFound(({ req, env }) => elsewhere.fetch(req.raw, env))
  return {
    fetch: async (request, visit) => app.fetch(request, visit),
    finishAbandoned: (whoever = 'expired') => turns.finishAbandoned(whoever),
    drain: turns.drain,
    telling: turns.telling,
  }
}

/** Rooms where whatever goes wrong is refused in the language of whoever asked. */
const openRooms = (house: House): Hono<{ Bindings: Visit }> =>
  new Hono<{ Bindings: Visit }>().onError(async (failure, { req }) =>
    refuse(asProblem(failure, house), await wordsFor(req.raw), house.settings),
  )

/** Whatever has no handler: the wire's own pages, wrong methods, paths that lead nowhere. */
const openElsewhere = (house: House): Hono<{ Bindings: Visit }> => {
  const app = openRooms(house)
  app.use(async ({ req }, next) => {
    guardHost(req.raw, house)
    await next()
  })
  app.route(API_BASE, documentation(house))
  for (const [path, allow] of methodsByPath()) {
    app.all(path, () => {
      throw new Problem('METHOD_NOT_ALLOWED', { allow })
    })
  }
  return app.notFound(() => {
    throw new Problem('NOT_FOUND')
  })
}

const patternOf = (path: string): string => API_BASE + path.replace('{id}', ':id')

const methodsByPath = (): ReadonlyMap<string, readonly string[]> => {
  const allowed = new Map<string, string[]>()
  for (const { method, path } of Object.values(endpoints)) {
    const full = patternOf(path)
    allowed.set(full, [...(allowed.get(full) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])])
  }
  for (const path of DOCUMENTATION) allowed.set(patternOf(path), ['GET', 'HEAD'])
  return allowed
}
