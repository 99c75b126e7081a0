import type { Words } from '@inyeon/content'
import { CRISIS_LINES, CRISIS_ORDER } from '@inyeon/content/catalogue'
import type { Care } from '@inyeon/contract'
import type { Language } from '@inyeon/engine'

/** The story stops; somebody real is named, nearest first. */
export const careFor = (
  { care }: Words,
  language: Language,
  { gameId, currentTurn }: { readonly gameId: string; readonly currentTurn: number },
): Care => ({
  care: {
    title: care.title,
    message: care.message,
    lines: CRISIS_ORDER[language].flatMap((id) => {
      const line = CRISIS_LINES.find((one) => one.id === id)
      if (line === undefined) return []
      return [{ name: care.lines[id], contact: line.contact, ...(line.url && { url: line.url }) }]
    }),
  },
  session_id: gameId,
  current_turn: currentTurn,
})
