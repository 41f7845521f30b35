import { Type, type Static } from 'typebox'
import { Closed, endpoint, LangCode, OneOf } from './parts/common.ts'
import { DeskDone } from './desk-done.ts'
import { DeskPart, Reason } from './desk-parts.ts'
import { TextForms, TextKey } from './seed/own-texts.ts'

/** Own texts alone, or those of which the default has changed since. */
export const TEXT_STATES = ['own', 'changed'] as const

/** A line of the list of texts. */
export const TextLine = Type.Object({
  key: Type.String(),
  /** As visitors see it: the own text, else the default. */
  text: Type.String(),
  isOwn: Type.Boolean(),
  /** The default is another one since the own text was written. */
  isChanged: Type.Boolean(),
})
export type TextLine = Static<typeof TextLine>

export const TextList = Type.Object({ total: Type.Integer(), texts: Type.Array(TextLine) })

export type TextList = Static<typeof TextList>

/** Where a text is used. */
export const TextUse = Type.Object({
  /** `mail`, or `page` for pages, dialogs and answers. */
  kind: OneOf(['mail', 'page']),
  /** Published pages in this language whose kind is rendered from its section. */
  pages: Type.Integer(),
  /** Paths of one page of each kind. */
  examples: Type.Array(Type.String()),
  /** Whether forms, dialogs and other parts load it in the browser. */
  islands: Type.Boolean(),
  /** Pages that are rendered again if this becomes the first own text of islands in the language. */
  rebuilds: Type.Integer(),
})

export const DeskText = Type.Object({
  key: Type.String(),
  language: LangCode,
  defaults: TextForms,
  english: TextForms,
  own: Type.Optional(TextForms),
  /** Of an own text, if the default is another one today: what it was. */
  former: Type.Optional(TextForms),
  /** Why the own text is not in use: today's default needs something else. */
  fault: Type.Optional(Type.String()),
  /** The placeholders that it needs. */
  placeholders: Type.Array(Type.String()),
  use: TextUse,
  /** Whether the caller may change it. */
  mayChange: Type.Boolean(),
  /** Send it with a change; it is refused if the text has changed since. */
  seq: Type.Integer(),
})
export type DeskText = Static<typeof DeskText>

/** A text with sample values. */
export const TextPreview = Type.Object({
  texts: TextForms,
  mail: Type.Optional(Type.Object({ subject: Type.String(), text: Type.String(), html: Type.String() })),
})
export type TextPreview = Static<typeof TextPreview>

const params = Type.Object({ language: LangCode })
const Seq = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const reason = Type.Optional(Reason)

/** Texts of the interface and of mails. */
export const deskTexts = {
  /** The texts in which some words, or whose key, have the text; by key. */
  texts: endpoint('GET /rest/tjt/desk/texts/:language', {
    params,
    querystring: Type.Object({
      text: Type.Optional(Type.String({ maxLength: 200, pattern: '^[^\\p{Cc}\\p{Cs}]*$' })),
      state: Type.Optional(OneOf(TEXT_STATES)),
      ...DeskPart,
    }),
    reply: TextList,
  }),
  text: endpoint('GET /rest/tjt/desk/text/:language', {
    params,
    querystring: Type.Object({ textKey: TextKey }),
    reply: DeskText,
  }),
  changeText: endpoint('PUT /rest/tjt/desk/text/:language', {
    params,
    body: Closed({ textKey: TextKey, texts: TextForms, seq: Seq, reason }),
    reply: DeskDone,
  }),
  /** Back to the default. */
  dropText: endpoint('DELETE /rest/tjt/desk/text/:language', {
    params,
    body: Closed({ textKey: TextKey, seq: Seq, reason }),
    reply: DeskDone,
  }),
  previewText: endpoint('POST /rest/tjt/desk/textpreview', {
    body: Closed({ language: LangCode, textKey: TextKey, texts: TextForms }),
    reply: TextPreview,
  }),
} as const
