import type { Game, Story } from '@inyeon/engine'
import type { Claim, Interview, KeptTurn, Owner, Parcel, Records, Subscriber } from '../store.ts'

/** Records to begin with. A test names only what matters to it. */
export const NOW = 1_790_000_000_000

const uuid = () => crypto.randomUUID()

export const aSubscriber = (touch: Partial<Subscriber> = {}): Subscriber => ({
  id: uuid(),
  email: `${uuid()}@example.org`,
  accessCount: 0,
  lastAccess: NOW,
  subscribedAt: NOW,
  newsletter: false,
  backer: false,
  ...touch,
})

export const anOwner = (subscriberId: string, touch: Partial<Owner> = {}): Owner => ({
  id: uuid(),
  subscriberId,
  proven: false,
  completedDemo: false,
  lastPage: null,
  activeAt: null,
  createdAt: NOW,
  ...touch,
})

export const aGame = (ownerId: string, touch: Partial<Game> = {}): Game => ({
  id: uuid(),
  ownerId,
  mode: 'demo',
  language: 'ko',
  setup: {
    scenario: 'cafe',
    protagonist: { name: '하늘', age: 27, gender: 'female', languages: ['ko', 'it'] },
    npcs: { minjun: { nickname: '민준이' } },
    traits: ['sincere', 'playful'],
  },
  boundaries: ['거미'],
  interviewCompleted: true,
  currentTurn: 0,
  maxTurns: 15,
  ended: false,
  headTurnId: uuid(),
  branch: 'main',
  createdAt: NOW,
  updatedAt: NOW,
  activeAt: NOW,
  ...touch,
})

export const aStory = (touch: Partial<Story> = {}): Story => ({
  version: 1,
  seed: 4_294_967_295,
  scenario: 'cafe',
  turn: 1,
  max: 15,
  protagonist: { name: '하늘', age: 27, gender: 'female' },
  traits: ['sincere'],
  boundaries: [],
  cast: [{ id: 'minjun', age: 29, gender: 'male', role: 'lead', avatar: 'minjun' }],
  meters: { minjun: { trust: 50, attraction: 50, affection: 50 } },
  beat: 'meeting',
  seen: ['opening'],
  intents: ['compliment'],
  quotes: [{ turn: 1, text: '괜찮아요?' }],
  recalled: [],
  choices: [{ id: 'a', intent: 'help', from: 'opening', option: 'stay' }],
  ended: false,
  ...touch,
})

export const aTurn = (game: Game, number: number, touch: Partial<KeptTurn> = {}): KeptTurn => ({
  id: uuid(),
  gameId: game.id,
  ownerId: game.ownerId,
  parentId: null,
  branch: game.branch,
  number,
  requestId: uuid(),
  action: number === 0 ? null : { kind: 'words', text: '우산 같이 쓸래요?' },
  language: game.language,
  passage: {
    prose: '비가 내리기 시작했다. “같이 써요.” 민준이 우산을 기울였다.',
    choices: { a: '고맙다고 말한다' },
    reasons: ['따뜻한 말 한마디'],
    location: '연남동 골목',
    imagePrompt: 'rain, umbrella',
    toldBy: 'embedded',
  },
  changes: [
    {
      npc: 'minjun',
      meter: 'trust',
      delta: 3,
      reason: { family: 'warm', way: 'up', variant: 0 },
      quote: '우산',
    },
  ],
  world: {
    place: 'alley',
    date: '2026-04-03',
    time: '18:20',
    weather: 'rain',
    season: 'spring',
    scene: 'alley',
  },
  story: aStory({ turn: number }),
  createdAt: NOW + number,
  reply: '{"narrazione":"비가 내리기 시작했다."}',
  ...touch,
})

export const aClaim = (game: Game, number: number, touch: Partial<Claim> = {}): Claim => ({
  gameId: game.id,
  branch: game.branch,
  number,
  ownerId: game.ownerId,
  requestId: uuid(),
  action: { kind: 'choice', choiceId: 'a' },
  language: game.language,
  token: uuid(),
  leaseUntil: NOW + 60_000,
  createdAt: NOW,
  ...touch,
})

export const anInterview = (ownerId: string, touch: Partial<Interview> = {}): Interview => ({
  id: uuid(),
  ownerId,
  state: { scenario: 'cafe', questions: ['q1', 'q2'], traits: ['sincere'], complete: false },
  replies: ['{"question":"첫 질문"}'],
  createdAt: NOW,
  ...touch,
})

export const aParcel = (touch: Partial<Parcel> = {}): Parcel => ({
  id: uuid(),
  kind: 'mail',
  content: { to: 'sky@example.org', subject: '코드' },
  tries: 0,
  dueAt: NOW,
  createdAt: NOW,
  ...touch,
})

/** Somebody with an email and a shelf. */
export const givenOwner = async (records: Records, touch: Partial<Owner> = {}): Promise<Owner> => {
  const { subscriber } = await records.subscribers.hold(aSubscriber())
  const owner = anOwner(subscriber.id, touch)
  await records.owners.add(owner)
  return owner
}

export const givenGame = async (records: Records, touch: Partial<Game> = {}): Promise<Game> => {
  const game = aGame(touch.ownerId ?? (await givenOwner(records)).id, touch)
  await records.games.add(game)
  return game
}

export const atOnce = <Outcome>(times: number, work: (time: number) => Promise<Outcome>) =>
  Promise.all(Array.from({ length: times }, (_, time) => work(time)))
