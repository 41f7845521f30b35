import { beforeAll, expect, test } from 'vitest'
import { MAX_TRIPS } from '#api/saved/trips.repository.ts'
import type { KeptTrip } from '#core/contract/trips.ts'
import { MAX_POINT_NAME } from '#core/domain/trip/stay-point.ts'
import { MAX_STOPS } from '#core/domain/trip/stops.ts'
import { MAX_TRIP_QUERY } from '#core/terms/limits.ts'
import { testApp } from './helpers.ts'
import { DANA, loggedIn, type Served, type Visitor } from './people.ts'

const PASSOVER = 'stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7'

const LONGEST = `stop=2147483647,2027-04-19T15:30,60,-89.1234,-179.1234,${'%26'.repeat(MAX_POINT_NAME)}`

let served: Served
let people = 0
beforeAll(async () => {
  served = await testApp()
})

async function somebody() {
  // Who logs in often waits, which has tests of its own.
  served.clock.now += 3_600_000
  const visitor = await loggedIn(served, { ...DANA, email: `traveller${++people}@example.org` })
  return { visitor, uid: visitor.state().uid }
}

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const post = (visitor: Visitor, uid: number, body: object) => visitor.call(`trips/${uid}`, { method: 'POST', body })
const put = (visitor: Visitor, path: string, body: object) => visitor.call(`trips/${path}`, { method: 'PUT', body })
const all = async (visitor: Visitor, uid: number) =>
  (await visitor.call(`trips/${uid}`, { method: 'GET' })).json<{ trips: KeptTrip[] }>().trips

