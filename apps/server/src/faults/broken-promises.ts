import type { Player } from './player.ts'

/** Every promise that was broken to this player, in words; an empty list is a good server. */
export const brokenPromises = async (player: Player): Promise<string[]> => {
  const faults: string[] = []
  const kept = new Map<string, string>()
  for (const { session_id, current_turn, turns } of await player.settle()) {
    const numbers = turns.map(({ turn }) => turn)
    if (numbers.some((number, at) => number !== at + 1))
      faults.push(`${session_id}: turns are not 1, 2, 3: ${numbers.join(' ')}`)
    if (current_turn !== numbers.length)
      faults.push(`${session_id}: the counter says ${current_turn} of ${numbers.length}`)
    for (const { turn, request_id } of turns) kept.set(request_id, `${session_id}/${turn}`)
  }
  if (kept.size !== player.acknowledged.size)
    faults.push(`${kept.size} turns kept, ${player.acknowledged.size} acknowledged`)
  for (const [requestId, { gameId, turn, reply }] of player.acknowledged) {
    if (kept.get(requestId) !== `${gameId}/${turn}`)
      faults.push(`${gameId}: acknowledged turn ${turn} is not there`)
    if ((await player.ask(requestId)) !== reply)
      faults.push(`${gameId}: turn ${turn} is answered otherwise now`)
  }
  return faults
}
