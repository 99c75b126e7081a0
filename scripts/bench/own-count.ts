/** What the server itself has counted of its turns, from its metrics. */
export interface OwnCount {
  readonly turns: number
  readonly seconds: number
  /** How many of them took 5 ms or less. */
  readonly within5: number
}

const NAME = 'inyeon_http_request_seconds'

const summed = (page: string, name: string): number =>
  page
    .split('\n')
    .filter((line) => line.startsWith(name) && line.includes('/demo/turn"'))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)

export const readOwnCount = async (url: string): Promise<OwnCount> => {
  const page = await (await fetch(url)).text()
  return {
    turns: summed(page, `${NAME}_count`),
    seconds: summed(page, `${NAME}_sum`),
    within5: summed(page, `${NAME}_bucket{le="0.005"`),
  }
}
