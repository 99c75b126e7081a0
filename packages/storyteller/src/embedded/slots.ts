import type { Pack, Slots } from '@inyeon/content'
import {
  CUSTOM_NPC,
  type Language,
  type NpcId,
  npcIn,
  type Role,
  type Scene,
  type Story,
} from '@inyeon/engine'

const ROLES = {
  npc: 'lead',
  friend: 'friend',
  rival: 'rival',
  foil: 'foil',
  elder: 'elder',
} as const satisfies Record<string, Role>

const HANGUL_END = /[가-힣]\P{L}*$/u

/** A name that Korean particles can follow: its Hangul reading, or the name with 씨, which always can. */
const koreanName = (name: string, hangul: string | undefined): string => {
  if (hangul) return hangul
  return HANGUL_END.test(name) ? name : `${name} 씨`
}

/** The story calls people by their given name: Han Ji-woo is Ji-woo, 한지우 is 지우, 韩智宇 is 智宇. */
const calledName = (name: string): string => {
  if (/^(?:[가-힣]{3}|\p{Script=Han}{3})$/u.test(name)) return [...name].slice(1).join('')
  return /^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+-\p{Ll}+)$/u.exec(name)?.[1] ?? name
}

export const nameOfNpc = (story: Story, pack: Pack, id: NpcId, language: Language): string => {
  if (id !== CUSTOM_NPC) return pack.cast[id]?.given ?? id
  const { name = '', hangulName } = story.customNpc ?? {}
  return language === 'ko' ? koreanName(calledName(name), hangulName) : name
}

/** The names a scene's sentences may ask for. */
export const slotsFor = (scene: Scene, pack: Pack): Slots => {
  const { story, language } = scene
  const { name, nickname, hangulName } = story.protagonist
  const called = calledName(nickname || name)
  const names = Object.entries(ROLES).map(([slot, role]) => [
    slot,
    nameOfNpc(story, pack, npcIn(story, role), language),
  ])
  return {
    ...Object.fromEntries(names),
    pc: language === 'ko' ? koreanName(called, nickname ? undefined : hangulName) : called,
    title: story.customScenario?.name ?? '',
    location: story.customScenario?.location ?? '',
    period: story.customScenario?.timePeriod ?? '',
  }
}
