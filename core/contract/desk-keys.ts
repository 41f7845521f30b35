import { Type, type Static } from 'typebox'
import { NEW_KEY } from '../fields/forms.ts'
import { KEY_LIMITS } from '#core/terms/limits.ts'
import { ROLES } from '#core/terms/roles.ts'
import { Closed, endpoint, FormLine, Id, OneOf, TypedLine } from './parts/common.ts'
import { DeskDone } from './desk-done.ts'
import { Person } from './desk-parts.ts'
import { AreaPlace } from './desk-people.ts'

/** An API key, without what is secret of it. */
export const ApiKey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Its first characters. */
  start: Type.String(),
  by: Person,
  role: OneOf(ROLES),
  /** Empty for everywhere. */
  area: Type.Array(AreaPlace),
  /** Calls an hour. */
  perHour: Type.Integer(),
  /** Epoch milliseconds. */
  at: Type.Integer(),
  /** When it ends, if it does. */
  until: Type.Optional(Type.Integer()),
  /** The hour of its last call; absent before the first. */
  usedAt: Type.Optional(Type.Integer()),
  /** `beyond`: its maker may no longer do what it is for. */
  state: OneOf(['good', 'ended', 'beyond']),
})
export type ApiKey = Static<typeof ApiKey>

export const NewKey = Closed({
  name: FormLine(NEW_KEY.name.max),
  role: OneOf(ROLES),
  /** Ids of the countries and cities that it is limited to; by default those of its maker. */
  area: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  /** The last day, YYYY-MM-DD in UTC; without it, the key has no end. */
  until: Type.Optional(TypedLine(10)),
  perHour: Type.Optional(OneOf(KEY_LIMITS)),
})
export type NewKey = Static<typeof NewKey>

/** A new key with its text, which is shown this once. */
export const MadeKey = Type.Object({ ...DeskDone.properties, key: Type.String() })
export type MadeKey = Static<typeof MadeKey>

/** The calls about API keys, none of which takes one. */
export const deskKeys = {
  /** One's own; of everybody for admins. */
  keys: endpoint('GET /rest/tjt/desk/keys', { reply: Type.Object({ keys: Type.Array(ApiKey) }) }),
  makeKey: endpoint('POST /rest/tjt/desk/keys', { body: NewKey, reply: MadeKey }),
  endKey: endpoint('DELETE /rest/tjt/desk/key/:id', { params: Type.Object({ id: Id }), reply: DeskDone }),
}
