import { Type, type Static } from 'typebox'
import { ROLES, type Role } from '../domain/roles.ts'
import type { Lang } from '../i18n/languages.ts'
import { Id, REFUSALS, TypedLine } from './common.ts'
import { DeskPart } from './desk-parts.ts'
import { LocalizedText } from './localized.ts'

/** A country or city. */
export const AreaPlace = Type.Object({ id: Type.Integer(), name: LocalizedText })
export type AreaPlace = Static<typeof AreaPlace>

const KnownRole = Type.Unsafe<Role>({ type: 'string', enum: [...ROLES] })

/** An account, as admins and moderators see it. */
export const DeskPerson = Type.Object({
  uid: Type.Integer(),
  name: Type.String(),
  /** Empty if there is none. */
  email: Type.String(),
  verified: Type.Boolean(),
  language: Type.Unsafe<Lang>({ type: 'string' }),
  /** When it was registered, epoch milliseconds. */
  at: Type.Integer(),
  role: Type.Optional(KnownRole),
  /** What an editor is limited to; empty for everywhere. */
  area: Type.Array(AreaPlace),
})
export type DeskPerson = Static<typeof DeskPerson>

export const PeopleQuery = Type.Object({
  /** Part of a name or an e-mail address, or a uid; without it, those with a role. */
  text: Type.Optional(TypedLine(200)),
  ...DeskPart,
})
export type PeopleQuery = Static<typeof PeopleQuery>

export const DeskPeople = Type.Object({ total: Type.Integer(), people: Type.Array(DeskPerson) })
export type DeskPeople = Static<typeof DeskPeople>

/** The new role of an account; `none` takes it. */
export const RoleChange = Type.Object(
  {
    uid: Id,
    role: Type.Unsafe<Role | 'none'>({ type: 'string', enum: [...ROLES, 'none'] }),
    /** Ids of the countries and cities that an editor is limited to; by default everywhere. */
    area: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  },
  { additionalProperties: false },
)
export type RoleChange = Static<typeof RoleChange>

/** The calls that read about people. */
export const deskPeople = {
  people: {
    method: 'GET',
    url: '/rest/tjt/desk/people',
    schema: { querystring: PeopleQuery, response: { 200: DeskPeople, ...REFUSALS } },
  },
} as const
