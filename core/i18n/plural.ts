import { fill } from './fill.ts'
import { LANGUAGES, type Lang } from './languages.ts'

type Base<K> = K extends `${infer B}_other` ? B : never
/** The names of messages with plural forms, in i18next's notation. */
export type CountedName<T> = Base<keyof T>

/** A message with its `{{count}}`, in the number's plural form. */
export function counted<T extends object>(
  lang: Lang,
  messages: T,
  name: CountedName<T> & string,
  count: number,
): string {
  const { locale } = LANGUAGES[lang]
  const form = new Intl.PluralRules(locale).select(count)
  const text = formOf(messages, name, form)
  return fill(text, { count: new Intl.NumberFormat(locale).format(count) })
}

/** A plural form of a message; `other` if it lacks that form. */
export function formOf(messages: object, name: string, form: string): string {
  const texts = messages as Readonly<Record<string, string | undefined>>
  return texts[`${name}_${form}`] ?? texts[`${name}_other`] ?? ''
}