async function newTrip(visitor: Visitor, uid: number, name: string, query = PASSOVER): Promise<KeptTrip> {
  served.clock.now += 1
  const answer = await post(visitor, uid, { name, query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<KeptTrip>()
}

test('trips are kept, renamed, overwritten and deleted; the last changed comes first', async () => {
  const { visitor, uid } = await somebody()
  const rome = await newTrip(visitor, uid, ' Rome, spring ')
  const athens = await newTrip(visitor, uid, 'Athens', 'hours=4&stop=264371,2027-05-01')
  expect(rome).toEqual({ id: rome.id, name: 'Rome, spring', query: PASSOVER })
  expect(athens.query).toBe('stop=264371,2027-05-01,1&hours=4')
  expect(await all(visitor, uid)).toEqual([athens, rome])
  served.clock.now += 1
  const renamed = (await put(visitor, `${uid}/${rome.id}`, { name: 'Passover' })).json()
  expect(renamed).toEqual({ ...rome, name: 'Passover' })
  served.clock.now += 1
  const query = 'stop=3169070,2027-04-19,2'
  expect((await put(visitor, `${uid}/${rome.id}`, { query })).json()).toEqual({ ...renamed, query })
  expect(await all(visitor, uid)).toEqual([{ ...renamed, query }, athens])
  const gone = await visitor.call(`trips/${uid}/${rome.id}`, { method: 'DELETE' })
  expect(gone.json()).toEqual({ removed: true })
  expect(await all(visitor, uid)).toEqual([athens])
  expect(outcome(await put(visitor, `${uid}/${rome.id}`, { query }))).toEqual([404, 'tripGone'])
})

test('a trip needs a name', async () => {
  const { visitor, uid } = await somebody()
  const named = (name: string) => post(visitor, uid, { name, query: PASSOVER })
  expect(outcome(await named('  '))).toEqual([400, 'needTripName'])
  expect(outcome(await named('x'.repeat(81)))).toEqual([400, 'invalidRequest'])
  expect(outcome(await named('a\nb'))).toEqual([400, 'invalidRequest'])
  const { id } = await newTrip(visitor, uid, 'Rome')
  expect(outcome(await put(visitor, `${uid}/${id}`, { name: ' ' }))).toEqual([400, 'needTripName'])
  expect(outcome(await put(visitor, `${uid}/${id}`, {}))).toEqual([400, 'invalidRequest'])
})

test.each([
  ['nothing', ''],
  ['no stop', 'hours=4'],
  ['a day that is none', 'stop=281184,2027-02-31,3'],
  ['one bad stop of two', `${PASSOVER}&stop=rome,2027-05-01,2`],
  ['hours that are none', `${PASSOVER}&hours=99`],
  ['hours of nobody', `${PASSOVER}&hours=0`],
  ['too many stops', Array.from({ length: MAX_STOPS + 1 }, () => 'stop=281184,2027-04-22,7').join('&')],
])('%s is no trip', async (_, query) => {
  const { visitor, uid } = await somebody()
  expect(outcome(await post(visitor, uid, { name: 'x', query }))).toEqual([400, 'notATrip'])
  const { id } = await newTrip(visitor, uid, 'Rome')
  expect(outcome(await put(visitor, `${uid}/${id}`, { query }))).toEqual([400, 'notATrip'])
  expect(await all(visitor, uid)).toEqual([{ id, name: 'Rome', query: PASSOVER }])
})

test('only what belongs to a trip is kept, and the longest trip fits', async () => {
  const { visitor, uid } = await somebody()
  const { query } = await newTrip(visitor, uid, 'Rome', `${PASSOVER}&utm_source=mail&stop2=x`)
  expect(query).toBe(PASSOVER)
  const longest = Array.from({ length: MAX_STOPS }, () => LONGEST).join('&')
  expect((await newTrip(visitor, uid, 'Long', `${longest}&hours=12`)).query).toBe(`${longest}&hours=12`)
  const padded = `${PASSOVER}&x=${'x'.repeat(MAX_TRIP_QUERY)}`
  expect(outcome(await post(visitor, uid, { name: 'x', query: padded }))).toEqual([400, 'invalidRequest'])
})

test('where one stays is kept with them, a point of one’s own in one form', async () => {
  const { visitor, uid } = await somebody()
  const listing = await newTrip(visitor, uid, 'Listing', 'stop=281184,2027-04-22,7,4711')
  expect(listing.query).toBe('stop=281184,2027-04-22,7,4711')
  const name = encodeURIComponent('מלון & Suites')
  const own = await newTrip(visitor, uid, 'Own', `stop=281184,2027-04-22,7,31.774312,35.2229871,${name}`)
  expect(own.query).toBe('stop=281184,2027-04-22,7,31.7743,35.223,מלון+%26+Suites')
  const far = await post(visitor, uid, { name: 'x', query: 'stop=281184,2027-04-22,7,131.77,35.22,x' })
  expect(outcome(far)).toEqual([400, 'notATrip'])
})

test('there is an end to them, and the refusal names it', async () => {
  const { visitor, uid } = await somebody()
  const rows = Array.from({ length: MAX_TRIPS }, () => ({ uid, name: 'x', query: PASSOVER, at: 1 }))
  await served.store.insertInto('trips').values(rows).execute()
  const refused = await post(visitor, uid, { name: 'One more', query: PASSOVER })
  expect(outcome(refused)).toEqual([409, 'tooManyTrips'])
  expect(refused.json().error).toBe('You have too many trips. Please delete one first.')
  // A full account can still change what it has.
  const [trip] = await all(visitor, uid)
  expect((await put(visitor, `${uid}/${trip!.id}`, { name: 'y' })).statusCode).toBe(200)
})

test('they are their owner’s alone', async () => {
  const dana = await somebody()
  const hers = await newTrip(dana.visitor, dana.uid, 'Hers')
  const { visitor, uid } = await somebody()
  expect(outcome(await put(visitor, `${uid}/${hers.id}`, { name: 'Mine' }))).toEqual([404, 'tripGone'])
  const removed = await visitor.call(`trips/${uid}/${hers.id}`, { method: 'DELETE' })
  expect(removed.json()).toEqual({ removed: false })
  expect(outcome(await visitor.call(`trips/${dana.uid}`, { method: 'GET' }))).toEqual([403, 'notYours'])
  expect(await all(dana.visitor, dana.uid)).toEqual([hers])
})

test('an export of the account has them', async () => {
  const { visitor, uid } = await somebody()
  await newTrip(visitor, uid, 'Rome')
  const { trips } = (await visitor.call('accountexport', { method: 'GET' })).json()
  expect(trips).toEqual([{ name: 'Rome', query: PASSOVER, at: new Date(served.clock.now).toISOString() }])
})
