import type { AuditAct, BlockRequest, DeskDone, DeskPerson, RoleChange, TrustChange } from '#core/contract/desk.ts'
import { toasts } from '../page/toasts.ts'
import type { ActsStore } from './acts.ts'
import { deskCall, orToast } from './calls.ts'
import { createDeskAnswer, pageIn, partOf, type PartStore } from './part.ts'

/** The address's query of the people's tab. */
export interface PeopleView {
  text: string
  page: number
}

const MAX_TEXT = 200

export const peopleView = (query: Readonly<Record<string, string>>): PeopleView => ({
  text: (query['text'] ?? '').trim().slice(0, MAX_TEXT),
  page: pageIn(query),
})

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
  const part = createDeskAnswer(async ({ text, page }: PeopleView) => {
    last = { text, page }
    const querystring = { ...(text && { text }), ...partOf(page) }
    const { total, people } = await deskCall('GET /rest/tjt/desk/people', { querystring })
    return { total, rows: people }
  })
  const told = async (work: Promise<DeskDone>, act: AuditAct, { name }: DeskPerson) => {
    acts.add(await work, { act, name })
    await part.load(last)
  }
  return {
    ...part,
    changeRole(person, change) {
      const done = deskCall('POST /rest/tjt/desk/role', { body: { uid: person.uid, ...change } })
      return told(done, change.role === 'none' ? 'revoke' : 'grant', person)
    },
    changeTrust: (person, change) =>
      told(deskCall('POST /rest/tjt/desk/trust', { body: { uid: person.uid, ...change } }), 'trust', person),
    block: (person, block) =>
      told(deskCall('POST /rest/tjt/desk/block', { body: { uid: person.uid, ...block } }), 'block', person),
    unblock: (person) =>
      orToast(() => told(deskCall('POST /rest/tjt/desk/unblock', { body: { uid: person.uid } }), 'unblock', person)),
    clean: (person) => told(deskCall('POST /rest/tjt/desk/clean', { body: { uid: person.uid } }), 'clean', person),
    dropFactor: (person) =>
      told(deskCall('POST /rest/tjt/desk/dropfactor', { body: { uid: person.uid } }), 'dropFactor', person),
    mail: ({ uid }) =>
      orToast(async () => {
        const { message } = await deskCall('POST /rest/tjt/desk/mail', { body: { uid } })
        toasts.add(message)
      }),
  }
}
