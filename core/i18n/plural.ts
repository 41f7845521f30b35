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
  const { rules, numbers } = formatsOf(lang)
  return fill(formOf(messages, name, rules.select(count)), { count: numbers.format(count) })
}

const formats = new Map<Lang, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }>()

function formatsOf(lang: Lang) {
  let known = formats.get(lang)
  if (!known) {
    const { locale } = LANGUAGES[lang]
    known = { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) }
    formats.set(lang, known)
  }
  return known
}

/** A plural form of a message; `other` if it lacks that form. */
export function formOf(messages: object, name: string, form: string): string {
  const texts = messages as Readonly<Record<string, string | undefined>>
  return texts[`${name}_${form}`] ?? texts[`${name}_other`] ?? ''
}
