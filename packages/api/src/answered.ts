import type { EndpointName } from '@inyeon/contract'
import { jsonText, keptTurn } from './answer.ts'
import type { Visitor } from './ask.ts'
import type { House } from './house.ts'

const TURNS: readonly EndpointName[] = ['playTurn', 'playDemoTurn']
const STARTS: readonly EndpointName[] = ['startDemo', 'startGame']

export const startScope = (ownerId: string): string => `start/${ownerId}`

/** What a `request_id` was answered before. It stands whatever else the body says, even if that is no form at all. */
export const answeredBefore = async (
  name: EndpointName,
  requestId: unknown,
  { owner }: Visitor,
  { store }: House,
  request: Request,
): Promise<Response | undefined> => {
  if (typeof requestId !== 'string') return undefined
  const id = requestId.toLowerCase()
  if (TURNS.includes(name)) {
    const kept = await store.turns.byRequest(owner.id, id)
    return kept && keptTurn(request, { prose: kept.passage.prose, reply: kept.reply })
  }
  if (!STARTS.includes(name)) return undefined
  const stored = await store.requests.find(startScope(owner.id), id)
  return stored && jsonText(200, stored.body)
}
