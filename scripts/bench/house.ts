import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, openChild } from './child.ts'

export interface House extends Child {
  readonly url: string
}

/** The real server as `npm start` runs it, on a database and a port of its own; nobody is asked to wait. */
export const openHouse = async (
  { server, folder, name }: { server: string; folder: string; name: string },
  { flags = [], environment = {} }: { flags?: readonly string[]; environment?: Record<string, string> } = {},
): Promise<House> => {
  const data = join(folder, name)
  mkdirSync(data)
  const child = openChild([...flags, server], {
    folder,
    name,
    environment: { PORT: '0', DATA_DIR: data, RATE_LIMIT_SCALE: '0', ...environment },
  })
  return { ...child, url: await child.says(/^Inyeon is open at (\S+)$/m) }
}
