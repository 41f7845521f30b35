import type { OwnFact } from '#core/fields/own.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { shownIn, type Localized, type ShownText } from '#core/terms/localized.ts'
import { dayDateText, numberText } from './values.ts'

/** What a listing has in a field of editors, in words. */
export function ownValueText(lang: Lang, { kind, value, option }: OwnFact): ShownText {
  const { yes, no } = MESSAGES[lang].common
  if (option) return shownIn(lang, option)
  if (typeof value === 'object') return shownIn(lang, value as Localized)
  if (typeof value === 'boolean') return { text: value ? yes : no }
  if (typeof value === 'number') return { text: numberText(lang, value) }
  return { text: kind === 'day' ? dayDateText(lang, value) : value }
}

/** The same on a card, where no label stands beside it: an option, a text; else the field, and what is not its yes. */
export function ownCardText(lang: Lang, fact: OwnFact): ShownText {
  const value = ownValueText(lang, fact)
  if (fact.option || typeof fact.value === 'object') return value
  const name = shownIn(lang, fact.name)
  return fact.value === true ? name : { ...name, text: `${name.text}: ${value.text}` }
}
