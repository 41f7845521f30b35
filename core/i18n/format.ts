import { LANGUAGES, type Lang } from './languages.ts'

/** A text with its values in place of `{{name}}`; missing ones become empty. */
export function format(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** A value that keeps its own direction among other text (U+2068, U+2069). */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

type Base<K> = K extends `${infer B}_other` ? B : never
/** The names of messages with plural forms, in i18next's notation. */
export type CountName<T> = Base<keyof T>

/** A message with its `{{count}}`, in the number's plural form. */
export function formatCount<T extends object>(
  lang: Lang,
  messages: T,
  name: CountName<T> & string,
  count: number,
): string {
  const { rules, numbers } = formatsOf(lang)
  return format(pluralForm(messages, name, rules.select(count)), { count: numbers.format(count) })
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
export function pluralForm(messages: object, name: string, form: string): string {
  const texts = messages as Readonly<Record<string, string | undefined>>
  return texts[`${name}_${form}`] ?? texts[`${name}_other`] ?? ''
}
