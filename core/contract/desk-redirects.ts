import { Type, type Static } from 'typebox'
import type { RedirectProblem } from '#core/terms/redirects.ts'
import { MAX_ADDRESS } from '#core/terms/redirects.ts'
import { Closed, endpoint, Id, FormText } from './parts/common.ts'
import { DeskDone } from './desk-done.ts'

/** Where an address of a former site leads. */
export const DeskRedirect = Type.Object({
  id: Type.Integer(),
  address: Type.String(),
  /** The path, encoded; of a listing that of its page now, empty if it has none. */
  to: Type.String(),
  /** Of a listing. */
  tnid: Type.Optional(Type.Integer()),
  /** Whether this site has a page at the address by now, which wins. */
  isCovered: Type.Boolean(),
})
export type DeskRedirect = Static<typeof DeskRedirect>

export const DeskRedirects = Type.Object({ total: Type.Integer(), redirects: Type.Array(DeskRedirect) })
export type DeskRedirects = Static<typeof DeskRedirects>

/** Letters of a list: 20,000 lines of two addresses, as most are. */
const MAX_LETTERS = 2_000_000

export const AddedRedirects = Type.Object({
  added: Type.Integer(),
  changed: Type.Integer(),
  /** Lines that say what is so already. */
  same: Type.Integer(),
  /** The lines that are no redirects, and why; nothing of them is stored. */
  problems: Type.Array(Type.Unsafe<RedirectProblem>({ type: 'object', additionalProperties: true })),
  /** Absent if nothing changed. */
  done: Type.Optional(DeskDone),
})
export type AddedRedirects = Static<typeof AddedRedirects>

/** The addresses of a former site. */
export const deskRedirects = {
  redirects: endpoint('GET /rest/tjt/desk/redirects', {
    querystring: Type.Object({
      /** A part of either address, or the number of a listing. */
      search: Type.Optional(Type.String({ maxLength: MAX_ADDRESS })),
      from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    reply: DeskRedirects,
  }),
  /** One a line: the old address, an arrow, and a path of this site or the number of a listing. */
  addRedirects: endpoint('POST /rest/tjt/desk/redirects', {
    body: Closed({ list: FormText(MAX_LETTERS) }),
    reply: AddedRedirects,
  }),
  removeRedirect: endpoint('DELETE /rest/tjt/desk/redirect/:id', {
    params: Type.Object({ id: Id }),
    reply: DeskDone,
  }),
}
