import type { Speed } from './speed.ts'
import type { Story } from './story.ts'

/** Something we promise, and how it stands. */
export interface Bar {
  readonly what: string
  readonly measured: number
  readonly unit: string
  readonly least?: number
  readonly most?: number
}

export interface Measured {
  readonly speed: Speed
  readonly story: Story
}

const growth = (early: number, late: number): number => (late / early - 1) * 100

export const barsOf = ({ speed: { ours, bare }, story }: Measured): readonly Bar[] => [
  { what: 'Requests a second beside bare', measured: ours.perSecond / bare.perSecond, unit: '×', least: 0.5 },
  { what: 'Requests per CPU second beside bare', measured: bare.cpu / ours.cpu, unit: '×', least: 0.5 },
  { what: 'A turn in one piece, p99', measured: story.plain.p99, unit: 'ms', most: 5 },
  { what: 'A turn as it is told, p99', measured: story.streamed.p99, unit: 'ms', most: 5 },
  { what: 'Growth of the heap', measured: growth(story.early.heap, story.late.heap), unit: '%', most: 10 },
  {
    what: 'Growth of resident memory',
    measured: growth(story.early.resident, story.late.resident),
    unit: '%',
    most: 10,
  },
]

/** A figure that could not be taken holds nothing. */
export const holds = ({ measured, least = -Infinity, most = Infinity }: Bar): boolean =>
  measured >= least && measured <= most
