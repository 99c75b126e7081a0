/** The catalogue: the ids, ages, arcs and cards that give the words their places. No prose. */
export * from './crisis-lines.ts'
export * from './protagonists.ts'
export * from './questions.ts'
export * from './scenarios.ts'
export { sinchon } from './sinchon.ts'
export { tower } from './tower.ts'
