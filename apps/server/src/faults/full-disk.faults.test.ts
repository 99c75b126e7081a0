import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { brokenPromises } from './broken-promises.ts'
import { cpuDuring } from './cpu-time.ts'
import { rollFrom } from './kill-run.ts'
import { openPlayer, type Player } from './player.ts'
import { shrinkDisk } from './small-disk.ts'
import { type Command, openVictim, SERVER, type Victim } from './victim.ts'

const PLAY_ON = { MAX_TURNS: '30', MAX_SAVES: '1000', RATE_LIMIT_SCALE: '0' }
const PLAYERS = 5
/** Few enough that no game ends: on a small disk no other could begin. */
const TURNS = 4
const SMALL = 80
/** The guard looks at the disk at most every three seconds. */
const NOTICED = 3_500

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const setting = async (command: () => Command = () => SERVER) => {
  const folder = await mkdtemp(join(tmpdir(), 'inyeon-full-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  const server = await openVictim({ ...PLAY_ON, DATA_DIR: folder }, command)
  closing.push(server.stop)
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, at) => openPlayer(server.url, `full-${at}`, rollFrom(at))),
  )
  await playSome(players)
  return { folder, server, players }
}

/** The house moves onto a disk of 80 MB. Its games were begun before: the guard allows none there. */
const movedToSmallDisk = async () => {
  const { folder, server, players } = await setting()
  await server.stop()
  const disk = await shrinkDisk(folder, SMALL)
  const way = disk ? `a tmpfs of ${SMALL} MB` : 'nothing can be mounted here, a limit on file sizes must do'
  process.stdout.write(`a small disk: ${way}\n`)
  if (disk === undefined) return undefined
  closing.splice(1, 0, disk.remove)
  await server.restart()
  return { disk, server, players }
}

const heardBy = (players: readonly Player[]) =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

const playSome = async (players: readonly Player[]): Promise<void> => {
  const before = players.map(({ acknowledged }) => acknowledged.size)
  await Promise.all(
    players.map((player, at) => player.play(() => player.acknowledged.size >= (before[at] ?? 0) + TURNS)),
  )
}

const expectRefusal = (response: Response): void => {
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
}
const probe = async ({ url }: Victim, path: '/health' | '/ready') =>
  (await fetch(`${url}/api/v1${path}`)).status

/** Nobody can be served, and the server waits for better times without sweating. */
const expectPatience = async (server: Victim, players: readonly Player[]): Promise<void> => {
  const before = heardBy(players)
  for (const player of players) expectRefusal(await player.tryToPlay())
  expect(heardBy(players)).toBe(before)
  expect(await probe(server, '/health')).toBe(200)
  expect(await cpuDuring(server.pid(), 2)).toBeLessThan(0.5)
}
const expectNothingLost = async (players: readonly Player[]): Promise<void> => {
  await playSome(players)
  expect((await Promise.all(players.map(brokenPromises))).flat()).toEqual([])
}

test('[D39] on 80 MB no game begins; when it fills up no turn does either; with room again play goes on', {
  timeout: 120_000,
}, async () => {
  const moved = await movedToSmallDisk()
  if (moved === undefined) return expectNothingLostUnderALimit()
  const { disk, server, players } = moved
  expectRefusal(await (players[0] as Player).tryToBegin())
  await playSome(players)
  await disk.fill(40)
  await sleep(NOTICED)
  await expectPatience(server, players)
  // the guard has stopped in time: what must be written still can be
  expect(await probe(server, '/ready')).toBe(200)
  await disk.empty()
  await sleep(NOTICED)
  await expectNothingLost(players)
})

test('[I1] a disk without a byte left, in the middle of play: nothing acknowledged is lost', {
  timeout: 120_000,
}, async () => {
  const moved = await movedToSmallDisk()
  if (moved === undefined) return expectNothingLostUnderALimit()
  const { disk, server, players } = moved
  await sleep(NOTICED)
  let over = false
  const playing = Promise.all(players.map((player) => player.play(() => over)))
  // the guard has just looked and will not look again for a while
  await disk.fill(0)
  while ((await probe(server, '/ready')) !== 503) await sleep(20)
  over = true
  await expectPatience(server, players)
  await disk.empty()
  await playing
  await sleep(NOTICED)
  await expectNothingLost(players)
})

const limited = (bytes: number): Command => [
  '/bin/sh',
  '-c',
  'ulimit -S -f "$1"; shift; exec "$@"',
  'sh',
  String(Math.ceil(bytes / 512)),
  ...SERVER,
]

/** No file may grow: the guard sees a large disk, and every write that needs room fails. */
const expectNothingLostUnderALimit = async (): Promise<void> => {
  let command = SERVER
  const { folder, server, players } = await setting(() => command)
  await server.stop()
  command = limited((await stat(join(folder, 'inyeon.db'))).size)
  await server.restart()
  let over = false
  const playing = Promise.all(players.map((player) => player.play(() => over)))
  while ((await probe(server, '/ready')) !== 503) await sleep(20)
  over = true
  await expectPatience(server, players)
  await server.kill()
  command = SERVER
  await server.restart()
  await playing
  await expectNothingLost(players)
}

test(
  '[I1] files that may not grow, in the middle of play: nothing acknowledged is lost',
  {
    timeout: 120_000,
  },
  expectNothingLostUnderALimit,
)
