import { drawers, KEYS } from '../state/browser.ts'

const drawerOf = (credential: string) => `${KEYS.device}.${credential}`

/** Offline, the browser itself is the proof: it drops cookies on replies that never crossed a network. */
export const thisBrowser = () => ({
  token: (_: Request, credential: string): string | undefined =>
    drawers.read(drawerOf(credential)) ?? undefined,
  tie: (credential: string, token: string): [string, string][] => {
    drawers.write(drawerOf(credential), token)
    return []
  },
  untie: (credential: string): [string, string][] => {
    drawers.remove(drawerOf(credential))
    return []
  },
})

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** The token lies beside what is kept of it, in the same storage: a digest would hide nothing from anybody. */
export const openSecrets = () => ({
  token: () => Array.from(random(32), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  digest: async (token: string) => token,
  seal: async (text: string) => text,
  digits: (count: number) => Array.from(random(count), (byte) => byte % 10).join(''),
})
