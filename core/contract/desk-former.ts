import { Type, type Static } from 'typebox'
import { FORMER_PROBLEMS } from '#core/terms/former-reviews.ts'
import { FETCH_PROBLEMS } from '#core/terms/picture-fetches.ts'
import { Closed, endpoint, OneOf, FormText } from './parts/common.ts'
import { DeskDone } from './desk-done.ts'

/** The photographs that imports name by their addresses. */
export const PictureFetches = Type.Object({
  waiting: Type.Integer(),
  done: Type.Integer(),
  failed: Type.Integer(),
  /** From which they are fetched. */
  hosts: Type.Array(Type.String()),
  /** The first of those that failed. */
  failures: Type.Array(
    Type.Object({
      id: Type.Integer(),
      source: Type.String(),
      /** The id of its place there. */
      sourceId: Type.String(),
      /** `line 3`. */
      row: Type.String(),
      url: Type.String(),
      problem: OneOf(FETCH_PROBLEMS),
    }),
  ),
})
export type PictureFetches = Static<typeof PictureFetches>

export const AddedReviews = Type.Object({
  added: Type.Integer(),
  /** Those that are there already. */
  same: Type.Integer(),
  /** Rows that are no reviews of a listing, and why. */
  problems: Type.Array(
    Type.Object({
      line: Type.Integer(),
      code: OneOf(FORMER_PROBLEMS),
      value: Type.Optional(Type.String()),
    }),
  ),
  /** Absent if nothing was added. */
  done: Type.Optional(DeskDone),
})
export type AddedReviews = Static<typeof AddedReviews>

const MAX_LETTERS = 4_000_000

/** Photographs and reviews of a former site. */
export const deskFormer = {
  pictureFetches: endpoint('GET /rest/tjt/desk/picturefetches', { reply: PictureFetches }),
  /** Tries those that failed again. */
  retryPictures: endpoint('POST /rest/tjt/desk/picturefetches', {
    body: Closed({}),
    reply: Type.Object({ ok: Type.Literal(true) }),
  }),
  addFormerReviews: endpoint('POST /rest/tjt/desk/formerreviews', {
    body: Closed({
      /** The short name of the import whose ids the table has. */
      source: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }),
      /** With a header: listing, author, date, stars, text. */
      table: FormText(MAX_LETTERS),
    }),
    reply: AddedReviews,
  }),
}
