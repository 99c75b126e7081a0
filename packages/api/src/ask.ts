import type { Words } from '@inyeon/content'
import type { Body, EndpointName, endpoints } from '@inyeon/contract'
import type { Language } from '@inyeon/engine'
import type { AdminSession, Owner, Subscriber } from '@inyeon/store'
import type { House } from './house.ts'

/** A browser that proved itself, with its shelf and the email behind it. */
export interface Visitor {
  readonly digest: string
  readonly token: string
  readonly owner: Owner
  readonly subscriber: Subscriber
}

type Auth<Name extends EndpointName> = (typeof endpoints)[Name]['auth']
/** Who asks is looked up only where it matters, or where the visitor's cookie is given or taken away. */
type Visitors = {
  readonly [Name in EndpointName]: (typeof endpoints)[Name] extends { readonly auth: 'visitor' }
    ? Visitor
    : (typeof endpoints)[Name] extends { readonly cookie: 'visitor' }
      ? Visitor | undefined
      : undefined
}

/** One question that passed the guards: parsed, and asked by somebody the route may answer. */
export interface Ask<Name extends EndpointName> {
  readonly house: House
  readonly request: Request
  readonly address: string
  /** What stands for `{id}` in the path. */
  readonly id: string
  readonly body: Body<Name>
  readonly language: Language
  readonly words: Words
  readonly visitor: Visitors[Name]
  readonly operator: Auth<Name> extends 'admin' ? AdminSession : undefined
}

export type Handler<Name extends EndpointName> = (ask: Ask<Name>) => Promise<Response>
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> }
