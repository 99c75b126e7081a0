import type {
  Action,
  FunnelEvent,
  Game,
  GameId,
  InterviewState,
  Language,
  OwnerId,
  RememberedPage,
  Turn,
} from '@inyeon/engine'

/**
 * Who remembers. Knows no rule of the game: it keeps what the engine has settled.
 *
 * Every reading and writing stands in {@link Records}. `together` makes several of them one: all of
 * them happen or none, and what a `hold…` returned cannot be changed by anybody else until it ends.
 * Its work may be run again when two of them stood in each other's way: it must do nothing but read and
 * write the records it is given.
 */
export interface Store extends Records {
  together<Outcome>(work: (records: Records) => Promise<Outcome>): Promise<Outcome>
  /** Resolves when the memory can be reached and written; rejects otherwise. */
  ready(): Promise<void>
  /** The memory's own clock, so that several hosts on one memory agree on what has expired. */
  clock(): Promise<number>
  close(): Promise<void>
}

/** The memory cannot be reached or written now. Nothing of the work was kept, unless it broke at the very end. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}

export interface Records {
  readonly subscribers: Subscribers
  readonly owners: Owners
  readonly devices: Devices
  readonly codes: Codes
  readonly requests: Requests
  readonly interviews: Interviews
  readonly games: Games
  readonly turns: Turns
  readonly claims: Claims
  readonly feedback: FeedbackBox
  readonly events: Events
  readonly outbox: Outbox
  readonly admin: AdminRecords
  readonly keepsakes: Keepsakes
}

/** An email and what it has used up. The only place where an email stands. */
export interface Subscriber {
  readonly id: string
  readonly email: string
  readonly accessCount: number
  readonly lastAccess: number
  readonly subscribedAt: number
  readonly newsletter: boolean
  readonly backer: boolean
}
export interface Subscribers {
  byEmail(email: string): Promise<Subscriber | undefined>
  byId(id: string): Promise<Subscriber | undefined>
  /** The subscriber of this email, made from `fresh` if there was none, and held until the end. */
  hold(fresh: Subscriber): Promise<{ subscriber: Subscriber; isNew: boolean }>
  save(subscriber: Subscriber): Promise<void>
}

/** One shelf of saves. An email has one for each browser that could not be proved to be the same person. */
export interface Owner {
  readonly id: OwnerId
  readonly subscriberId: string
  /** Whether the mailbox has vouched for it: then its browsers stay when other shelves are merged in. */
  readonly proven: boolean
  readonly completedDemo: boolean
  readonly lastPage: RememberedPage | null
  /** Last activity of the open visit; null before the first granted access. */
  readonly activeAt: number | null
  readonly createdAt: number
}
export interface Owners {
  byId(id: OwnerId): Promise<Owner | undefined>
  of(subscriberId: string): Promise<readonly Owner[]>
  hold(id: OwnerId): Promise<Owner | undefined>
  add(owner: Owner): Promise<void>
  save(owner: Owner): Promise<void>
  /**
   * Moves every game, turn, claim and interview of one shelf to another and drops the empty one. Its
   * browsers are forgotten: whoever sat there without proof must not come along to the other's saves.
   */
  merge(from: OwnerId, into: OwnerId): Promise<void>
}

/** A browser that proved itself: only the digest of its token is kept. */
export interface Device {
  readonly digest: string
  readonly ownerId: OwnerId
  readonly createdAt: number
  readonly expiresAt: number
}
export interface Devices {
  /** The device with its owner and subscriber; an expired one is not found. */
  find(
    digest: string,
    now: number,
  ): Promise<{ device: Device; owner: Owner; subscriber: Subscriber } | undefined>
  add(device: Device): Promise<void>
  remove(digest: string): Promise<void>
}

/** A one-time code on its way to a mailbox; one per email, a new one replaces the old. */
export interface Code {
  readonly email: string
  /** Keyed digest: the code itself is only in the mail. */
  readonly digest: string
  /** Digest of the pending token of the browser that asked. */
  readonly askedBy: string
  readonly triesLeft: number
  readonly expiresAt: number
}
export interface Codes {
  hold(email: string): Promise<Code | undefined>
  save(code: Code): Promise<void>
  remove(email: string): Promise<void>
}

/** Replies by the id the client chose, so that asking twice does nothing twice. */
export interface Requests {
  find(scope: string, requestId: string): Promise<StoredReply | undefined>
  /**
   * Only inside `together`. Undefined: nobody has asked this before; it is now ours, and whoever asks
   * at the same time waits for our end. Otherwise: what was answered.
   */
  claim(scope: string, requestId: string, now: number): Promise<StoredReply | undefined>
  keep(scope: string, requestId: string, reply: StoredReply): Promise<void>
  /** The replies given to this shelf stay, but lead nobody back to it. */
  disown(ownerId: OwnerId): Promise<void>
}
export interface StoredReply {
  readonly body: string
  /** The shelf this reply belongs to. */
  readonly ownerId?: OwnerId
  readonly at: number
}

