import { describe, expect, test } from 'vitest'
import type { Feedback, RecordedEvent, Store } from '../store.ts'
import { aParcel, atOnce, NOW } from './given.contract.ts'

const someFeedback = (): Feedback => ({
  id: crypto.randomUUID(),
  type: 'bug',
  message: '버튼이 안 눌려요 🙂',
  email: null,
  details: { url: '/gameplay', userAgent: '<b>' },
  createdAt: NOW,
})

const anEvent = (touch: Partial<RecordedEvent> = {}): RecordedEvent => ({
  id: crypto.randomUUID(),
  sessionId: 'visit',
  type: 'page_view',
  data: { source: 'top_bar', turn: 3, first: true, nothing: null },
  at: NOW,
  ...touch,
})

export const lettersContract = (store: () => Store) => {
  test('feedback sent twice is kept once', async () => {
    const letter = someFeedback()
    const kept = await atOnce(5, () => store().feedback.add(letter))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await store().feedback.add(someFeedback())).toBe(true)
  })

  test('events are told in the order they happened, once each, and only to their visit', async () => {
    const [late, early] = [anEvent({ at: NOW + 2 }), anEvent({ type: 'kickstarter_click' })]
    for (const event of [late, early, late, anEvent({ sessionId: 'another' })])
      await store().events.add(event)
    expect(await store().events.of('visit')).toEqual([early, late])
  })

  describe('a parcel', () => {
    test('waits until it is due, is taken, tried again later, and leaves', async () => {
      const parcel = aParcel({ dueAt: NOW + 10 })
      await store().outbox.add(parcel)
      expect(await store().outbox.waiting()).toBe(1)
      expect(await store().outbox.take(NOW + 9, NOW + 100, 10)).toEqual([])
      expect(await store().outbox.take(NOW + 10, NOW + 100, 10)).toEqual([{ ...parcel, dueAt: NOW + 100 }])
      expect(await store().outbox.take(NOW + 10, NOW + 100, 10)).toEqual([])
      const later = { ...parcel, tries: 1, dueAt: NOW + 200 }
      await store().outbox.save(later)
      expect(await store().outbox.take(NOW + 200, NOW + 300, 10)).toEqual([{ ...later, dueAt: NOW + 300 }])
      await store().outbox.remove(parcel.id)
      await store().outbox.save(later)
      expect(await store().outbox.waiting()).toBe(0)
    })

    test('posted twice leaves once', async () => {
      const parcel = aParcel()
      await store().outbox.add(parcel)
      await store().outbox.add({ ...parcel, tries: 9 })
      expect(await store().outbox.take(NOW, NOW + 1, 10)).toEqual([{ ...parcel, dueAt: NOW + 1 }])
    })

    test('is taken by one postman, however many come at once', async () => {
      const parcels = Array.from({ length: 30 }, () => aParcel())
      for (const parcel of parcels) await store().outbox.add(parcel)
      const bags = await atOnce(10, () => store().outbox.take(NOW, NOW + 1_000, 4))
      const taken = bags.flat().map(({ id }) => id)
      expect(new Set(taken).size).toBe(taken.length)
      const rest = await store().outbox.take(NOW, NOW + 1_000, 30)
      expect([...taken, ...rest.map(({ id }) => id)].sort()).toEqual(parcels.map(({ id }) => id).sort())
      for (const bag of bags) expect(bag.length).toBeLessThanOrEqual(4)
    })
  })
}
