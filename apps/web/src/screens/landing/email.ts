import { canonicalEmail } from '@inyeon/contract/email'

/** What the server would say, said at once: the same reading of an email on both sides. */
export const emailFault = (typed: string): 'emailRequired' | 'emailInvalid' | undefined => {
  if (typed.normalize('NFKC').trim() === '') return 'emailRequired'
  return canonicalEmail(typed) === undefined ? 'emailInvalid' : undefined
}
