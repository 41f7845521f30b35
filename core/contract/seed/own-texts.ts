import { Type } from 'typebox'
import type { OwnText as Stored } from '#core/i18n/text-entries.ts'
import { Closed, LangCode } from '#core/contract/parts/common.ts'
import { MAX_OWN_TEXT } from '#core/terms/limits.ts'

/** The name of a message, `common:nav.home`. */
export const TextKey = Type.String({ maxLength: 120, pattern: "^[a-z]+:[A-Za-z0-9_.' -]+$" })

/** Texts by plural form, or a single one, `text`. */
export const TextForms = Type.Record(
  Type.String({ pattern: '^(text|(ordinal_)?(zero|one|two|few|many|other))$' }),
  Type.String({ maxLength: MAX_OWN_TEXT }),
  { additionalProperties: false, maxProperties: 6 },
)

/** A text of the interface or of a mail in the site's own words. Its id: language and key. */
export const OwnTextRow = Closed({
  id: Type.String({ maxLength: 130 }),
  language: LangCode,
  key: TextKey,
  texts: TextForms,
  /** What the software came with when it was written. */
  defaults: TextForms,
})
export type OwnTextRow = Stored & { id: string }
