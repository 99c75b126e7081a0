import { targetOf } from './directions.ts'
import { isTest } from './rooms.ts'
import { isCode, type Refusal, type Source } from './source.ts'

const WEB = 'apps/web/src/'
/** From the bottom up: a layer imports itself and what lies below; the rest (client, state, i18n) is the ground. */
const LAYERS = ['ui', 'parts', 'screens', 'app']
const GAME = /^@inyeon\/(?:engine|content|contract)(?:\/|$)/

const place = (path: string): { layer: string; height: number; screen: string | undefined } => {
  const [layer = '', screen] = path.slice(WEB.length).split('/')
  const root = screen === undefined && isCode(path)
  return {
    layer: root ? 'the root' : layer,
    height: root ? LAYERS.length : LAYERS.indexOf(layer),
    screen: layer === 'screens' ? screen : undefined,
  }
}

const between = (file: string, target: string): string | undefined => {
  if (!target.startsWith(WEB)) return undefined
  const from = place(file)
  const to = place(target)
  if (to.height > from.height) return `${from.layer} may not import ${to.layer}: app → screens → parts → ui`
  if (from.screen && to.screen && from.screen !== to.screen) {
    return `the screen ${from.screen} imports the screen ${to.screen}; what two screens share is a part`
  }
  return undefined
}

/** Inside the web app: app → screens → parts → ui, no screen knows another, ui knows no game. */
export const webLayers = ({ file, imports }: Source): Refusal[] => {
  if (!file.startsWith(WEB)) return []
  return imports.flatMap(({ specifier, line }) => {
    if (place(file).layer === 'ui' && GAME.test(specifier) && !isTest(file)) {
      return [{ file, line, sentence: `ui knows no game, so it may not import ${specifier}` }]
    }
    const target = targetOf(file, specifier)
    const sentence = target ? between(file, target) : undefined
    return sentence ? [{ file, line, sentence }] : []
  })
}
