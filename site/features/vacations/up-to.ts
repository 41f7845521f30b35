import { format } from '#core/i18n/format.ts'
import type { Money } from '#core/domain/vacations-url.ts'
import { moneyText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'

/** 'Up to €1,000'. */
export const upTo = (lang: Lang, price: Money, words: string): string =>
  format(words, { price: moneyText(lang, price) })
