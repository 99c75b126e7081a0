import { ADULT_AGE } from './limits.ts'

/**
 * What makes a character a minor in words. All six languages are always asked: a text in Korean can
 * come from an English page.
 */
const SCHOOL_AGE: readonly RegExp[] = [
  /\b(?:under-?age[ds]?|pre-?teens?|teen(?:s|ager|agers|aged?)?|school-?(?:girl|boy|child|kid)s?|lolis?|shotas?|jailbait)\b/,
  /\b(?:high|middle|junior high|elementary|primary|grade)[- ]?school(?:er|ers| student| students| girl| boy| pupil| senior| freshman)\b/,
  /\bjunior high (?:student|girl|boy|kid|pupil)s?\b|\bnot yet (?:eighteen|nineteen|18|19|of age)\b/,
  /\b(?:is|still|as|just) a (?:minor|child|kid|little girl|little boy)\b/,
  /\bminorenn[ei]\b|\bliceal[ei]\b|\badolescent[ei]\b|\bragazzin[oaie]\b|\bbambin[oaie]\b(?! mio| mia)|\bstudente(?:ssa)? (?:del liceo|delle medie|delle superiori)\b/,
  /\bmenor(?:es)? de edad\b|\badolescentes?\b|\bcolegial(?:a|es|as)?\b|\bquinceañer[oa]s?\b|\bestudiante de (?:secundaria|bachillerato|instituto)\b|\bniñ(?:o|a) de (?:primaria|colegio)\b/,
  /미성년|(?<!前)(?:초등|중|고등?)학생|여고생|남고생|여중생|남중생|고딩|중딩|초딩|급식충|청소년/,
  /未成年|高中生|初中生|小学生|中学生|女高中|男高中|萝莉|正太|儿童|少女时代的她才/,
  /女子高生|男子高生|高校生|中高生|ロリ|ショタ|児童|幼女|JK(?![A-Za-z])|JC(?![A-Za-z])/,
]

const AGE_IN_WORDS: readonly RegExp[] = [
  /(?<!\d)(\d{1,2})[- ]?(?:(?:years?|yrs?)[- ]?old|y\/?o)\b/g,
  /\baged?\s*(?:of|is|=|:)?\s*(\d{1,2})(?!\d)/g,
  /(?<!\d)(\d{1,2}) years of age\b/g,
  /\b(?:is|am|turned|turns|turning|just|only|barely) (\d{1,2})(?=\s*(?:[.,;!]|$| and\b| but\b))/g,
  /,\s*(1[3-8])\s*(?:[.,;]|$)/g,
  /\b(?:ha|hai|con|di|a) (\d{1,2}) anni\b(?! fa| dopo| prima)/g,
  /(?<!\d)(\d{1,2})enn[ei]\b/g,
  /(?:^|[,;:(]\s*)(\d{1,2}) (?:anni|años)\b(?! fa| dopo| prima| después| antes| di | de )/g,
  /\b(?:tiene|tengo|con|de|a los) (\d{1,2}) años\b(?! después| antes| atrás| de (?:experiencia|edad adulta|carrera|trabajo))/g,
  /(?<!\d)(\d{1,2})\s*(?:살|세(?![\d가-힣]))/g,
  /(?<!\d)(\d{1,2})\s*[岁歲]/g,
  /(?<!\d)(\d{1,2})\s*[歳才](?!月)/g,
]

const SPELT_AGES: readonly RegExp[] = [
  /\b(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh)teen)[- ]years?[- ](?:old|of age)\b/,
  /\b(?:is|am|she's|he's|they're|i'm|turned|turns|turning|aged?|only|barely|just) (?:only |just |barely |still )?(?:thir|four|fif|six|seven|eigh)teen\b(?! (?:floors?|steps?|minutes?|hours?|people|times|stops?|cats?|books?))/,
  /^(?:thir|four|fif|six|seven|eigh)teen\b(?=\s*(?:[.,;!]|$))/,
  /\b(?:tredic|quattordic|quindic|sedic|diciassett|diciott)enn[ei]\b/,
  /\bborn in (?:2009|20[1-9]\d)\b|\bnat[oa] nel (?:2009|20[1-9]\d)\b|\bnacid[oa] en (?:2009|20[1-9]\d)\b|(?:2009|20[1-9]\d) ?년생|(?:2009|20[1-9]\d) ?年(?:生まれ|出生)/,
  /\b(?:dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto) anni\b(?! fa| dopo| prima)/,
  /\b(?:diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho) años\b(?! después| antes| atrás)/,
  /열(?:한|두|세|네|다섯|여섯|일곱|여덟)? ?살/,
  /열(?:다섯|여섯|일곱|여덟)(?! ?(?:명|개|번|시|권|장|마리|층|년|곡|편|잔|대|가지|사람|걸음|정거장))/,
  /(?<![二三四五六七八九])十[一二三四五六七八]?[岁歲]/,
  /(?<![二三四五六七八九])十[一二三四五六七八]?歳/,
]

/** Others in somebody's life, and things, have ages too: they make no minor of the one described. */
const NOT_ABOUT_THEM: readonly RegExp[] = [
  /\b(?:mother|father|mum|mom|dad|parent|aunt|uncle|guardian|teacher|tutor|coach) (?:of|to) [^.,;]*/g,
  /\b(?:teaches|teach|tutors?|coaches|works? with|worked with) [^.,;]*/g,
  /\b\d{1,2}[- ]years?[- ]old (?:dog|cat|car|company|firm|house|building|whisky|whiskey|wine|brand|tree|shop|secret|letter|coat|umbrella|bicycle|camera)s?\b/g,
  /\b(?:dog|cat|car|company|firm|house|building|brand|tree|shop|café|camera) (?:is|was) \d{1,2} years old\b/g,
  /[가-힣]*학생[을를] 가르치[^.,]*/g,
]

/** Whether a description turns somebody into a minor. Ages given as numbers are checked as numbers. */
export const soundsMinor = (text: string): boolean => {
  const said = text.normalize('NFKC').replace(/[’ʼ]/g, "'").trim()
  const own = NOT_ABOUT_THEM.reduce((left, pattern) => left.replace(pattern, ' '), said)
  const low = own.toLowerCase()
  if (SCHOOL_AGE.some((cue) => cue.test(low) || cue.test(own))) return true
  if (SPELT_AGES.some((cue) => cue.test(low))) return true
  return AGE_IN_WORDS.some((pattern) =>
    [...low.matchAll(pattern)].some(
      ([, age]) => age !== undefined && Number(age) > 0 && Number(age) < ADULT_AGE,
    ),
  )
}
