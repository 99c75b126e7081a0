import type { Form } from './setting-forms.ts'
import { type SettingName, settingOf } from './settings-table.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads one setting after the other and collects a sentence for each that cannot be understood. */
export const openReader = (environment: Environment) => {
  const mistakes: string[] = []
  const given = (name: SettingName) => environment[name]?.trim() || undefined
  const shown = (name: SettingName, text: string) =>
    settingOf(name).secret ? 'set (its value is not shown)' : JSON.stringify(text.slice(0, 100))

  const maybe = <Value>(name: SettingName, form: Form<Value>): Value | undefined => {
    const text = given(name)
    if (text === undefined) return undefined
    const value = form.read(text)
    if (value === undefined) mistakes.push(`${name} is ${shown(name, text)} but must be ${form.allowed}.`)
    return value
  }
  const always = <Value>(name: SettingName, form: Form<Value>): Value => {
    const fallback = form.read(settingOf(name).default ?? '')
    if (fallback === undefined) throw new Error(`the default of ${name} is not ${form.allowed}`)
    return maybe(name, form) ?? fallback
  }
  return { given, maybe, always, mistakes }
}

export type Reader = ReturnType<typeof openReader>
