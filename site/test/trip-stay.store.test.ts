import { describe, expect, test } from 'vitest'
import type { StayPoint } from '#core/domain/trip/stay-point.ts'
import { keyOf, loadStay } from '#site/features/trip/stay.ts'
import { network, offline } from './network.ts'

const CALENDAR = '/rest/tjt/locationcalendar/281184/en?from=2027-04-22&to=2027-04-29'
const NEAR = '/rest/tjt/locnearby/'
const ENTRY = '/rest/tjt/entry/4711/he'
const own: StayPoint = { lat: 31.77438, lng: 35.22291, name: 'King David' }
const calendar = { locTitle: 'Jerusalem', coords: [35.2163, 31.769] }
const near = [{ typeId: 231, items: [] }]
const stop = (point?: StayPoint) => ({ place: 281184, day: '2027-04-22', nights: 7, ...(point && { point }) })

describe('a stay', () => {
  test('is measured from the middle of its city', async () => {
    const { urls, send } = network({ [CALENDAR]: calendar, [NEAR]: near })
    expect(await loadStay(stop(), { lang: 'en', send })).toEqual({ status: 'ready', calendar, near })
    expect(urls).toContain('/rest/tjt/locnearby/31.769/35.216/en?for=stay')
  })

  test('is measured from a point, of which the call tells a hundred metres', async () => {
    const { urls, send } = network({ [CALENDAR]: calendar, [NEAR]: near })
    expect(await loadStay(stop(own), { lang: 'en', send })).toEqual({ status: 'ready', calendar, near, point: own })
    expect(urls).toEqual([CALENDAR, '/rest/tjt/locnearby/31.774/35.223/en?for=stay'])
  })

  test('is at a listing, in the language of its name', async () => {
    const entry = { position: [35.22, 31.77], title: 'Foo', titleLang: 'en', url: '/he/foo.html' }
    const { send } = network({ [CALENDAR.replace('/en', '/he')]: calendar, [NEAR]: near, [ENTRY]: entry })
    const { point } = (await loadStay(stop({ tnid: 4711 }), { lang: 'he', send })) as { point?: unknown }
    expect(point).toEqual({ lat: 31.77, lng: 35.22, name: 'Foo', nameLang: 'en', url: '/he/foo.html' })
  })

  test('at a listing that is gone has its city', async () => {
    const { urls, send } = network({ [CALENDAR]: calendar, [NEAR]: near })
    const answer: typeof fetch = async (input, init) =>
      String(input).includes('/entry/')
        ? Response.json({ code: 'couldNotGetEntries', error: 'Gone' }, { status: 404 })
        : send(input, init)
    const stay = await loadStay(stop({ tnid: 4711 }), { lang: 'en', send: answer })
    expect(stay).toEqual({ status: 'ready', calendar, near, point: 'gone' })
    expect(urls).toContain('/rest/tjt/locnearby/31.769/35.216/en?for=stay')
  })

  test('fails as a whole if its listing cannot be asked for: it can be tried again', async () => {
    const { send } = network({ [CALENDAR]: calendar, [NEAR]: near })
    const answer: typeof fetch = (input, init) =>
      String(input).includes('/entry/') ? offline(input, init) : send(input, init)
    expect(await loadStay(stop({ tnid: 4711 }), { lang: 'en', send: answer })).toEqual({ status: 'failed' })
  })

  test('is asked for anew from another point, not for another time of arrival', () => {
    expect(keyOf(stop(own))).not.toBe(keyOf(stop()))
    expect(keyOf({ ...stop(own), time: '10:00' })).toBe(keyOf(stop(own)))
  })
})
