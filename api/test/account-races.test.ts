import { expect, test } from 'vitest'
import { few } from '#core/test/full.ts'
import {
  DANA,
  loggedIn,
  meanwhile,
  outbox,
  peopleApp,
  registered,
  userOf,
  visit,
  type Served,
  type Visitor,
} from './people.ts'

const change = (visitor: Visitor, body: object) => visitor.call('accountchange', { method: 'PUT', body })
const remove = (visitor: Visitor, body: object) => visitor.call('account', { method: 'DELETE', body })

const CALLS = {
  'a new password': (visitor: Visitor, password?: string) =>
    change(visitor, {
      newPassword: 'known to the thief',
      ...(password && { password }),
    }),
  'a new address': (visitor: Visitor, password?: string) =>
    change(visitor, {
      email: 'thief@example.org',
      ...(password && { password }),
    }),
  'the end': (visitor: Visitor, password?: string) => remove(visitor, { words: true, ...(password && { password }) }),
}
type Asking = keyof typeof CALLS
const ASKINGS = Object.keys(CALLS) as Asking[]

const PASSWORD = '$argon2id$v=19$m=19456,t=2,p=1$changed$changed'

async function nothingHappened(served: Served, password: string | null) {
  expect(await userOf(served, DANA.email)).toMatchObject({ password })
  expect(await outbox(served)).toEqual([])
  const tokens = await served.store.selectFrom('tokens').selectAll().execute()
  expect(tokens).toEqual([])
}

test.each(few(ASKINGS))('%s is not given for a password that is replaced meanwhile', async (asking) => {
  const served = await peopleApp()
  const thief = await loggedIn(served)
  const answer = await meanwhile(
    () => CALLS[asking](thief, DANA.password),
    () => served.store.updateTable('users').set({ password: PASSWORD }).execute(),
  )
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrongPassword'])
  await nothingHappened(served, PASSWORD)
})

test.each(few(ASKINGS))('%s is not given to a session that ends meanwhile', async (asking) => {
  const served = await peopleApp()
  const thief = await loggedIn(served)
  const { password } = (await userOf(served, DANA.email))!
  const answer = await meanwhile(
    () => CALLS[asking](thief, DANA.password),
    () => served.store.deleteFrom('sessions').execute(),
  )
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'needLogin'])
  await nothingHappened(served, password)
})

test.each(few(ASKINGS))('without a password, %s needs a log-in of a moment ago', async (asking) => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  await served.store.updateTable('users').set({ password: null }).execute()
  served.clock.now += 16 * 60_000
  const late = await CALLS[asking](visitor)
  expect([late.statusCode, late.json().code]).toEqual([403, 'needNewLogin'])
  await nothingHappened(served, null)
  served.clock.now -= 2 * 60_000
  expect((await CALLS[asking](visitor)).statusCode).toBe(200)
})

test('a new name needs no password, and no log-in of a moment ago', async () => {
  const served = await peopleApp()
  const visitor = await loggedIn(served)
  await served.store.updateTable('users').set({ password: null }).execute()
  served.clock.now += 86_400_000
  const answer = await change(visitor, { name: 'Dana Cohen' })
  expect(answer.statusCode, answer.body).toBe(200)
})

test('a new password by another session ends this one, also in the middle of a call', async () => {
  const served = await peopleApp()
  await registered(served)
  const [owner, thief] = [await visit(served), await visit(served)]
  for (const visitor of [owner, thief]) {
    await visitor.logIn(DANA.email, DANA.password)
    await visitor.load()
  }
  const [first, second] = await Promise.all([
    change(owner, {
      newPassword: 'of the owner alone',
      password: DANA.password,
    }),
    change(thief, {
      newPassword: 'known to the thief',
      password: DANA.password,
    }),
  ])
  const statuses = [first.statusCode, second.statusCode].toSorted()
  expect(statuses[0]).toBe(200)
  expect(statuses[1]).toBeGreaterThan(400)
})
