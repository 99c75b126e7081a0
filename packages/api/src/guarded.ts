import { loadWords, type Words } from '@inyeon/content'
import { type Endpoint, type EndpointName, endpoints, Problem, validationIssues } from '@inyeon/contract'
import { acceptedLanguage, type Language, RATES, toLanguage } from '@inyeon/engine'
import { refuse } from './answer.ts'
import type { Ask, Handler, Handlers } from './ask.ts'
import { isJson, readJson } from './guards/body.ts'
import { guardOrigin } from './guards/origin.ts'
import { guardRate } from './guards/rate.ts'
import { visitorOf } from './guards/visitor.ts'
import type { House } from './house.ts'
import { asProblem } from './problems.ts'
import { operatorOf, operatorsDoor } from './routes/admin.ts'

interface Knock {
  readonly house: House
  readonly request: Request
  readonly address: string
  readonly id: string
}

export const languageOf = (request: Request): Language =>
  acceptedLanguage(request.headers.get('Accept-Language'))
export const wordsFor = (request: Request): Promise<Words> => loadWords(languageOf(request))

/**
 * Leads a request past the guards, cheapest first, to its handler. A body that names a language is
 * answered in it, refusals included.
 */
export const guarded = async <Name extends EndpointName>(
  name: Name,
  handlers: Handlers,
  knock: Knock,
): Promise<Response> => {
  const { house, request, address } = knock
  const endpoint: Endpoint = endpoints[name]
  let language = languageOf(request)
  try {
    await guardRates(endpoint, 'address', house, address)
    guardOrigin(request, house)
    const sent = await bodyOf(endpoint, request)
    language = languageIn(sent) ?? language
    const visitor = await visitorOf(request, house)
    if (endpoint.auth === 'visitor' && visitor === undefined) throw new Problem('UNAUTHORIZED')
    const operator = endpoint.auth === 'admin' ? await operatorOf(request, house) : undefined
    if (endpoint.auth === 'admin' && operator === undefined) throw new Problem('UNAUTHORIZED')
    if (name === 'adminLogin') operatorsDoor(house)
    if (visitor) await guardRates(endpoint, 'visitor', house, visitor.owner.id)
    if (endpoint.params && !endpoint.params.safeParse({ id: knock.id }).success)
      throw new Problem('NOT_FOUND')
    const body = parsed(endpoint, sent)
    await guardRates(endpoint, 'email', house, emailIn(body))
    const words = await loadWords(language)
    // the table says what each name's body and visitor are; the guards above have just made it true
    const ask = {
      ...knock,
      id: knock.id.toLowerCase(),
      body,
      language,
      words,
      visitor,
      operator,
    } as unknown as Ask<Name>
    const handler = handlers[name] as Handler<Name>
    return await handler(ask)
  } catch (failure) {
    return refuse(asProblem(failure, house), await loadWords(language), house.settings)
  }
}

const guardRates = async (
  { rates }: Endpoint,
  per: 'address' | 'visitor' | 'email',
  house: House,
  key: string,
): Promise<void> => {
  for (const name of rates) if (RATES[name].per === per) await guardRate(house, name, key)
}

const bodyOf = async ({ body, method }: Endpoint, request: Request): Promise<unknown> => {
  if (method === 'GET') return undefined
  const typed = request.headers.get('Content-Type') !== null
  if (body === undefined && (!typed || isJson(request))) return undefined
  if (!isJson(request)) throw new Problem('UNSUPPORTED_MEDIA')
  return readJson(request)
}

const parsed = ({ body }: Endpoint, sent: unknown): unknown => {
  if (body === undefined) return undefined
  const result = body.safeParse(sent)
  if (!result.success) throw new Problem('VALIDATION', { issues: validationIssues(result.error) })
  return result.data
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && field in value
    ? (value as Record<string, unknown>)[field]
    : undefined

const languageIn = (sent: unknown): Language | undefined => {
  const wish = fieldOf(sent, 'ui_language')
  return typeof wish === 'string' ? toLanguage(wish) : undefined
}

const emailIn = (body: unknown): string => String(fieldOf(body, 'email') ?? '')
