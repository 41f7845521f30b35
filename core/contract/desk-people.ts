import { Type, type Static } from 'typebox'
import { ROLES, type Role } from '#core/terms/roles.ts'
import { TRUST_LEVELS, type TrustLevel } from '#core/terms/trust.ts'
import type { Lang } from '../i18n/languages.ts'
import { Done } from './accounts.ts'
import { Closed, endpoint, Id, OneOf, TypedLine } from './parts/common.ts'
import { DeskDone } from './desk-done.ts'
import { DeskPart, Reason } from './desk-parts.ts'
import { LocalizedText } from './parts/localized.ts'
import { KnownTrust, Track } from './trust.ts'

/** A country or city. */
export const AreaPlace = Type.Object({ id: Type.Integer(), name: LocalizedText })
export type AreaPlace = Static<typeof AreaPlace>

const KnownRole = OneOf(ROLES)

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
  /** Whether log-ins ask for a code. */
  secondFactor: Type.Boolean(),
  /** Why it cannot log in, and until when, epoch milliseconds; for good without `until`. */
  blocked: Type.Optional(Type.Object({ reason: Type.String(), until: Type.Optional(Type.Integer()) })),
  /** How far it is trusted, with what that was computed from; `fixed` where an admin gave the level. */
  trust: Type.Object({ level: KnownTrust, fixed: Type.Optional(KnownTrust), ...Track }),
  /** What cleaning would remove: what is visible, and what waits. */
  contributions: Type.Integer(),
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
export const RoleChange = Closed({
  uid: Id,
  role: Type.Unsafe<Role | 'none'>({ type: 'string', enum: [...ROLES, 'none'] }),
  /** Ids of the countries and cities that an editor is limited to; by default everywhere. */
  area: Type.Optional(Type.Array(Id, { maxItems: 100 })),
})
export type RoleChange = Static<typeof RoleChange>

/** A level of trust that an admin gives; `earned`: computed again. */
export const TrustChange = Closed({
  uid: Id,
  level: Type.Unsafe<TrustLevel | 'earned'>({ type: 'string', enum: ['earned', ...TRUST_LEVELS] }),
  /** For the log. */
  reason: Reason,
})
export type TrustChange = Static<typeof TrustChange>

export const OnePerson = Closed({ uid: Id })

export const BlockRequest = Closed({
  uid: Id,
  /** The last day, YYYY-MM-DD in UTC; for good without it. */
  until: Type.Optional(TypedLine(10)),
  /** Mailed to the user, and shown at each log-in. */
  reason: Reason,
})
export type BlockRequest = Static<typeof BlockRequest>

export const CleanRequest = Closed({ uid: Id, reason: Type.Optional(Reason) })
export type CleanRequest = Static<typeof CleanRequest>

/** The calls about people. */
export const deskPeople = {
  people: endpoint('GET /rest/tjt/desk/people', { querystring: PeopleQuery, reply: DeskPeople }),
  /** Mails the link that confirms an address, or for a confirmed one the link for a new password. */
  mailPerson: endpoint('POST /rest/tjt/desk/mail', { body: OnePerson, reply: Done }),
  /** Gives an account a role, or takes it; refused for the last admin. */
  role: endpoint('POST /rest/tjt/desk/role', { body: RoleChange, reply: DeskDone }),
  trust: endpoint('POST /rest/tjt/desk/trust', { body: TrustChange, reply: DeskDone }),
  /** Takes an account's second factor away, not one's own. Ends the account's sessions. */
  dropFactor: endpoint('POST /rest/tjt/desk/dropfactor', { body: OnePerson, reply: DeskDone }),
  /** Ends an account's sessions; it cannot log in until the end. */
  block: endpoint('POST /rest/tjt/desk/block', { body: BlockRequest, reply: DeskDone }),
  unblock: endpoint('POST /rest/tjt/desk/unblock', { body: OnePerson, reply: DeskDone }),
  /** Removes what an account contributed, in one action with one undo. */
  clean: endpoint('POST /rest/tjt/desk/clean', { body: CleanRequest, reply: DeskDone }),
}
