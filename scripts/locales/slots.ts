/**
 * The slots a sentence asks to have filled: `{turn}`, `{npc+이/가}` (npc, with its particle), `{r|formal|casual}`
 * (r, a choice) and whatever stands inside a choice. Undefined where a brace is left open or closed twice.
 */
export const slotsOf = (sentence: string): Set<string> | undefined => {
  const slots = new Set<string>()
  const starts: number[] = []
  for (let at = 0; at < sentence.length; at += 1) {
    if (sentence[at] === '{') starts.push(at)
    if (sentence[at] !== '}') continue
    const start = starts.pop()
    if (start === undefined) return undefined
    const [name = ''] = sentence.slice(start + 1, at).split(/[+|{}]/, 1)
    if (name.trim() !== '') slots.add(name.trim())
  }
  return starts.length === 0 ? slots : undefined
}

/** The sentence as written, without its slots; the words inside a choice stay. */
export const withoutSlots = (sentence: string): string => {
  const plain = sentence.replace(/\{[^{}|]*\}/g, '').replace(/\{[\w.]+\|([^{}]*)\}/g, '$1')
  return plain === sentence ? plain : withoutSlots(plain)
}
