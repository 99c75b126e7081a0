/**
 * A number before one of these words is a setting (turns, accesses, saves) and must be a slot:
 * a text that names the number itself disagrees with the game as soon as an operator changes it.
 */
const COUNTED: Readonly<Record<string, RegExp>> = {
  en: /\b(?:\d+|two|three|fifteen)\s+(?:\w+\s+){0,2}(?:turns|accesses|saves|saved (?:games|stories))\b/i,
  it: /\b(?:\d+|due|tre|quindici)\s+(?:\p{L}+\s+){0,2}(?:turni|accessi|salvataggi)\b/iu,
  es: /\b(?:\d+|dos|tres|quince)\s+(?:\p{L}+\s+){0,2}(?:turnos|accesos|partidas guardadas)/iu,
  ko: /(?:\d+|두|세|열다섯)\s*(?:턴|(?:번|회|차례)의?\s*(?:접속|입장|이용)|개의?\s*(?:저장|세이브))/,
  zh: /(?:\d+|两|三|十五)\s*(?:个|次)?\s*(?:回合|访问|进入|存档)/,
  ja: /(?:\d+|二|三|十五)\s*(?:ターン|回(?:の|まで|分の)?\s*(?:アクセス|入場|利用)|(?:個|つ)の?\s*セーブ)/,
}

export const namesASetting = (language: string, sentence: string): string | undefined =>
  COUNTED[language]?.exec(sentence)?.[0]
