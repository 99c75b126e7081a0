/** Every word a person reads, by language. Knows the catalogue's ids; decides nothing. */
export { crosses, shunnedIn } from './boundaries.ts'
export { fill, type Slots } from './fill.ts'
export { loadPack, loadVoices, loadWords, type Pack, type Words } from './load.ts'
export type { InterviewWords, ScenarioCards, Shape, StoryletText, VoicesPack } from './shape.ts'
