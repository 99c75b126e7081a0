import { askConfig, askMe } from '../client/game-client.ts'
import { settleConfiguration } from '../state/configuration.ts'
import { useConnection } from '../state/connection.ts'
import { hasVisited, noteVisitor } from '../state/subscription.ts'

/** What the server says of itself, and then who we are to it. The first page waits for neither. */
export const meetServer = async (path: string): Promise<void> => {
  try {
    const { reply: config, here } = await askConfig()
    if (!here) settleConfiguration(config)
    if (config.flags.mock_mode) useConnection.setState({ onlyHere: true })
  } catch {
    // without a word from anybody, the promises of the last visit hold
  }
  if (path === '/' && !hasVisited()) return noteVisitor(null)
  noteVisitor(await askMe().catch(() => null))
}
