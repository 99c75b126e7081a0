import { isVisitOpen } from '@inyeon/engine'
import { json, nothing } from '../answer.ts'
import type { Handler } from '../ask.ts'

export const me: Handler<'me'> = async ({ house, visitor: { owner, subscriber } }) =>
  json(200, {
    email: subscriber.email,
    access_count: subscriber.accessCount,
    max_accesses: house.settings.maxAccesses,
    visit_open: isVisitOpen(owner, house.clock()),
    completed_demo: owner.completedDemo,
    last_page_visited: owner.lastPage ?? '/scenarios',
  })

/** For a shared computer: the token is worthless from now on, and the browser is told to forget. */
export const forgetMe: Handler<'forgetMe'> = async ({ house, visitor }) => {
  await house.store.together(async (records) => {
    await records.devices.remove(visitor.digest)
    // whoever sits here next must not get the cookie back by repeating an old request
    await records.requests.disown(visitor.owner.id)
  })
  return nothing([...house.identity.untie('visitor'), ['Clear-Site-Data', '"cookies", "storage"']])
}

export const rememberPage: Handler<'rememberPage'> = async ({ house, body, visitor }) => {
  await house.store.together(async (records) => {
    const owner = await records.owners.hold(visitor.owner.id)
    if (owner) await records.owners.save({ ...owner, lastPage: body.path })
  })
  return nothing()
}
