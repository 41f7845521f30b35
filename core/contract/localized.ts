import { Type, type Static } from 'typebox'

/** What is no blank, and breaks no line. */
export const ONE_LINE = '^(?=.*\\S).*$'

/** A text of the content in English and, where it exists, in the other languages; blanks are none. */
export const LocalizedText = localized('\\S')
export type LocalizedText = Static<typeof LocalizedText>

/** Such a text in one line: a title, a name. */
export const LocalizedLine = localized(ONE_LINE)

function localized(pattern: string) {
  const text = Type.String({ minLength: 1, maxLength: 4000, pattern })
  return Type.Object(
    {
      en: text,
      he: Type.Optional(text),
      fr: Type.Optional(text),
      es: Type.Optional(text),
      ru: Type.Optional(text),
      de: Type.Optional(text),
    },
    { additionalProperties: false },
  )
}
