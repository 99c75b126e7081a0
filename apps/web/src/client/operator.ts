import type { AdminSession } from '@inyeon/contract'
import { refusalOf } from './refusal.ts'
import { remote } from './remote.ts'
import { type Asked, toRequest } from './request.ts'

/** The operator's calls. They have no stand-in: without a server there is nothing to operate. */
const ask = async (
  name: 'adminLogin' | 'adminSession' | 'adminLogout',
  asked: Asked = {},
): Promise<Response> => {
  const response = await remote(toRequest(name, asked))
  if (!response.ok) throw await refusalOf(response)
  return response
}

export const logIn = async (password: string): Promise<void> =>
  void (await ask('adminLogin', { body: { password } }))

export const readSession = async (): Promise<AdminSession> => (await ask('adminSession')).json()

export const logOut = async (csrfToken: string): Promise<void> =>
  void (await ask('adminLogout', { headers: { 'X-CSRF-Token': csrfToken } }))
