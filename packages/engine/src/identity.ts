/**
 * `open`: an unknown browser with a known email is counted and gets its own empty shelf.
 * `verify-returning`: it must type a mailed code before it is counted. `strict`: so must everybody.
 */
export const IDENTITY_MODES = ['open', 'verify-returning', 'strict'] as const
export type IdentityMode = (typeof IDENTITY_MODES)[number]

/** Whether this browser must prove the email before an access is counted. */
export const mustProve = (
  mode: IdentityMode,
  browser: { readonly tied: boolean; readonly emailSeen: boolean },
): boolean => !browser.tied && (mode === 'strict' || (mode === 'verify-returning' && browser.emailSeen))

export const CODE_DIGITS = 8
export const CODE_TRIES = 5
export const CODE_LIFETIME = 10 * 60_000
