import { createServer, type Server } from 'node:http'
import type { Limits, NoticeName } from '@inyeon/api'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Answered } from './log.ts'

/** Numbers for whoever watches the house. They name routes, rates and storytellers, never a person. */
export interface Metrics {
  answered(answer: Answered): void
  noticed(event: NoticeName, facts?: Readonly<Record<string, string | number | boolean>>): void
  /** The same limits, with their refusals counted. */
  counting(limits: Limits): Limits
  /** Numbers that are looked up when somebody asks for them. */
  watch(name: string, help: string, look: () => number | Promise<number>): void
  page(): Promise<string>
}

const SECONDS = [0.005, 0.02, 0.05, 0.15, 0.4, 1, 3, 10, 30, 90]

/** What is measured with every request, or a hundred times a second, is measured only where somebody watches. */
export const openMetrics = (isWatched: boolean): Metrics => {
  const register = new Registry()
  const registers = [register]
  if (isWatched) collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'inyeon_http_request_seconds',
    help: 'Requests answered, by how long it took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const told = new Counter({
    name: 'inyeon_turns_told_total',
    help: 'Turns told, by storyteller',
    labelNames: ['storyteller'],
    registers,
  })
  const notices = new Counter({
    name: 'inyeon_notices_total',
    help: 'What the API gave notice of; turn_taken_over counts the takeovers',
    labelNames: ['event'],
    registers,
  })
  const refusals = new Counter({
    name: 'inyeon_rate_refusals_total',
    help: 'Calls refused because they came too often, by rate',
    labelNames: ['rate'],
    registers,
  })
  const counted = ({ take }: Limits): Limits => ({
    take: async (name, key) => {
      const wait = await take(name, key)
      if (wait !== undefined) refusals.inc({ rate: name })
      return wait
    },
  })
  return {
    answered: ({ method, route, status, seconds }) => {
      if (isWatched) requests.observe({ method, route, status }, seconds)
    },
    noticed: (event, facts) => {
      notices.inc({ event })
      if (event === 'turn_told') told.inc({ storyteller: String(facts?.storyteller ?? 'embedded') })
    },
    counting: (limits) => (isWatched ? counted(limits) : limits),
    watch: (name, help, look) => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await look())
        },
      })
    },
    page: () => register.metrics(),
  }
}

/** Serves the numbers to this machine only. */
export const serveMetrics = (metrics: Metrics, port: number): Promise<Server> => {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const page = await metrics.page()
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(page)
    } catch {
      response.writeHead(503).end()
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server))
  })
}
