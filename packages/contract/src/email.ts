import { LENGTHS } from '@inyeon/engine'

const EDGES = /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu
const LOCAL_PART = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const SPOKEN_DOMAIN = /^[\p{L}\p{M}\p{N}.。-]+$/u
const DOMAIN =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/

/** `URL` speaks IDNA in every host; it also reads `%61`, ports and `0x7f.1`, so the words are checked before and after. */
const asciiDomain = (domain: string): string | undefined => {
  if (!SPOKEN_DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return undefined
  const { hostname } = new URL(`http://${domain}`)
  return DOMAIN.test(hostname) ? hostname : undefined
}

/**
 * The one form of an address that anybody may compare, keep or write to; undefined if it is none.
 * Normalised before it is looked at: a full-width at-sign that is checked first and folded later sends
 * the mail to somebody else.
 */
export const canonicalEmail = (raw: string): string | undefined => {
  if (raw.length > 4 * LENGTHS.email) return undefined
  const [local, spoken, ...more] = raw.normalize('NFKC').replace(EDGES, '').toLowerCase().split('@')
  if (local === undefined || spoken === undefined || more.length > 0 || !LOCAL_PART.test(local))
    return undefined
  const domain = asciiDomain(spoken)
  if (domain === undefined) return undefined
  const email = `${local}@${domain}`
  return email.length <= LENGTHS.email ? email : undefined
}
