import { create } from 'zustand'
import { drawersIn } from './storage.ts'

/** Whether this browser refused to keep something: then the player is told, once. */
export const useForgetful = create<{ forgetful: boolean }>()(() => ({ forgetful: false }))

export const drawers = drawersIn(
  () => window.localStorage,
  () => useForgetful.setState({ forgetful: true }),
)

/** The names under which this browser keeps what is ours. */
export const KEYS = {
  language: 'language',
  preferences: 'inyeon.preferences',
  game: 'inyeon.game',
  configuration: 'inyeon.configuration',
  /** Whether somebody has come in from here before. Says nothing of who. */
  visited: 'inyeon.visited',
  /** The whole memory of the offline API. */
  shelf: 'inyeon.shelf',
  /** What ties this browser to that memory. */
  device: 'inyeon.device',
} as const
