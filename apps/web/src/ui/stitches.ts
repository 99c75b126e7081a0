/** The drawing width of a stitched line; a meter stretches it to its own. */
export const STITCH_WIDTH = 104

const repeat = (start: string, piece: string, times: number) => start + piece.repeat(times)

/** Shape before colour: running stitch, wave, chain of loops. */
export const STITCHES = {
  running: `M2 8H${STITCH_WIDTH - 2}`,
  wave: repeat('M2 8', 'q3.125-9 6.25 0t6.25 0', 8),
  loops: repeat('M2 10', 'c8 3 13 0 12-6c-1-5-8-5-8 0c0 5 5 8 12.667 6', 6),
} as const
export type Stitch = keyof typeof STITCHES

/** One stitch, as a sign beside a number. */
export const SINGLE_STITCH = {
  running: 'M1 6h5M10 6h5',
  wave: 'M1 7q3.5-9 7 0t7 0',
  loops: 'M1 9c7 3 12 0 11-5c-1-4-8-4-8 0c0 5 5 7 11 5',
} as const satisfies Record<Stitch, string>
