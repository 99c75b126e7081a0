import type { Arc } from './arc.ts'
import type { Setup } from './game.ts'
import type { CastMember, Gender, NpcId, Orientation, Role } from './people.ts'
import { drawFor } from './random.ts'
import type { Story } from './scene.ts'

export const CUSTOM_NPC: NpcId = 'custom_npc'

/** Whether a heart of this orientation can turn to somebody of this gender at all. */
export const fits = (orientation: Orientation | undefined, gender: Gender): boolean => {
  if (gender === 'nonbinary' || gender === 'other') return true
  if (orientation === 'men') return gender === 'male'
  return orientation === 'women' ? gender === 'female' : true
}

const leadOf = (arc: Arc, orientation: Orientation | undefined, seed: number): NpcId => {
  if (orientation === 'men' || orientation === 'women') return arc.leads[orientation]
  return drawFor(seed, 0)('lead') < 0.5 ? arc.leads.men : arc.leads.women
}

/**
 * Who plays whom in this game. The protagonist's orientation chooses the lead's chair, the other lead
 * becomes the foil, and a custom character takes the chair where the heart can follow.
 */
export const castFor = (arc: Arc, setup: Setup, seed: number): readonly CastMember[] => {
  const { orientation } = setup.protagonist
  const lead = leadOf(arc, orientation, seed)
  const leads: readonly NpcId[] = [arc.leads.men, arc.leads.women]
  const custom = setup.customNpc
  const customLeads = custom !== undefined && fits(orientation, custom.gender)
  const roleOf = (member: CastMember): Role => {
    if (!leads.includes(member.id)) return member.role
    return member.id === lead && !customLeads ? 'lead' : 'foil'
  }
  const house = arc.cast.map((member) => ({
    ...member,
    role: roleOf(member),
    avatar: setup.npcs[member.id]?.avatar ?? member.avatar,
  }))
  if (custom === undefined) return house
  const guest: CastMember = {
    id: CUSTOM_NPC,
    age: custom.age,
    gender: custom.gender,
    role: customLeads ? 'lead' : 'custom',
    avatar: custom.avatar ?? 'npc/custom',
  }
  return [guest, ...house]
}

/** Who holds a role in this story; the lead where nobody does. */
export const npcIn = (story: Pick<Story, 'cast'>, role: Role): NpcId => {
  const member = story.cast.find((one) => one.role === role) ?? story.cast.find((one) => one.role === 'lead')
  if (member === undefined) throw new RangeError('a story without a lead')
  return member.id
}
