import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../scripts/vitest/fresh-database.ts'
import { aParcel, aSubscriber, aTurn, atOnce, givenGame, givenOwner, NOW } from './contract/given.contract.ts'
import { openPostgresStore, type PostgresStore } from './postgres.ts'
import { storeContract } from './store.contract.ts'
import { AlreadyKept } from './store.ts'

storeContract('PostgreSQL', async () => openPostgresStore({ url: await freshDatabase('contract') }))

describe('two hosts on one PostgreSQL', () => {
  let hosts: PostgresStore[] = []
  const host = (time: number) => hosts[time % hosts.length] as PostgresStore

  beforeEach(async () => {
    const url = await freshDatabase('hosts')
    // At once, on an empty database: both must come up.
    hosts = await atOnce(2, () => openPostgresStore({ url, poolSize: 5 }))
  })
  afterEach(async () => {
    for (const store of hosts) await store.close()
  })

  test('[I6] count the accesses of one email together', async () => {
    const email = 'sky@example.org'
    const counts = await atOnce(40, (time) =>
      host(time).together(async ({ subscribers }) => {
        const { subscriber } = await subscribers.hold(aSubscriber({ email }))
        const accessCount = subscriber.accessCount + 1
        await subscribers.save({ ...subscriber, accessCount })
        return accessCount
      }),
    )
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  })

  test('[I2] do one request once and give one answer', async () => {
    for (const requestId of ['first', 'second', 'third']) {
      let done = 0
      const answers = await atOnce(10, (time) =>
        host(time).together(async ({ requests }) => {
          const known = await requests.claim('start', requestId, NOW)
          if (known) return known.body
          done += 1
          await requests.keep('start', requestId, { body: `host ${time}`, at: NOW })
          return `host ${time}`
        }),
      )
      expect(done).toBe(1)
      expect(new Set(answers).size).toBe(1)
    }
  })

  test('[I3] keep one of two tellings of a turn', async () => {
    const game = await givenGame(host(0))
    const outcomes = await atOnce(10, (time) =>
      host(time)
        .together(({ turns }) => turns.add(aTurn(game, 1)))
        .then(
          () => 'kept',
          (refusal) => (refusal instanceof AlreadyKept ? 'already kept' : refusal),
        ),
    )
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'already kept')).toHaveLength(9)
  })

  test('send a parcel once', async () => {
    for (let count = 0; count < 40; count += 1) await host(count).outbox.add(aParcel())
    const bags = await atOnce(8, (time) => host(time).outbox.take(NOW, NOW + 1_000, 5))
    const taken = bags.flat().map(({ id }) => id)
    expect(new Set(taken).size).toBe(taken.length)
  })

  test('that stand in each other’s way both get through', async () => {
    const [one, other] = [await givenOwner(host(0)), await givenOwner(host(0))]
    const tries = [0, 0]
    await atOnce(2, (time) =>
      host(time).together(async ({ owners }) => {
        const [first, second] = time === 0 ? [one, other] : [other, one]
        tries[time] = (tries[time] ?? 0) + 1
        await owners.hold(first.id)
        await new Promise((resolve) => setTimeout(resolve, 100))
        await owners.hold(second.id)
        await owners.save({ ...first, activeAt: NOW })
      }),
    )
    expect(tries.toSorted()).toEqual([1, 2])
    for (const { id } of [one, other]) expect((await host(0).owners.byId(id))?.activeAt).toBe(NOW)
  })

  test('whose connections are cut keep nothing of it, say so, and go on', async () => {
    const game = await givenGame(host(0))
    const cut = host(0).together(async ({ games }) => {
      await games.save({ ...game, currentTurn: 1 })
      await host(1).pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
      await games.save({ ...game, currentTurn: 2 })
    })
    await expect(cut).rejects.toMatchObject({ name: 'StoreUnavailable' })
    for (const store of hosts) {
      await store.ready()
      expect((await store.games.byId(game.id, game.ownerId))?.currentTurn).toBe(0)
    }
  })
})

test('a PostgreSQL that is not there is unavailable', async () => {
  const opening = openPostgresStore({ url: 'postgres://nobody@127.0.0.1:1/inyeon' })
  await expect(opening).rejects.toMatchObject({ name: 'StoreUnavailable' })
})
