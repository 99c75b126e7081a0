import { Problem, toAction } from '@inyeon/contract'
import { encodeTurn } from '@inyeon/contract/stream'
import { json, jsonText, keptTurn, spoken, textStream, wantsStream } from '../answer.ts'
import type { Ask, Handler } from '../ask.ts'
import { careFor } from '../care.ts'
import { asProblem } from '../problems.ts'
import type { Order } from '../turns/claim.ts'
import type { Played, Turns } from '../turns/play.ts'
import { stateOf } from './saves.ts'

type TurnCall = 'playTurn' | 'playDemoTurn'
type TurnAsk = Ask<TurnCall>

/** One turn, exactly once; heard as it is told, or in one piece. */
export const playTurnWith =
  (turns: Turns): Handler<TurnCall> =>
  async (ask) => {
    const { body, house, words, request, language } = ask
    const played = await turns.play(orderOf(ask, body.session_id, body))
    const streamed = wantsStream(request)
    if (played.kind === 'care') {
      house.notice('care_shown')
      const care = careFor(words, language, { gameId: body.session_id, currentTurn: played.currentTurn })
      return streamed ? textStream(encodeTurn('', JSON.stringify(care))) : json(200, care)
    }
    if (played.kind === 'kept') return keptTurn(request, played)
    if (!streamed) return jsonText(200, await played.telling.reply)
    return textStream(
      played.telling.stream((failure) =>
        JSON.stringify(spoken(asProblem(failure, house), words, house.settings)),
      ),
    )
  }

/** Plays in order what the server has not seen. A conflict ends it; what came before it stays. */
export const replayTurnsWith =
  (turns: Turns): Handler<'replayTurns'> =>
  async (ask) => {
    const { body, house, visitor, words } = ask
    for (const turn of body.turns) {
      const played = await turns.play(orderOf(ask, body.session_id, turn))
      if (played.kind === 'care') break
      await settled(played)
    }
    const state = await stateOf(house, visitor.owner.id, body.session_id, words)
    if (state === undefined) throw new Problem('NOT_FOUND')
    return json(200, state)
  }

const settled = (played: Exclude<Played, { kind: 'care' }>): Promise<string> | string =>
  played.kind === 'kept' ? played.reply : played.telling.reply

type Wish = Pick<TurnAsk['body'], 'turn' | 'request_id' | 'user_input' | 'choice_id' | 'ui_language'>

type Player = Pick<TurnAsk, 'visitor' | 'language' | 'request'>

/** Whoever asks for no language goes on in the one the story was last told in. */
const orderOf = ({ visitor, language, request }: Player, gameId: string, wish: Wish): Order => {
  const asked = wish.ui_language ?? (request.headers.has('Accept-Language') ? language : undefined)
  return {
    ownerId: visitor.owner.id,
    gameId,
    number: wish.turn,
    requestId: wish.request_id,
    action: toAction(wish),
    ...(asked && { language: asked }),
  }
}
