import { Type, type Static } from 'typebox'
import { HINT_QUESTIONS, MAX_HINT_LINE } from '#core/terms/hints.ts'
import { CaptchaAnswer, Done } from './accounts.ts'
import { Closed, endpoint, FormLine, Id, LangCode, OneOf, OwnId } from './parts/common.ts'

/** A visitor's answer to a question of a listing's page. A photo is a multipart part named `files`. */
export const Hint = Closed({
  /** 0 for an anonymous visitor. */
  uid: OwnId,
  tnid: Id,
  lang: LangCode,
  question: OneOf(HINT_QUESTIONS),
  /**
   * `meat`, `dairy` or `pareve`; a line about hours, or about prayers, which may be empty beside a photo; `open` or
   * `closed`.
   */
  answer: FormLine(MAX_HINT_LINE),
  imageOwnership: Type.Optional(Type.Boolean()),
  gReCaptchaResponse: CaptchaAnswer,
})
export type Hint = Static<typeof Hint>

export const hintsApi = {
  /** A later answer of a user to the same question replaces an earlier one that waits. */
  hint: endpoint('POST /rest/tjt/directoryitemhint', {
    consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
    body: Hint,
    reply: Done,
  }),
}
