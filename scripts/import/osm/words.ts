import type { LocalizedText } from '#core/contract/localized.ts'
import { fill } from '#core/i18n/fill.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES, type Messages } from '#core/i18n/messages.ts'
import type { KindName } from './kinds.ts'

type FromMap = Messages['places']['fromMap']

/** A message about what the map says, in every language. */
function inAll(message: (words: FromMap) => string): LocalizedText {
  const texts = LANGS.map((lang) => [lang, message(MESSAGES[lang].places.fromMap)])
  return Object.fromEntries(texts) as LocalizedText
}

/** What the map says about a place, in a sentence: all that is known where nobody has described it. */
export const sentence = (kind: KindName): LocalizedText => inAll(({ kinds }) => kinds[kind])

/** What `diet:kosher` says: the word of a map, and no certificate. */
export const kosherText = (kosher: 'only' | 'yes'): LocalizedText => inAll((words) => words.kosher[kosher])

/** An authority that the map names. */
export const authorityText = (name: string): LocalizedText => inAll(({ kosher }) => fill(kosher.authority, { name }))
