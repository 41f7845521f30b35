import type { Input } from '#core/contract/client.ts'
import type { AuditAct, DeskDone, DeskPerson } from '#core/contract/desk.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import type { ActsStore } from '../acts.ts'
import { deskCall, orToast, type DeskRoute } from '../calls.ts'
import { createDeskAnswer, pageIn, partOf, type PartStore } from '../part.ts'

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

const CALLS = {
  grant: 'POST /rest/tjt/desk/role',
  revoke: 'POST /rest/tjt/desk/role',
  trust: 'POST /rest/tjt/desk/trust',
  /** Until the end of a day; without one for good. */
  block: 'POST /rest/tjt/desk/block',
  unblock: 'POST /rest/tjt/desk/unblock',
  /** Removes all that somebody contributed. */
  clean: 'POST /rest/tjt/desk/clean',
  /** Takes somebody's second factor. */
  dropFactor: 'POST /rest/tjt/desk/dropfactor',
} as const satisfies Partial<Record<AuditAct, DeskRoute>>
type PersonAct = keyof typeof CALLS
type Change<A extends PersonAct> = Omit<Input<(typeof CALLS)[A]>['body'], 'uid'>

export interface PeopleStore extends PartStore<PeopleView, DeskPerson> {
  /** Does something about an account. Throws ApiError. */
  change<A extends PersonAct>(act: A, person: DeskPerson, change: Change<A>): Promise<void>
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
  return {
    ...part,
    async change<A extends PersonAct>(act: A, { uid, name }: DeskPerson, change: Change<A>) {
      const input = { body: { uid, ...change } } as Input<(typeof CALLS)[A]>
      const done = (await deskCall(CALLS[act], input)) as DeskDone
      acts.add(done, { act, name })
      await part.load(last)
    },
    mail: ({ uid }) =>
      orToast(async () => {
        const { message } = await deskCall('POST /rest/tjt/desk/mail', { body: { uid } })
        toasts.add(message)
      }),
  }
}
