import { json } from '../answer.ts'
import type { Handler } from '../ask.ts'

export const sendFeedback: Handler<'sendFeedback'> = async ({ house, body }) => {
  const { type, message, email, id: given, ...notes } = body
  const id = given ?? house.uuid()
  const details = Object.fromEntries(
    Object.entries(notes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  await house.store.feedback.add({
    id,
    type,
    message,
    email: email ?? null,
    details,
    createdAt: house.clock(),
  })
  return json(201, { success: true, id })
}

export const recordEvent: Handler<'recordEvent'> = async ({ house, body }) => {
  await house.store.events.add({
    id: house.uuid(),
    sessionId: body.session_id,
    type: body.event_type,
    data: body.data ?? {},
    at: house.clock(),
  })
  return json(202, { success: true })
}
