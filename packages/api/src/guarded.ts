import { loadWords, type Words } from '@inyeon/content'
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  Problem,
  type ValidationIssue,
  validationIssues,
} from '@inyeon/contract'
import { acceptedLanguage, type Language, RATES, type RateName, toLanguage } from '@inyeon/engine'
import { refuse } from './answer.ts'
import { answeredBefore } from './answered.ts'
import type { Ask, Handler, Handlers } from './ask.ts'
import { isJson, readJson, readText } from './guards/body.ts'
import { guardHost, guardOrigin } from './guards/origin.ts'
import { guardRate } from './guards/rate.ts'
import { visitorOf } from './guards/visitor.ts'
import type { House } from './house.ts'
import { asProblem } from './problems.ts'
import { operatorOf, operatorsDoor } from './routes/admin.ts'

interface Knock {
  readonly request: Request
  readonly address: string
  readonly id: string
}

export const languageOf = (request: Request): Language =>
  acceptedLanguage(request.headers.get('Accept-Language'))
export const wordsFor = (request: Request): Promise<Words> => loadWords(languageOf(request))

/** The answers to a probe must not depend on the name it used. */
const ANY_HOST: readonly EndpointName[] = ['health', 'ready']

/**
 * Leads requests past the guards, cheapest first, to their handler. A body that names a language is
 * answered in it, refusals included.
 */
export const guarded = <Name extends EndpointName>(
  name: Name,
  handlers: Handlers,
  house: House,
): ((knock: Knock) => Promise<Response>) => {
  const endpoint: Endpoint = endpoints[name]
  const { auth, method, params, cookie } = endpoint
  const handler = handlers[name] as Handler<Name>
  const rates = {
    address: ratesPer('address', endpoint),
    visitor: ratesPer('visitor', endpoint),
    email: ratesPer('email', endpoint),
  }
  // whoever asks for what everybody gets is not looked up
  const knowsVisitor = auth === 'visitor' || cookie === 'visitor'

  return async ({ request, address, id }) => {
    let language = languageOf(request)
    try {
      if (!ANY_HOST.includes(name)) guardHost(request, house)
      for (const rate of rates.address) await guardRate(house, rate, address)
      guardOrigin(request, house)
      const sent = method === 'GET' ? undefined : await bodyOf(endpoint, request)
      language = languageIn(sent) ?? language
      const visitor = knowsVisitor ? await visitorOf(request, house) : undefined
      if (auth === 'visitor' && visitor === undefined) throw new Problem('UNAUTHORIZED')
      const operator = auth === 'admin' ? await operatorOf(request, house) : undefined
      if (auth === 'admin' && operator === undefined) throw new Problem('UNAUTHORIZED')
      if (name === 'adminLogin') operatorsDoor(house)
      if (visitor) for (const rate of rates.visitor) await guardRate(house, rate, visitor.owner.id)
      if (params && !params.safeParse({ id }).success) throw new Problem('NOT_FOUND')
      const [body, issues] = parsed(endpoint, sent)
      if (issues) {
        const before =
          visitor && (await answeredBefore(name, fieldOf(sent, 'request_id'), visitor, house, request))
        if (before) return before
        throw new Problem('VALIDATION', { issues })
      }
      for (const rate of rates.email) await guardRate(house, rate, emailIn(body))
      // the table says what each name's body and visitor are; the guards above have just made it true
      const ask = {
        house,
        request,
        address,
        id: id.toLowerCase(),
        body,
        language,
        words: await loadWords(language),
        visitor,
        operator,
      } as unknown as Ask<Name>
      return await handler(ask)
    } catch (failure) {
      const problem = asProblem(failure, house)
      if (problem.code === 'NOT_FOUND' && auth === 'visitor') house.notice('foreign_game', { call: name })
      return refuse(problem, await loadWords(language), house.settings)
    }
  }
}

const ratesPer = (per: 'address' | 'visitor' | 'email', { rates }: Endpoint): readonly RateName[] =>
  rates.filter((name) => RATES[name].per === per)

const bodyOf = async ({ body }: Endpoint, request: Request): Promise<unknown> => {
  const typed = request.headers.get('Content-Type') !== null
  if (!isJson(request) && (typed || body !== undefined)) throw new Problem('UNSUPPORTED_MEDIA')
  // a call without a form reads what was sent all the same: too much is too much
  if (body === undefined) return readText(request).then(() => undefined)
  return readJson(request)
}

/** The form, or what is wrong with it. */
const parsed = ({ body }: Endpoint, sent: unknown): [unknown, ValidationIssue[]?] => {
  if (body === undefined) return [undefined]
  const result = body.safeParse(sent)
  return result.success ? [result.data] : [undefined, validationIssues(result.error)]
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