export interface Interview {
  readonly id: string
  readonly ownerId: OwnerId
  readonly state: InterviewState
  /** What was asked after 0, 1, 2 … answers, byte for byte. */
  readonly replies: readonly string[]
  readonly createdAt: number
}
export interface Interviews {
  byId(id: string, ownerId: OwnerId): Promise<Interview | undefined>
  hold(id: string, ownerId: OwnerId): Promise<Interview | undefined>
  add(interview: Interview): Promise<void>
  save(interview: Interview): Promise<void>
}

export interface Games {
  /** A game of somebody else does not exist here. */
  byId(id: GameId, ownerId: OwnerId): Promise<Game | undefined>
  hold(id: GameId, ownerId: OwnerId): Promise<Game | undefined>
  /** Newest first. */
  of(ownerId: OwnerId): Promise<readonly Game[]>
  add(game: Game): Promise<void>
  save(game: Game): Promise<void>
  /** The game with its turns, claims and interview; false if there was none. */
  remove(id: GameId, ownerId: OwnerId): Promise<boolean>
}

/** A turn with the answer that was given for it, byte for byte. */
export interface KeptTurn extends Turn {
  readonly reply: string
}
export interface Turns {
  byId(id: string, ownerId: OwnerId): Promise<KeptTurn | undefined>
  byRequest(ownerId: OwnerId, requestId: string): Promise<KeptTurn | undefined>
  /** The turns of one branch from the opening on. */
  of(gameId: GameId, branch: string, ownerId: OwnerId): Promise<readonly KeptTurn[]>
  /** Refused with {@link AlreadyKept} if the branch has this number, or the owner this request. */
  add(turn: KeptTurn): Promise<void>
}
export class AlreadyKept extends Error {
  override readonly name = 'AlreadyKept'
}

/** Somebody is telling this turn. A lease: whoever dies holding it is replaced when it runs out. */
export interface Claim {
  readonly gameId: GameId
  readonly branch: string
  readonly number: number
  readonly ownerId: OwnerId
  readonly requestId: string
  readonly action: Action
  readonly language: Language
  /** Changes hands with the claim: a teller with an old token can keep nothing. */
  readonly token: string
  readonly leaseUntil: number
  readonly createdAt: number
}
export interface Claims {
  at(gameId: GameId, branch: string, number: number): Promise<Claim | undefined>
  byRequest(ownerId: OwnerId, requestId: string): Promise<Claim | undefined>
  /** How many turns of this owner are being told now. */
  running(ownerId: OwnerId, now: number): Promise<number>
  /** Replaces whatever claim stood on this turn. */
  put(claim: Claim): Promise<void>
  /** False when the claim has changed hands or is gone. */
  renew(token: string, leaseUntil: number): Promise<boolean>
  /** Drops the claim; false when it had changed hands. */
  release(token: string): Promise<boolean>
  expired(now: number, most: number): Promise<readonly Claim[]>
}

export interface Feedback {
  readonly id: string
  readonly type: string
  readonly message: string
  readonly email: string | null
  readonly details: Readonly<Record<string, string>>
  readonly createdAt: number
}
export interface FeedbackBox {
  /** False if this id was already there: sent twice, kept once. */
  add(feedback: Feedback): Promise<boolean>
}

export interface RecordedEvent {
  readonly id: string
  readonly sessionId: string
  readonly type: FunnelEvent
  readonly data: Readonly<Record<string, string | number | boolean | null>>
  readonly at: number
}
export interface Events {
  add(event: RecordedEvent): Promise<void>
  of(sessionId: string): Promise<readonly RecordedEvent[]>
}

/** Something that must leave the house: a mail or a newsletter registration. */
export interface Parcel {
  readonly id: string
  readonly kind: 'mail' | 'newsletter'
  readonly content: Readonly<Record<string, string>>
  readonly tries: number
  readonly dueAt: number
  readonly createdAt: number
}
export interface Outbox {
  add(parcel: Parcel): Promise<void>
  /** Takes due parcels so that no other host sends them too: their `dueAt` becomes `until`. */
  take(now: number, until: number, most: number): Promise<readonly Parcel[]>
  save(parcel: Parcel): Promise<void>
  remove(id: string): Promise<void>
  waiting(): Promise<number>
}

export interface AdminAttempts {
  readonly address: string
  readonly failures: number
  readonly windowStart: number
  readonly lockedUntil: number
  readonly locks: number
}
export interface AdminSession {
  readonly digest: string
  readonly csrf: string
  /** Fingerprint of the password hash it was made under: a changed password ends it. */
  readonly fingerprint: string
  readonly createdAt: number
  readonly activeAt: number
}
export interface AdminRecords {
  holdAttempts(address: string): Promise<AdminAttempts | undefined>
  saveAttempts(attempts: AdminAttempts): Promise<void>
  /** Failures of all addresses since then. */
  failuresSince(since: number): Promise<number>
  session(digest: string): Promise<AdminSession | undefined>
  saveSession(session: AdminSession): Promise<void>
  removeSession(digest: string): Promise<void>
}

/** Small things the installation keeps for itself, such as its secret. */
export interface Keepsakes {
  get(key: string): Promise<string | undefined>
  /** Keeps the first value ever given and answers it. */
  settle(key: string, value: string): Promise<string>
}
