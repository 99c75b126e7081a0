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
import { documentation } from './routes/documentation.ts'
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

/** The answers to a probe must not depend on the name it used. */
const ANY_HOST: readonly string[] = [`${API_BASE}/health`, `${API_BASE}/ready`]

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
  const app = new Hono<{ Bindings: Visit }>()
  app.use(async ({ req }, next) => {
    if (!ANY_HOST.includes(req.path)) guardHost(req.raw, house)
    await next()
  })
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name]
    app.on(method, API_BASE + path.replace('{id}', ':id'), ({ req, env }) =>
      guarded(name, handlers, { house, request: req.raw, address: env.address, id: req.param('id') ?? '' }),
    )
  }
  app.route(API_BASE, documentation(house))
  for (const [path, allow] of methodsByPath()) {
    app.all(path, () => {
      throw new Problem('METHOD_NOT_ALLOWED', { allow })
    })
  }
  app.notFound(() => {
    throw new Problem('NOT_FOUND')
  })
  app.onError(async (failure, { req }) =>
    refuse(asProblem(failure, house), await wordsFor(req.raw), house.settings),
  )
  return {
    fetch: async (request, visit) => app.fetch(request, visit),
    finishAbandoned: (whoever = 'expired') => turns.finishAbandoned(whoever),
    drain: turns.drain,
    telling: turns.telling,
  }
}

const methodsByPath = (): ReadonlyMap<string, readonly string[]> => {
  const allowed = new Map<string, string[]>()
  for (const { method, path } of Object.values(endpoints)) {
    const full = API_BASE + path.replace('{id}', ':id')
    allowed.set(full, [...(allowed.get(full) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])])
  }
  return allowed
}
