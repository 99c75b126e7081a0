import type { Visitor } from '../ask.ts'
import type { House } from '../house.ts'

/** Who this browser is, if it has proved to be anybody. */
export const visitorOf = async (request: Request, house: House): Promise<Visitor | undefined> => {
  const token = house.identity.token(request, 'visitor')
  if (token === undefined) return undefined
  const digest = await house.secrets.digest(token)
  const found = await house.store.devices.find(digest, house.clock())
  return found && { digest, token, owner: found.owner, subscriber: found.subscriber }
}
