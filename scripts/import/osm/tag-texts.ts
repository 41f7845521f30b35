import type { LocalizedText } from '#core/contract/parts/localized.ts'
import { format } from '#core/i18n/format.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { MESSAGES, type Messages } from '#core/i18n/messages.ts'

type FromMap = Messages['places']['fromMap']

/** A message about map data, in every language. */
function inAll(message: (words: FromMap) => string): LocalizedText {
  const texts = KNOWN_LANGS.map((lang) => [lang, message(MESSAGES[lang].places.fromMap)])
  return Object.fromEntries(texts) as LocalizedText
}

/** What nobody should miss about an eruv. */
export const eruvText = (): LocalizedText => inAll(({ eruv }) => eruv)

/** The text for `diet:kosher=only`: a map's claim, not a certificate. */
export const onlyKosher = (): LocalizedText => inAll(({ kosher }) => kosher.only)

/** The text for an authority named by the map. */
export const authorityText = (name: string): LocalizedText => inAll(({ kosher }) => format(kosher.authority, { name }))
