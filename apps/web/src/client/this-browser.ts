import type { Credential, Identity, Secrets } from '@inyeon/api'
import { drawers, KEYS } from '../state/browser.ts'

const drawerOf = (credential: Credential) => `${KEYS.device}.${credential}`

/** Offline, the browser itself is the proof: it drops cookies on replies that never crossed a network. */
export const thisBrowser = (): Identity => ({
  token: (_, credential) => drawers.read(drawerOf(credential)) ?? undefined,
  tie: (credential, token) => {
    drawers.write(drawerOf(credential), token)
    return []
  },
  untie: (credential) => {
    drawers.remove(drawerOf(credential))
    return []
  },
})

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** The token lies beside what is kept of it, in the same storage: a digest would hide nothing from anybody. */
export const openSecrets = (): Secrets => ({
  token: () => Array.from(random(32), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  digest: async (token) => token,
  seal: async (text) => text,
  digits: (count) => Array.from(random(count), (byte) => byte % 10).join(''),
})
