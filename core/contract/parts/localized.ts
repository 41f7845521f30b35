import { Type, type Static, type TOptional, type TString } from 'typebox'
import { Closed } from './common.ts'
import { TRANSLATIONS, type Translation } from '#core/i18n/languages.ts'

/** Unicode's bidi controls: they change the direction even beyond their text. */
const TURNS = '\\u202a-\\u202e\\u2066-\\u2069'
/** Not blank, one line, no bidi controls. */
export const ONE_LINE = `^(?=.*\\S)[^\\n\\r\\u2028\\u2029${TURNS}]*$`
const LINES = `^(?=[\\s\\S]*?\\S)[^${TURNS}]*$`
/** Maximum letters of a title or a name. */
const MAX_LINE = 200
/** Of what stands beside a value, or on a button. */
const MAX_NAME = 60
const MAX_TEXT = 4000
const MAX_PAGE = 20_000

/** A text of the content in English and optionally in other languages; never blank. */
export const LocalizedText = localized(LINES, MAX_TEXT)
export type LocalizedText = Static<typeof LocalizedText>

/** The text of a whole page. */
export const LocalizedPage = localized(LINES, MAX_PAGE)

/** Such a text in one line: a title, a name. */
export const LocalizedLine = localized(ONE_LINE, MAX_LINE)

/** A short name: of a field of editors, or of one of its options. */
export const LocalizedName = localized(ONE_LINE, MAX_NAME)

function localized(pattern: string, maxLength: number) {
  const text = Type.String({ minLength: 1, maxLength, pattern })
  const others = Object.fromEntries(TRANSLATIONS.map((lang) => [lang, Type.Optional(text)])) as Record<
    Translation,
    TOptional<TString>
  >
  return Closed({ en: text, ...others })
}
