import type { Parcel } from '@inyeon/store'
import { createTransport } from 'nodemailer'
import type { ServerSettings } from './settings.ts'

/** Takes one parcel out of the house; rejects if it could not. */
export type Carrier = (content: Readonly<Record<string, string>>, id: string) => Promise<void>

export type Carriers = Partial<Record<Parcel['kind'], Carrier>>

const PATIENCE = 10_000

export const mailCarrier = ({ url, from }: { readonly url: string; readonly from: string }): Carrier => {
  const transport = createTransport(
    {
      url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: 2 * PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  const domain = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'
  return async ({ to, subject, text }, id) => {
    // The same parcel sent twice is one mail to whoever sorts by message id.
    await transport.sendMail({ to, subject, text, messageId: `<${id}@${domain}>` })
  }
}

export class Undelivered extends Error {
  override readonly name = 'Undelivered'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A form's thank-you page on the same host means it was taken; a redirect anywhere else is not followed. */
const wasTaken = (response: Response, url: string): boolean => {
  if (response.ok) return true
  const there = response.headers.get('location')
  if (there === null || ![301, 302, 303].includes(response.status)) return false
  return URL.parse(there, url)?.host === new URL(url).host
}

export const newsletterCarrier =
  (url: string): Carrier =>
  async ({ email = '', language = 'en' }) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ email, language }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.body?.cancel()
    if (!wasTaken(response, url)) throw new Undelivered(`HTTP_${response.status}`)
  }

export const carriersFor = ({ mail, mailingListUrl }: ServerSettings): Carriers => ({
  ...(mail ? { mail: mailCarrier(mail) } : {}),
  ...(mailingListUrl ? { newsletter: newsletterCarrier(mailingListUrl) } : {}),
})
