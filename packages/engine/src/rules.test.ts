import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acceptedLanguage,
  conversionScore,
  DAY,
  engagementOf,
  faceOf,
  isExpired,
  isVisitOpen,
  lockAfter,
  METERS,
  MINUTE,
  mayCreateSave,
  mayTry,
  milestonesOf,
  moveMeter,
  mustProve,
  networkQuality,
  nextAccess,
  refusedTo,
  rememberedPage,
  rememberOperation,
  stageAfter,
  startMeters,
  toLanguage,
  waitFor,
} from './index.ts'

describe('languages', () => {
  test('[LANG-1] the base code is kept if we speak it, else English', () => {
    expect(['ko-KR', 'KO', 'zh_Hant', 'fr', '', '<script>'].map(toLanguage)).toEqual([
      'ko',
      'ko',
      'zh',
      'en',
      'en',
      'en',
    ])
  })
  test('[LANG-2] an Accept-Language header is read by its weights, not by its order', () => {
    expect(acceptedLanguage('fr, en;q=0.5, ko-KR;q=0.9')).toBe('ko')
    expect(acceptedLanguage('ja;q=0, it')).toBe('it')
    expect(acceptedLanguage(null)).toBe('en')
    expect(acceptedLanguage('x'.repeat(100_000))).toBe('en')
  })
})

describe('accesses and visits', () => {
  test('[ACC-1] three accesses, then refusals that count nothing', () => {
    expect(nextAccess(0, 3)).toEqual({ granted: true, count: 1, returning: false })
    expect(nextAccess(2, 3)).toEqual({ granted: true, count: 3, returning: true })
    expect(nextAccess(3, 3)).toEqual({ granted: false, count: 3 })
  })
  test('[ACC-2] whoever is refused goes to the campaign after a finished demo, else to the last page', () => {
    const visitor = { completedDemo: false, lastPage: '/gameplay' as const }
    expect(refusedTo(visitor, true)).toBe('/gameplay')
    expect(refusedTo(visitor, false)).toBe('/scenarios')
    expect(refusedTo({ ...visitor, completedDemo: true }, true)).toBe('/kickstarter')
    expect(refusedTo({ completedDemo: false, lastPage: null }, true)).toBe('/scenarios')
  })
  test('[ACC-3] a visit and a demo game live until 24 hours pass without activity', () => {
    expect(isVisitOpen({ activeAt: 0 }, DAY)).toBe(true)
    expect(isVisitOpen({ activeAt: 0 }, DAY + 1)).toBe(false)
    expect(isVisitOpen({ activeAt: null }, 0)).toBe(false)
    expect(isExpired({ mode: 'demo', activeAt: 0 }, DAY)).toBe(false)
    expect(isExpired({ mode: 'demo', activeAt: 0 }, DAY + 1)).toBe(true)
    expect(isExpired({ mode: 'full', activeAt: 0 }, 100 * DAY)).toBe(false)
  })
  test('[ACC-4] only the pages of the journey are remembered', () => {
    expect(rememberedPage('/gameplay')).toBe('/gameplay')
    expect(rememberedPage('/npc-wizard/review')).toBe('/npc-wizard')
    expect(rememberedPage('/scenarios-of-evil')).toBeUndefined()
    expect(rememberedPage('/admin')).toBeUndefined()
    expect(rememberedPage('//evil.example/scenarios')).toBeUndefined()
  })
  test('[SAVE-1] a save more than the limit is not begun', () => {
    expect([0, 1, 2, 3].map((saves) => mayCreateSave(saves, 2))).toEqual([true, true, false, false])
  })
  test('[ID-1] who must type a code, by mode', () => {
    const browsers = [
      { tied: true, emailSeen: true },
      { tied: false, emailSeen: true },
      { tied: false, emailSeen: false },
    ]
    expect(browsers.map((browser) => mustProve('open', browser))).toEqual([false, false, false])
    expect(browsers.map((browser) => mustProve('verify-returning', browser))).toEqual([false, true, false])
    expect(browsers.map((browser) => mustProve('strict', browser))).toEqual([false, true, true])
  })
})

describe('meters', () => {
  test('[METER-1] whatever is asked of it, a meter is a whole number from 0 to 100 and moves at most 15', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.double(), (meter, weight) => {
        const moved = moveMeter(meter, Number.isNaN(weight) ? 0 : weight)
        expect(Number.isInteger(moved)).toBe(true)
        expect(moved).toBeGreaterThanOrEqual(0)
        expect(moved).toBeLessThanOrEqual(100)
        expect(Math.abs(moved - meter)).toBeLessThanOrEqual(15)
      }),
    )
  })
  test('[METER-2] everybody starts at 50', () => {
    expect(METERS.map((meter) => startMeters()[meter])).toEqual([50, 50, 50])
  })
  test('[METER-3] the face answers the last turn, first rule first', () => {
    const now = { trust: 50, attraction: 60, affection: 50 }
    expect(faceOf(now, { trust: -4 })).toBe('angry')
    expect(faceOf({ ...now, attraction: 40 }, { affection: -6 })).toBe('sad')
    expect(faceOf(now, { trust: 8 })).toBe('surprised')
    expect(faceOf(now, { attraction: 3 })).toBe('shy')
    expect(faceOf(now, { affection: 3 })).toBe('happy')
    expect(faceOf({ ...now, affection: 70 }, {})).toBe('tender')
    expect(faceOf({ ...now, affection: 24 }, {})).toBe('sad')
    expect(faceOf(now, {})).toBe('neutral')
  })
})

