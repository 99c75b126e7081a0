const drawings = import.meta.glob<string>('../art/scenes/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The drawing of a scene; a place nobody has drawn yet is by the river. */
export const sceneryOf = (scene: string): string | undefined =>
  drawings[`../art/scenes/${scene}.svg`] ?? drawings['../art/scenes/han.svg']
