import { crosses, fill, type Pack, type Slots, type VoicesPack } from '@inyeon/content'
import { type Line, npcIn, type Scene } from '@inyeon/engine'

export interface Voice {
  readonly pack: Pack
  readonly voices: VoicesPack
  readonly slots: Slots
}

/** The name of the place as a slugline shows it; a world of the player's own keeps its own name. */
export const locationOf = (scene: Scene, pack: Pack): string =>
  scene.story.customScenario?.location ?? pack.places[scene.world.place] ?? scene.world.place

/** The variant that was drawn, or the next one that crosses no boundary of the player's. */
const spared = (lines: readonly string[], variant: number, { story }: Scene): string => {
  const turned = lines.map((_, at) => lines[(variant + at) % lines.length] ?? '')
  return turned.find((line) => !crosses(line, story.boundaries)) ?? turned[0] ?? ''
}

/** The sentence behind one line of a scene. */
const sentenceOf = (line: Line, scene: Scene, { pack, voices }: Voice): string => {
  switch (line.kind) {
    case 'opening': {
      const season = pack.season[npcIn(scene.story, 'lead')] ?? ''
      const setups = pack.opening.setup
      const setup = setups[scene.story.seed % setups.length] ?? setups[0]
      return season === '' ? setup.replace(/ ?\{season\}/, '') : setup.replace('{season}', season)
    }
    case 'custom-opening':
      return voices.customOpening
    case 'slug':
      return voices.slug
    case 'outcome': {
      if (line.storylet === 'way') {
        const way = voices.ways[line.option as keyof VoicesPack['ways']]
        return spared(way.out, line.variant, scene)
      }
      const storylet = pack.storylets[line.storylet] ?? pack.opening
      return storylet.options[line.option]?.out ?? ''
    }
    case 'echo':
      return crosses(line.quote, scene.story.boundaries) ? '' : spared(voices.echo, line.variant, scene)
    case 'reaction': {
      return spared(voices.reactions[line.family][line.stance], line.variant, scene)
    }
    case 'recall':
      return fill(voices.recall[line.variant % voices.recall.length] ?? voices.recall[0], {
        quote: line.quote,
      })
    case 'setup': {
      const storylet = pack.storylets[line.storylet] ?? pack.opening
      return storylet.setup[line.variant] ?? storylet.setup[0]
    }
    case 'hook':
      return (pack.storylets[line.storylet] ?? pack.opening).hook
    case 'ending':
      return scene.story.customScenario ? voices.customEnding : (pack.endings[line.ending]?.body ?? '')
    case 'ending-hook':
      return pack.endings[line.ending]?.hook ?? ''
  }
}

const slotsOf = (line: Line, scene: Scene, { pack }: Voice): Slots => {
  if (line.kind === 'echo' || line.kind === 'recall') return { quote: line.quote }
  return line.kind === 'slug' ? { place: locationOf(scene, pack), time: scene.world.time } : {}
}

/** An echo and the reaction to it share a paragraph; everything else stands on its own. */
const joins = (line: Line, before: Line | undefined): boolean =>
  before?.kind === 'echo' && line.kind === 'reaction'

/** The whole prose of a scene, paragraphs apart. */
export const realise = (scene: Scene, voice: Voice): string => {
  let prose = ''
  scene.lines.forEach((line, at) => {
    // one pass: a player who writes `{npc}` must not have it filled
    const sentence = fill(plain(sentenceOf(line, scene, voice)), {
      ...voice.slots,
      ...slotsOf(line, scene, voice),
    })
    if (sentence === '') return
    const gap = joins(line, scene.lines[at - 1]) ? spaceOf(scene) : '\n\n'
    prose += prose === '' ? sentence : gap + sentence
  })
  return prose
}

/** Prose on the wire has no marks of emphasis; an author's asterisks are for the day a screen can set them. */
const plain = (sentence: string): string => sentence.replaceAll('*', '')

/** Chinese and Japanese sentences follow each other without a space. */
const spaceOf = ({ language }: Scene): string => (language === 'zh' || language === 'ja' ? '' : ' ')
