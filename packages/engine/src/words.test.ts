import { describe, expect, test } from 'vitest'
import { asksForCare, FAMILY_NAMES, type Family, quoteOf, soundsMinor, understand } from './index.ts'

describe('every character is an adult', () => {
  const minors = [
    'a 17-year-old barista',
    'She is 16 years old',
    'aged 15, likes cats',
    'a shy high school student',
    'still a minor',
    'a teenager with a skateboard',
    'ha 17 anni',
    'una sedicenne? no: 16enne',
    'una ragazzina timida',
    'studentessa del liceo',
    'tiene 16 años',
    'una colegiala',
    'menor de edad',
    '17살 학생',
    '만 18세',
    '열일곱 살',
    '고등학생',
    '여고생이다',
    '미성년자',
    '十六岁的少女',
    '17岁',
    '高中生',
    '未成年',
    '17歳',
    '十七歳の',
    '女子高生',
    '高校生です',
    'seventeen years old',
    'diciassette anni',
    'dieciséis años',
    'she is sixteen',
    'sixteen',
    'she turned seventeen last week',
    'age: 16',
    '17 years of age',
    'a student, 16',
    'junior high student',
    'not yet eighteen',
    'diciottenne',
    '열여섯',
    '15 anni',
    '15 años',
    'born in 2012',
    'a 6-year-old girl',
  ]
  const adults = [
    'a 29-year-old engineer who has lived here for 12 years',
    'Came to Seoul 15 years ago',
    "A bookbinder's child from Bologna",
    'teaches at a university',
    'ha 34 anni, da 12 anni in Corea',
    'tiene 25 años y 10 años de experiencia',
    '스물세 살, 영화과',
    '34세, 대표',
    '대학생 20살',
    '二十五岁的翻译',
    '26岁',
    '31歳の調律師',
    '大学生',
    'works on the 17th floor',
    '16세기 그림을 좋아한다',
    'collects 18 old bus tickets',
    'mother of a 6-year-old',
    'has a 3 year old dog',
    'A 15-year-old whisky in hand',
    'works with teenagers',
    'the company is 15 years old',
    '고등학생을 가르치는 선생님',
    '열여섯 명이 사는 집',
    'sixteen floors up is home to a 30-year-old',
    'is fifteen minutes late, always',
  ]
  test.each(minors)('[AGE-2] %s is refused', (text) => expect(soundsMinor(text)).toBe(true))
  test.each(adults)('[AGE-3] %s is welcome', (text) => expect(soundsMinor(text)).toBe(false))
})

describe('words that ask for care', () => {
  const disclosures = [
    'I want to die',
    "I don't want to live anymore",
    'sometimes I cut myself',
    'I have been thinking about suicide',
    'voglio morire',
    'vorrei farla finita',
    'quiero morir',
    'pienso en suicidarme',
    '죽고 싶어',
    '살기 싫다',
    '我不想活了',
    '我想死',
    '死にたい',
    'もう消えてしまいたい',
  ]
  const idioms = [
    'I am dying to see you',
    'I could kill for a coffee',
    'We have time to kill',
    'muoio dalla voglia di vederti',
    'me muero de hambre',
    'quiero morirme de risa',
    '배고파 죽겠다',
    '보고 싶어 죽는 줄 알았어',
    '想死你了',
    '死ぬほど好き',
    'I cut the cake',
  ]
  test.each(disclosures)('[CARE-1] %s', (text) => expect(asksForCare(text)).toBe(true))
  test.each(idioms)('[CARE-2] %s is only a way of speaking', (text) => expect(asksForCare(text)).toBe(false))
})

describe('free text', () => {
  const stems = Object.fromEntries(FAMILY_NAMES.map((family) => [family, [] as string[]])) as Record<
    Family,
    string[]
  >
  stems.romance.push('kiss', '사랑')
  stems.play.push('joke')
  test('[TEXT-1] stems betray the family; a text that betrays nothing is a remark', () => {
    expect(understand('May I KISS you?', stems).intent).toBe('flirt')
    expect(understand('사랑해', stems).intent).toBe('flirt')
    expect(understand('The bus is late', stems).intent).toBe('other')
  })
  test('[TEXT-2] at most six words of the player are quoted, or what stands in quotation marks', () => {
    expect(quoteOf('I lean in to her microphone and whisper')).toBe('I lean in to her microphone')
    expect(quoteOf('I say: “five stars, would listen again.”')).toBe('five stars, would listen again')
    expect(quoteOf('우산 씌워 주면서 “약속 지켰지?”라고 한다')).toBe('약속 지켰지')
    expect(quoteOf('。。。')).toBe('。。。')
  })
})
