import { fill, loadPack, loadVoices } from '@inyeon/content'
import { arcIdOf } from '@inyeon/content/catalogue'
import type { Passage, Scene } from '@inyeon/engine'
import type { Storyteller } from '../storyteller.ts'
import { locationOf, realise, type Voice } from './realise.ts'
import { slotsFor } from './slots.ts'

/** The storyteller that needs no network: every sentence was written by a person, in every language. */
export const embedded = (): Storyteller => ({
  async *tell(scene) {
    const voice = await voiceFor(scene)
    const prose = realise(scene, voice)
    yield* sentencesOf(prose)
    return passageOf(scene, voice, prose)
  },
})

const voiceFor = async (scene: Scene): Promise<Voice> => {
  const [pack, voices] = await Promise.all([
    loadPack(scene.language, arcIdOf(scene.story.scenario)),
    loadVoices(scene.language),
  ])
  return { pack, voices, slots: slotsFor(scene, pack) }
}

const passageOf = (scene: Scene, voice: Voice, prose: string): Passage => {
  const { pack, voices, slots } = voice
  const ending = scene.ending === undefined ? undefined : pack.endings[scene.ending]
  return {
    prose,
    choices: Object.fromEntries(
      scene.choices.map(({ id, from, option }) => {
        const label =
          from === 'way'
            ? voices.ways[option as keyof typeof voices.ways].label
            : (pack.storylets[from] ?? pack.opening).options[option]?.label
        return [id, fill(label ?? option, slots)]
      }),
    ),
    reasons: scene.changes.map(({ reason }) =>
      fill(voices.reasons[reason.family][reason.way][reason.variant] ?? '', slots),
    ),
    location: locationOf(scene, pack),
    imagePrompt: imagePromptOf(scene),
    ...(ending && { endMessage: `${ending.title}\n\n${fill(ending.hook, slots)}` }),
    toldBy: 'embedded',
  }
}

/** English tags for whoever draws; never a word of the player's. */
const imagePromptOf = ({ world, faces, story }: Scene): string => {
  const lead = story.cast.find(({ role }) => role === 'lead')
  const face = lead === undefined ? 'neutral' : faces[lead.id]
  return `seoul, ${world.scene}, ${world.season}, ${world.weather}, ${world.time}, ${face} face, red thread, blue hour`
}

/** The prose in sentences, so that it arrives the way a model's would. Joined, they are the prose. */
export const sentencesOf = (prose: string): readonly string[] =>
  prose.match(/[^.!?。！？\n]*(?:[.!?。！？]+["”’»」』)]*\s*|\n+|$)/gu)?.filter((piece) => piece !== '') ?? [
    prose,
  ]
