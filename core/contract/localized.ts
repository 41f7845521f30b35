import { Type, type Static } from 'typebox'

/** A text of the content in English and, where it exists, in the other languages. */
export const LocalizedText = Type.Object(
  {
    en: Type.String({ minLength: 1, maxLength: 4000 }),
    he: Type.Optional(Type.String({ minLength: 1, maxLength: 4000 })),
    fr: Type.Optional(Type.String({ minLength: 1, maxLength: 4000 })),
    es: Type.Optional(Type.String({ minLength: 1, maxLength: 4000 })),
    ru: Type.Optional(Type.String({ minLength: 1, maxLength: 4000 })),
    de: Type.Optional(Type.String({ minLength: 1, maxLength: 4000 })),
  },
  { additionalProperties: false },
)
export type LocalizedText = Static<typeof LocalizedText>