describe('the funnel', () => {
  test('[FUN-1] events lead to the stages of the spec, others change nothing', () => {
    expect(stageAfter(undefined, 'demo_started')).toBe('demo_started')
    expect(stageAfter('demo_started', 'first_turn_completed')).toBe('engaged_user')
    expect(stageAfter('engaged_user', 'mid_demo_reached')).toBe('active_user')
    expect(stageAfter('active_user', 'advanced_demo')).toBe('highly_engaged')
    expect(stageAfter('highly_engaged', 'email_collected')).toBe('primary_conversion')
    expect(stageAfter('highly_engaged', 'kickstarter_click')).toBe('secondary_conversion')
    expect(stageAfter('highly_engaged', 'social_share')).toBe('tertiary_conversion')
    expect(stageAfter('highly_engaged', 'demo_completed')).toBe('completed_demo')
    expect(stageAfter('highly_engaged', 'page_view')).toBe('highly_engaged')
  })
  test('[FUN-2] milestones fall on turns 1, 5, 10 and the end', () => {
    expect(milestonesOf(1, false)).toEqual(['first_turn_completed'])
    expect(milestonesOf(5, true)).toEqual(['mid_demo_reached', 'demo_completed'])
    expect(milestonesOf(10, false)).toEqual(['advanced_demo'])
    expect(milestonesOf(7, false)).toEqual([])
  })
  test('[FUN-3] the conversion score is 50 + 25 + 15 + 10 and never more', () => {
    const none = { turnsCompleted: 0, emailCollected: false, kickstarterClicks: 0, socialShares: 0 }
    expect(conversionScore(none)).toBe(0)
    expect(conversionScore({ ...none, emailCollected: true })).toBe(50)
    expect(conversionScore({ ...none, kickstarterClicks: 4 })).toBe(25)
    expect(conversionScore({ ...none, socialShares: 2 })).toBe(15)
    expect(
      conversionScore({ turnsCompleted: 15, emailCollected: true, kickstarterClicks: 9, socialShares: 9 }),
    ).toBe(100)
  })
  test('[FUN-4] engagement by turns', () => {
    expect([2, 3, 6, 7, 11, 12].map(engagementOf)).toEqual([
      'low',
      'medium',
      'medium',
      'high',
      'high',
      'very_high',
    ])
  })
})

describe('patience', () => {
  test('[NET-1] quality is the average of the last ten operations', () => {
    expect(networkQuality([])).toBe('good')
    expect(networkQuality([8_000])).toBe('good')
    expect(networkQuality([8_001])).toBe('medium')
    expect(networkQuality([15_001])).toBe('poor')
    const slowThenFast = Array.from({ length: 10 }).reduce<readonly number[]>(
      (all) => rememberOperation(all, 100),
      [60_000],
    )
    expect(networkQuality(slowThenFast)).toBe('good')
  })
  test('[NET-2] waits stretch with the network and never beyond the clamps', () => {
    expect(waitFor('normal', 'good')).toBe(30_000)
    expect(waitFor('normal', 'medium')).toBe(45_000)
    expect(waitFor('normal', 'poor')).toBe(75_000)
    expect(waitFor('turn', 'poor')).toBe(120_000)
    expect(waitFor('stream', 'medium')).toBe(120_000)
    expect(waitFor('chunk', 'poor')).toBe(37_500)
    expect(waitFor('event', 'good')).toBe(5_000)
  })
})

describe("the operator's door", () => {
  test('[ADM-1] five failures lock an address for a quarter of an hour, then for twice as long', () => {
    const fail = (times: number, from = 0, before?: ReturnType<typeof lockAfter>) => {
      let lock = before
      for (let at = 0; at < times; at++) lock = lockAfter(lock, from + at)
      return lock
    }
    expect(mayTry(fail(4), 10)).toBe(0)
    const once = fail(5)
    expect(mayTry(once, 4)).toBe(15 * MINUTE)
    expect(mayTry(fail(5, 16 * MINUTE, once), 16 * MINUTE + 4)).toBe(30 * MINUTE)
  })
  test('[ADM-2] failures far apart never add up', () => {
    const first = lockAfter(undefined, 0)
    expect(lockAfter({ ...first, failures: 4 }, 16 * MINUTE)).toMatchObject({ failures: 1, lockedUntil: 0 })
  })
})
