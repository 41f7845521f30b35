import { setTimeout as sleep } from 'node:timers/promises'
import { insertUser } from '#api/accounts/accounts.repository.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import type { Store } from '#data/store/database.ts'
import type { MailServer } from '../fault/mail-server.ts'
import { visitorFrom, type Visitor } from './visitor.ts'

// What processes on one store share. Each part throws if they do not.

const PERSON = {
  name: 'Dana Levi',
  email: 'dana@example.org',
  password: 'a long enough password',
} as const

export const REVIEW = 'Seen by both processes'

/** The listing to write about. */
export interface Shown {
  tnid: number
  path: string
}

export interface Two {
  one: string
  other: string
}

/** A user logs in at one process, and is logged in at the other. */
export async function logInAtOne(store: Store, { one, other }: Two): Promise<Visitor> {
  await putPerson(store)
  const visitor = visitorFrom('10.1.0.1')
  await visitor.session(one)
  const login = await visitor.post(one, 'extlogin', {
    loginType: 'email',
    mailusername: PERSON.email,
    mailpassword: PERSON.password,
  })
  expectThat(login.ok, 'the log-in was refused')
  const known = await visitor.session(other)
  expectThat(known.uid > 0, 'the other process does not know the session')
  return visitor
}

/** An address exhausts its limit at one process, and is refused at the other. Returns the number of calls. */
export async function spendAtOne({ one, other }: Two): Promise<number> {
  const visitor = visitorFrom('10.1.0.2')
  const path = '/rest/tjt/captcha'
  for (let calls = 1; calls <= MAX_CALLS; calls += 1) {
    const answer = await visitor.get(one, path)
    await answer.text()
    if (answer.status !== 429) continue
    const elsewhere = await visitor.get(other, path)
    expectThat(elsewhere.status === 429, 'the other process accepts it')
    const fresh = await visitorFrom('10.1.0.3').get(other, path)
    expectThat(fresh.ok, 'the other process refuses everybody')
    return calls - 1
  }
  throw new Error('nobody was refused')
}

const MAX_CALLS = 200

/** A user reviews at one process. Returns the milliseconds until both processes' pages show it. */
export async function writeAtOne(visitor: Visitor, { one, other }: Two, { tnid, path }: Shown): Promise<number> {
  const { uid } = await visitor.session(other)
  const answer = await visitor.post(one, 'addreview', {
    tnid, uid, reviewTitle: REVIEW, reviewContent: 'Warm bread and warm people.',
    reviewPriceRange: 'low', reviewRating: { food: 5, service: 4, value: 3, overAll: 4 },
  }) // prettier-ignore
  expectThat(answer.ok, 'the review was refused')
  const begun = performance.now()
  for (const url of [one, other]) {
    await until(async () => {
      const page = await visitor.get(url, path)
      return (await page.text()).includes(REVIEW)
    })
  }
  return performance.now() - begun
}

/** A user requests mail at one process, which arrives exactly once. Returns how many have arrived by then. */
export async function mailOnce(visitor: Visitor, { other }: Two, mails: MailServer): Promise<number> {
  await visitor.session(other)
  for (let number = 1; number <= MAILS; number += 1) {
    const mail = `reader${number}@example.org`
    const answer = await visitor.post(other, 'newsletterregister', { mail })
    expectThat(answer.ok, 'the subscription was refused')
  }
  await until(async () => mails.arrived.size >= MAILS)
  const times = [...mails.arrived.values()].map((mail) => mail.times)
  expectThat(
    times.every((count) => count === 1),
    'a message came twice',
  )
  return mails.arrived.size
}

const MAILS = 5

async function putPerson(store: Store): Promise<void> {
  const { name, email, password } = PERSON
  await insertUser(store, {
    name,
    email,
    email_key: email,
    verified: 1,
    language: 'en',
    at: Date.now(),
    password: await hashPassword(password),
  })
}

/** Generous, for busy machines. */
const TIMEOUT_MS = 60_000

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('it never happened')
    await sleep(20)
  }
}

function expectThat(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(`Nothing is shared: ${problem}`)
}
