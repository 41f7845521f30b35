import type { AuditAct, BlockRequest, DeskPerson, RoleChange, TrustChange } from '#core/contract/desk.ts'
import { toasts } from '../page/toasts.ts'
import type { ActsStore } from './acts.ts'
import { deskCall, orToast } from './calls.ts'
import { createAnswer, PAGE_ROWS, pageIn, type PartStore } from './part.ts'

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

/** Actions about one person. */
type PersonCall = 'role' | 'trust' | 'block' | 'unblock' | 'clean' | 'dropfactor'

/** Accounts that a text finds; without one, those with a role. */
export function createPeople(acts: ActsStore): PeopleStore {
  let last: PeopleView = { text: '', page: 1 }
  const part = createAnswer(async ({ text, page }: PeopleView) => {
    last = { text, page }
    const from = (page - 1) * PAGE_ROWS
    const querystring = { count: PAGE_ROWS, ...(text && { text }), ...(from > 0 && { from }) }
    const { total, people } = await deskCall('GET /rest/tjt/desk/people', { querystring })
    return { total, rows: people }
  })
  const act = async (call: PersonCall, name: AuditAct, person: DeskPerson, change: object = {}) => {
    const body = { uid: person.uid, ...change }
    const done = await deskCall(`POST /rest/tjt/desk/${call}` as 'POST /rest/tjt/desk/clean', { body })
    acts.add(done, { act: name, name: person.name })
    await part.load(last)
  }
  return {
    ...part,
    changeRole: (person, change) => act('role', change.role === 'none' ? 'revoke' : 'grant', person, change),
    changeTrust: (person, change) => act('trust', 'trust', person, change),
    block: (person, block) => act('block', 'block', person, block),
    unblock: (person) => orToast(() => act('unblock', 'unblock', person)),
    clean: (person) => act('clean', 'clean', person),
    dropFactor: (person) => act('dropfactor', 'dropFactor', person),
    mail: ({ uid }) =>
      orToast(async () => {
        const { message } = await deskCall('POST /rest/tjt/desk/mail', { body: { uid } })
        toasts.add(message)
      }),
  }
}
