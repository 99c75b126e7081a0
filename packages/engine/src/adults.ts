import { ADULT_AGE } from './limits.ts'

/**
 * What makes a character a minor in words. All six languages are always asked: a text in Korean can
 * come from an English page.
 */
const SCHOOL_AGE: readonly RegExp[] = [
  /\b(?:under-?age[ds]?|pre-?teens?|teen(?:s|ager|agers|aged?)?|school-?(?:girl|boy|child|kid)s?|lolis?|shotas?|jailbait)\b/,
  /\b(?:high|middle|junior high|elementary|primary|grade)[- ]?school(?:er|ers| student| students| girl| boy| pupil| senior| freshman)\b/,
  /\b(?:is|still|as|just) a (?:minor|child|kid|little girl|little boy)\b/,
  /\bminorenn[ei]\b|\bliceal[ei]\b|\badolescent[ei]\b|\bragazzin[oaie]\b|\bbambin[oaie]\b(?! mio| mia)|\bstudente(?:ssa)? (?:del liceo|delle medie|delle superiori)\b/,
  /\bmenor(?:es)? de edad\b|\badolescentes?\b|\bcolegial(?:a|es|as)?\b|\bquinceañer[oa]s?\b|\bestudiante de (?:secundaria|bachillerato|instituto)\b|\bniñ(?:o|a) de (?:primaria|colegio)\b/,
  /미성년|(?<!前)(?:초등|중|고등?)학생|여고생|남고생|여중생|남중생|고딩|중딩|초딩|급식충|청소년/,
  /未成年|高中生|初中生|小学生|中学生|女高中|男高中|萝莉|正太|儿童|少女时代的她才/,
  /女子高生|男子高生|高校生|中高生|ロリ|ショタ|児童|幼女|JK(?![A-Za-z])|JC(?![A-Za-z])/,
]

const AGE_IN_WORDS: readonly RegExp[] = [
  /(?<!\d)(\d{1,2})[- ]?(?:(?:years?|yrs?)[- ]?old|y\/?o)\b/g,
  /\baged? (?:of )?(\d{1,2})(?!\d)/g,
  /\b(?:ha|hai|con|di|a) (\d{1,2}) anni\b(?! fa| dopo| prima)/g,
  /(?<!\d)(\d{1,2})enn[ei]\b/g,
  /\b(?:tiene|tengo|con|de|a los) (\d{1,2}) años\b(?! después| antes| atrás| de (?:experiencia|edad adulta|carrera|trabajo))/g,
  /(?<!\d)(\d{1,2})\s*(?:살|세(?![\d가-힣]))/g,
  /(?<!\d)(\d{1,2})\s*[岁歲]/g,
  /(?<!\d)(\d{1,2})\s*[歳才](?!月)/g,
]

const SPELT_AGES: readonly RegExp[] = [
  /\b(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh)teen)[- ]years?[- ]old\b/,
  /\b(?:dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto) anni\b(?! fa| dopo| prima)/,
  /\b(?:diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho) años\b(?! después| antes| atrás)/,
  /열(?:한|두|세|네|다섯|여섯|일곱|여덟)? ?살/,
  /(?<![二三四五六七八九])十[一二三四五六七八]?[岁歲]/,
  /(?<![二三四五六七八九])十[一二三四五六七八]?歳/,
]

/** Whether a description turns somebody into a minor. Ages given as numbers are checked as numbers. */
export const soundsMinor = (text: string): boolean => {
  const low = text.normalize('NFKC').toLowerCase()
  if (SCHOOL_AGE.some((cue) => cue.test(low) || cue.test(text))) return true
  if (SPELT_AGES.some((cue) => cue.test(low))) return true
  return AGE_IN_WORDS.some((pattern) =>
    [...low.matchAll(pattern)].some(
      ([, age]) => age !== undefined && Number(age) > 0 && Number(age) < ADULT_AGE,
    ),
  )
}
