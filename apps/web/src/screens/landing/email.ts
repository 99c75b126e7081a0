const LOOKS_LIKE_ONE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** A first look, so that nobody waits for a slip of the finger. The server's reading is the one that counts. */
export const emailFault = (typed: string): 'emailRequired' | 'emailInvalid' | undefined => {
  const email = typed.normalize('NFKC').trim()
  if (email === '') return 'emailRequired'
  return LOOKS_LIKE_ONE.test(email) ? undefined : 'emailInvalid'
}
