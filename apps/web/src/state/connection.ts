import { create } from 'zustand'

/** Whether the server answers. It is there again as soon as it says anything at all. */
interface Connection {
  reached: 'unknown' | 'yes' | 'no'
  /** The operator, or a player whose browser refuses cookies, wants this browser alone. */
  onlyHere: boolean
}

export const useConnection = create<Connection>()(() => ({ reached: 'unknown', onlyHere: false }))

export const noteReached = (reached: boolean): void =>
  useConnection.setState({ reached: reached ? 'yes' : 'no' })

export const isOffline = ({ reached, onlyHere }: Connection): boolean => onlyHere || reached === 'no'
