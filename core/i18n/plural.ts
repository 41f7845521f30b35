import { LANGUAGES, type Lang } from './languages.ts'

/** A text for each plural form that a language has; `{{count}}` stands for the number. */
export type Plural = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>

/** A text with its number, in the form that the number takes. */
export function counted(lang: Lang, forms: Plural, count: number): string {
  const { locale } = LANGUAGES[lang]
  const text = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return text.replace('{{count}}', new Intl.NumberFormat(locale).format(count))
}
