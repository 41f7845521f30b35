import type { AuditAct, BlockRequest, DeskDone, DeskPerson, RoleChange, TrustChange } from '#core/contract/desk.ts'
import { toasts } from '../page/toasts.ts'
import type { ActsStore } from './acts.ts'
import { deskCall, orToast } from './calls.ts'
import { createPart, PAGE_ROWS, type PartStore } from './part.ts'

/** The address's query of the people's tab. */
export interface PeopleView {
  text: string
  page: number
}

const MAX_TEXT = 200

export function peopleView({ text = '', page }: Readonly<Record<string, string>>): PeopleView {
  const number = Number(page)
  return {
    text: text.trim().slice(0, MAX_TEXT),
    page: Number.isSafeInteger(number) && number > 0 && number <= 10_000 ? number : 1,
  }
}

export interface PeopleStore extends PartStore<PeopleView, DeskPerson> {
  /** Gives a role, or takes it. Throws ApiError. */
  changeRole(person: DeskPerson, change: Omit<RoleChange, 'uid'>): Promise<void>
  /** Gives a level of trust. Throws ApiError. */
  changeTrust(person: DeskPerson, change: Omit<TrustChange, 'uid'>): Promise<void>
  /** Blocks somebody until the end of a day; without one for good. Throws ApiError. */
  block(person: DeskPerson, block: Omit<BlockRequest, 'uid'>): Promise<void>
  /** A toast says why not. */
  unblock(person: DeskPerson): Promise<void>
  /** Removes all that somebody contributed. Throws ApiError. */
  clean(person: DeskPerson): Promise<void>
  /** Takes somebody's second factor. Throws ApiError. */
  dropFactor(person: DeskPerson): Promise<void>
  /** Mails somebody the link that they miss; a toast says whether. */
  mail(person: DeskPerson): Promise<void>
}

/** Accounts that a text finds; without one, those with a role. */
export function createPeople(acts: ActsStore): PeopleStore {
  let last: PeopleView = { text: '', page: 1 }
  const part = createPart(async ({ text, page }: PeopleView) => {
    last = { text, page }
    const from = (page - 1) * PAGE_ROWS
    const querystring = { count: PAGE_ROWS, ...(text && { text }), ...(from > 0 && { from }) }
    const { total, people } = await deskCall('GET /rest/tjt/desk/people', { querystring })
    return { total, rows: people }
  })
  const told = async (done: DeskDone, act: AuditAct, { name }: DeskPerson) => {
    acts.add(done, { act, name })
    await part.load(last)
  }
  return {
    ...part,
    async changeRole(person, change) {
      const done = await deskCall('POST /rest/tjt/desk/role', { body: { uid: person.uid, ...change } })
      await told(done, change.role === 'none' ? 'revoke' : 'grant', person)
    },
    async changeTrust(person, change) {
      await told(await deskCall('POST /rest/tjt/desk/trust', { body: { uid: person.uid, ...change } }), 'trust', person)
    },
    async block(person, block) {
      await told(await deskCall('POST /rest/tjt/desk/block', { body: { uid: person.uid, ...block } }), 'block', person)
    },
    unblock: (person) =>
      orToast(async () => {
        await told(await deskCall('POST /rest/tjt/desk/unblock', { body: { uid: person.uid } }), 'unblock', person)
      }),
    async clean(person) {
      await told(await deskCall('POST /rest/tjt/desk/clean', { body: { uid: person.uid } }), 'clean', person)
    },
    async dropFactor(person) {
      const done = await deskCall('POST /rest/tjt/desk/dropfactor', { body: { uid: person.uid } })
      await told(done, 'dropFactor', person)
    },
    mail: ({ uid }) =>
      orToast(async () => {
        const { message } = await deskCall('POST /rest/tjt/desk/mail', { body: { uid } })
        toasts.add(message)
      }),
  }
}
