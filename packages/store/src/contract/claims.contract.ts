import { describe, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { aClaim, atOnce, givenGame, givenOwner, NOW } from './given.contract.ts'

export const claimsContract = (store: () => Store) => {
  describe('a claim on a turn', () => {
    test('is found by its turn and by its request', async () => {
      const game = await givenGame(store())
      const claim = aClaim(game, 1, { action: { kind: 'words', text: '안녕' } })
      await store().claims.put(claim)
      expect(await store().claims.at(game.id, 'main', 1)).toEqual(claim)
      expect(await store().claims.at(game.id, 'main', 2)).toBeUndefined()
      expect(await store().claims.at(game.id, 'another', 1)).toBeUndefined()
      expect(await store().claims.byRequest(game.ownerId, claim.requestId)).toEqual(claim)
      const stranger = await givenOwner(store())
      expect(await store().claims.byRequest(stranger.id, claim.requestId)).toBeUndefined()
    })

    test('is running until its lease runs out', async () => {
      const game = await givenGame(store())
      const claim = aClaim(game, 1)
      await store().claims.put(claim)
      await store().claims.put(aClaim(game, 2, { leaseUntil: claim.leaseUntil + 1 }))
      await store().claims.put(aClaim(await givenGame(store()), 1))
      expect(await store().claims.running(game.ownerId, NOW)).toBe(2)
      expect(await store().claims.running(game.ownerId, claim.leaseUntil)).toBe(1)
      expect(await store().claims.running(game.ownerId, claim.leaseUntil + 1)).toBe(0)
    })

    test('lives on while its teller renews it', async () => {
      const game = await givenGame(store())
      const claim = aClaim(game, 1)
      await store().claims.put(claim)
      expect(await store().claims.renew(claim.token, NOW + 90_000)).toBe(true)
      expect(await store().claims.at(game.id, 'main', 1)).toEqual({ ...claim, leaseUntil: NOW + 90_000 })
    })

    test('changes hands: the old teller can neither renew nor release it', async () => {
      const game = await givenGame(store())
      const old = aClaim(game, 1)
      const taken = { ...old, token: 'taken over', leaseUntil: NOW + 120_000 }
      await store().claims.put(old)
      await store().claims.put(taken)
      expect(await store().claims.renew(old.token, NOW + 999_999)).toBe(false)
      expect(await store().claims.release(old.token)).toBe(false)
      expect(await store().claims.at(game.id, 'main', 1)).toEqual(taken)
    })

    test('is gone once released, and only once', async () => {
      const game = await givenGame(store())
      const claim = aClaim(game, 1)
      await store().claims.put(claim)
      expect(await atOnce(5, () => store().claims.release(claim.token))).toEqual(
        expect.arrayContaining([true, false, false, false, false]),
      )
      expect(await store().claims.at(game.id, 'main', 1)).toBeUndefined()
      expect(await store().claims.renew(claim.token, NOW)).toBe(false)
    })

    test('whose lease ran out is reported, longest dead first', async () => {
      const game = await givenGame(store())
      const leases = [5, 3, 9, 1].map((after) => aClaim(game, after, { leaseUntil: NOW + after }))
      for (const claim of leases) await store().claims.put(claim)
      const numbers = async (now: number, most: number) =>
        (await store().claims.expired(now, most)).map((claim) => claim.number)
      expect(await numbers(NOW, 10)).toEqual([])
      expect(await numbers(NOW + 5, 10)).toEqual([1, 3, 5])
      expect(await numbers(NOW + 99, 2)).toEqual([1, 3])
    })

    test("[I5] cannot be laid on somebody else's game", async () => {
      const game = await givenGame(store())
      const stranger = await givenOwner(store())
      await expect(store().claims.put(aClaim({ ...game, ownerId: stranger.id }, 1))).rejects.toThrow()
      expect(await store().claims.at(game.id, 'main', 1)).toBeUndefined()
    })
  })
}
