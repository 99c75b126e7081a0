/** What a screen says to whoever was sent there; it travels with the navigation and ends with it. */
export type Greeting =
  | { readonly kind: 'welcome'; readonly max: number }
  | { readonly kind: 'welcomeBack'; readonly count: number; readonly max: number }
  | { readonly kind: 'limit'; readonly max: number }

const KINDS: readonly unknown[] = ['welcome', 'welcomeBack', 'limit']

export const greetingIn = (state: unknown): Greeting | undefined => {
  if (typeof state !== 'object' || state === null || !('greeting' in state)) return undefined
  const { greeting } = state
  if (typeof greeting !== 'object' || greeting === null || !('kind' in greeting)) return undefined
  return KINDS.includes(greeting.kind) ? (greeting as Greeting) : undefined
}
