import type { Language } from '@inyeon/engine'

/** Our English is written in London: days before months, and a clock of 24 hours. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

/** A day of the story, such as `2026-04-08`: the same day wherever it is read. */
export const storyDay = (date: string, language: Language): string => {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(day)
}

/** A time of the story, such as `18:20`, as a clock on a wall of this language shows it. */
export const storyTime = (time: string, language: Language): string => {
  const moment = new Date(`2000-01-01T${time}:00Z`)
  if (Number.isNaN(moment.getTime())) return time
  return new Intl.DateTimeFormat(localeOf(language), {
    hour: language === 'ko' ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(moment)
}

/** A moment in the reader's own life, such as when a save was begun. */
export const calendarDay = (instant: string, language: Language): string => {
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) return instant
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(moment)
}

/** "+6" and "−4": with a real minus, which is as wide as the plus. */
export const signed = (delta: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { signDisplay: 'exceptZero' }).format(delta).replace('-', '−')
