import { describe, expect, test } from 'vitest'
import { AlreadyKept, type Store } from '../store.ts'
import { aClaim, aGame, anInterview, aTurn, atOnce, givenGame, givenOwner, NOW } from './given.contract.ts'

export const gamesContract = (store: () => Store) => {
  describe('an interview', () => {
    test('is kept with the answers that were given, byte for byte', async () => {
      const owner = await givenOwner(store())
      const interview = anInterview(owner.id)
      await store().interviews.add(interview)
      expect(await store().interviews.byId(interview.id, owner.id)).toEqual(interview)
      const later = { ...interview, replies: [...interview.replies, '{ "odd" :  "spacing" }'] }
      await store().interviews.save(later)
      expect(await store().interviews.hold(interview.id, owner.id)).toEqual(later)
    })

    test('[I5] of somebody else is not there and does not change', async () => {
      const owner = await givenOwner(store())
      const stranger = await givenOwner(store())
      const interview = anInterview(owner.id)
      await store().interviews.add(interview)
      expect(await store().interviews.byId(interview.id, stranger.id)).toBeUndefined()
      expect(await store().interviews.hold(interview.id, stranger.id)).toBeUndefined()
      await store().interviews.save({ ...interview, ownerId: stranger.id, replies: [] })
      expect(await store().interviews.byId(interview.id, owner.id)).toEqual(interview)
    })

    test('belongs to a shelf that exists, and is begun once', async () => {
      const interview = anInterview((await givenOwner(store())).id)
      await store().interviews.add(interview)
      await expect(store().interviews.add(interview)).rejects.toThrow()
      await expect(store().interviews.add(anInterview('nobody'))).rejects.toThrow()
    })
  })

  describe('a game', () => {
    test('is found by its owner, newest first', async () => {
      const owner = await givenOwner(store())
      const old = await givenGame(store(), { ownerId: owner.id })
      const young = await givenGame(store(), { ownerId: owner.id, createdAt: NOW + 1, mode: 'full' })
      expect(await store().games.of(owner.id)).toEqual([young, old])
      expect(await store().games.byId(old.id, owner.id)).toEqual(old)
      expect(await store().games.hold(young.id, owner.id)).toEqual(young)
    })

    test('can end, and its ending can be taken back', async () => {
      const game = await givenGame(store())
      const ended = { ...game, ended: true, endMessage: '끝', currentTurn: 15, headTurnId: 'last' }
      await store().games.save(ended)
      expect(await store().games.byId(game.id, game.ownerId)).toEqual(ended)
      await store().games.save(game)
      const again = await store().games.byId(game.id, game.ownerId)
      expect(again).toEqual(game)
      expect(again && 'endMessage' in again).toBe(false)
    })

    test('[I5] of somebody else is not there, does not change and cannot be removed', async () => {
      const game = await givenGame(store())
      const stranger = await givenOwner(store())
      expect(await store().games.byId(game.id, stranger.id)).toBeUndefined()
      expect(await store().games.hold(game.id, stranger.id)).toBeUndefined()
      expect(await store().games.of(stranger.id)).toEqual([])
      await store().games.save({ ...game, ownerId: stranger.id, ended: true })
      expect(await store().games.remove(game.id, stranger.id)).toBe(false)
      expect(await store().games.byId(game.id, game.ownerId)).toEqual(game)
    })

    test('is removed with its turns, claims and interview, and nothing else', async () => {
      const game = await givenGame(store())
      const other = await givenGame(store(), { ownerId: game.ownerId })
      for (const each of [game, other]) {
        await store().turns.add(aTurn(each, 0))
        await store().claims.put(aClaim(each, 1))
        await store().interviews.add(anInterview(each.ownerId, { id: each.id }))
      }
      expect(await store().games.remove(game.id, game.ownerId)).toBe(true)
      expect(await store().games.remove(game.id, game.ownerId)).toBe(false)
      expect(await store().games.of(game.ownerId)).toEqual([other])
      expect(await store().turns.of(game.id, 'main', game.ownerId)).toEqual([])
      expect(await store().claims.at(game.id, 'main', 1)).toBeUndefined()
      expect(await store().interviews.byId(game.id, game.ownerId)).toBeUndefined()
      expect(await store().turns.of(other.id, 'main', game.ownerId)).toHaveLength(1)
      expect(await store().claims.at(other.id, 'main', 1)).toBeDefined()
      expect(await store().interviews.byId(other.id, game.ownerId)).toBeDefined()
    })

    test('belongs to a shelf that exists, and is begun once', async () => {
      const game = await givenGame(store())
      await expect(store().games.add(game)).rejects.toThrow()
      await expect(store().games.add(aGame('nobody'))).rejects.toThrow()
    })

    test('[I7] is one of two saves, however many are started at once', async () => {
      const owner = await givenOwner(store())
      await atOnce(20, () =>
        store().together(async ({ owners, games }) => {
          await owners.hold(owner.id)
          if ((await games.of(owner.id)).length < 2) await games.add(aGame(owner.id))
        }),
      )
      expect(await store().games.of(owner.id)).toHaveLength(2)
    })
  })

  describe('a turn', () => {
    test('is kept as it happened, and the branch is read from its opening on', async () => {
      const game = await givenGame(store())
      const turns = [0, 1, 2, 10].map((number) => aTurn(game, number))
      for (const turn of turns.toReversed()) await store().turns.add(turn)
      await store().turns.add(aTurn(game, 2, { branch: 'another' }))
      expect(await store().turns.of(game.id, 'main', game.ownerId)).toEqual(turns)
      for (const turn of turns) {
        expect(await store().turns.byId(turn.id, game.ownerId)).toEqual(turn)
        expect(await store().turns.byRequest(game.ownerId, turn.requestId)).toEqual(turn)
      }
    })

    test('[I2] is kept once: not the same number again, not the same request again', async () => {
      const game = await givenGame(store())
      const turn = aTurn(game, 1)
      await store().turns.add(turn)
      const sameNumber = aTurn(game, 1)
      const sameRequest = aTurn(game, 2, { requestId: turn.requestId })
      for (const rival of [turn, sameNumber, sameRequest])
        await expect(store().turns.add(rival)).rejects.toBeInstanceOf(AlreadyKept)
      expect(await store().turns.of(game.id, 'main', game.ownerId)).toEqual([turn])
    })

    test('that was kept already does not spoil what else happens together with it', async () => {
      const game = await givenGame(store())
      await store().turns.add(aTurn(game, 1))
      const next = aTurn(game, 2)
      await store().together(async ({ turns }) => {
        await expect(turns.add(aTurn(game, 1))).rejects.toBeInstanceOf(AlreadyKept)
        await turns.add(next)
      })
      expect(await store().turns.byId(next.id, game.ownerId)).toEqual(next)
    })

    test('[I3] told twice at the same time is kept once', async () => {
      const game = await givenGame(store())
      const outcomes = await atOnce(10, async () => {
        try {
          await store().together(({ turns }) => turns.add(aTurn(game, 1)))
          return 'kept'
        } catch (refusal) {
          return refusal instanceof AlreadyKept ? 'already kept' : refusal
        }
      })
      expect(outcomes.toSorted()).toEqual([...Array(9).fill('already kept'), 'kept'])
      expect(await store().turns.of(game.id, 'main', game.ownerId)).toHaveLength(1)
    })

    test('[I5] of somebody else is not there', async () => {
      const game = await givenGame(store())
      const stranger = await givenOwner(store())
      const turn = aTurn(game, 0)
      await store().turns.add(turn)
      expect(await store().turns.byId(turn.id, stranger.id)).toBeUndefined()
      expect(await store().turns.byRequest(stranger.id, turn.requestId)).toBeUndefined()
      expect(await store().turns.of(game.id, 'main', stranger.id)).toEqual([])
    })

    test("[I5] cannot be hung on somebody else's game, nor on none", async () => {
      const game = await givenGame(store())
      const stranger = await givenOwner(store())
      await expect(store().turns.add(aTurn({ ...game, ownerId: stranger.id }, 0))).rejects.toThrow()
      await expect(store().turns.add(aTurn(aGame(stranger.id), 0))).rejects.toThrow()
      expect(await store().turns.of(game.id, 'main', game.ownerId)).toEqual([])
    })
  })
}
