import type { Language } from '@inyeon/engine'

/**
 * Where a person can turn. `checked` is the day somebody of ours called or read the line's own page;
 * null means taken from general knowledge: the operator checks it before a public launch.
 */
export const CRISIS_LINES = [
  { id: 'us-988', contact: '988', url: 'https://988lifeline.org', checked: null },
  { id: 'gb-samaritans', contact: '116 123', url: 'https://www.samaritans.org', checked: null },
  { id: 'it-telefono-amico', contact: '02 2327 2327', url: 'https://www.telefonoamico.it', checked: null },
  { id: 'es-024', contact: '024', url: null, checked: null },
  { id: 'kr-109', contact: '109', url: null, checked: null },
  { id: 'cn-12356', contact: '12356', url: null, checked: null },
  { id: 'jp-yorisoi', contact: '0120-279-338', url: null, checked: null },
] as const
export type CrisisLineId = (typeof CRISIS_LINES)[number]['id']

/** The lines nearest to a reader of this language come first; the others follow, for whoever is abroad. */
export const CRISIS_ORDER: Readonly<Record<Language, readonly CrisisLineId[]>> = {
  en: ['us-988', 'gb-samaritans'],
  it: ['it-telefono-amico'],
  es: ['es-024', 'us-988'],
  ko: ['kr-109'],
  zh: ['cn-12356'],
  ja: ['jp-yorisoi'],
}
