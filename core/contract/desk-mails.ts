import { Type, type Static } from 'typebox'
import { REFUSALS } from './common.ts'
import { DeskKind, DESK_KINDS } from './desk-parts.ts'

/** Within minutes, once a day, or not at all. */
export const MAIL_WAYS = ['atOnce', 'daily', 'never'] as const
export type MailWay = (typeof MAIL_WAYS)[number]

/** How somebody hears of what waits at the desk. */
export const DeskMails = Type.Object(
  {
    way: Type.Unsafe<MailWay>({ type: 'string', enum: [...MAIL_WAYS] }),
    /** What they hear of; kinds that their role does not decide are left out. */
    kinds: Type.Array(DeskKind, { maxItems: DESK_KINDS.length }),
  },
  { additionalProperties: false },
)
export type DeskMails = Static<typeof DeskMails>

/** The calls about one's own mails. */
export const deskMails = {
  mails: {
    method: 'GET',
    url: '/rest/tjt/desk/mails',
    schema: { response: { 200: DeskMails, ...REFUSALS } },
  },
  setMails: {
    method: 'PUT',
    url: '/rest/tjt/desk/mails',
    schema: { body: DeskMails, response: { 200: DeskMails, ...REFUSALS } },
  },
} as const
