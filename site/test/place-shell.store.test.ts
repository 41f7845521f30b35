import { describe, expect, test } from 'vitest'
import { askedOf, loadShell } from '#site/stores/place-shell.ts'
import { foundHref, typedHref } from '#site/stores/place-search.ts'
import { jericho, jerusalem, network, offline } from './network.ts'

const SEARCH = '/rest/tjt/locac/'
const TIMES = '/rest/tjt/locationshabbattimes/'
const NEARBY = '/rest/tjt/locnearby/'
const times = {
  tlid: 281184,
  locTitle: 'Jerusalem, Israel',
  coords: [35.21, 31.77],
  timeZone: 'Asia/Jerusalem',
  israel: true,
  method: { candles: 40, havdalah: '8.5', elevation: false },
  hebrewToday: '10 Kislev 5787',
  times: [],
}
const nearby = [{ typeId: 228, typeName: 'Restaurants', items: [] }]

describe('what an address asks for', () => {
  const hebrewGuide = encodeURI('/he/מדריך_יהודי-TJ0-תל_אביב-מדריך_יהודי.html')

  test.each([
    ['/Kosher_Tours-TL0-Tel_Aviv-Vacations.html', 'Tel Aviv', 0],
    ['/Jewish_Guide-TJ0-Tel_Aviv-Jewish_Guide.html', 'Tel Aviv', 200],
    ['/Synagogues-TJ0-Rome-Synagogues.html', 'Rome', 231],
    [hebrewGuide, 'תל אביב', 200],
    ['/kosher_search-nearby-TJ0-Some_place.html', 'Some place', 200],
  ])('%s: the words of the slug', (path, text, look) => {
    expect(askedOf(path, '')).toEqual({ kind: 'words', text, look })
  })

  test('the words of the query where a slug cannot hold them', () => {
    const [path = '', query] = typedHref('ru', 228, 'Москва').split('?')
    expect(askedOf(path, `?${query}`)).toEqual({
      kind: 'words',
      text: 'Москва',
      look: 228,
    })
  })

  test.each([0, 200, 228] as const)('a chosen place, kind %i', (kind) => {
    for (const lang of ['en', 'he'] as const) {
      expect(askedOf(foundHref(lang, kind, jerusalem), '')).toMatchObject({
        kind: 'place',
        id: 281184,
      })
    }
  })

  test.each([
    ['/de/kosher_search-nearby-TJ281184-x.html', { kind: 'place', id: 281184 }],
    [
      '/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html',
      { kind: 'point', lat: 31.77, lng: 35.21, words: 'Jaffa Gate' },
    ],
    [
      '/he/Kosher_NearBy--33,18.4-.html',
      { kind: 'point', lat: -33, lng: 18.4, words: '' },
    ],
  ])('%s', (path, asked) => {
    expect(askedOf(path, '')).toMatchObject(asked)
  })

  test.each([
    '/Place.html',
    '/',
    '/Jewish_Guide-TJ99999999999-x-Jewish_Guide.html',
    '/Kosher_Restaurants-DI5-Name.html',
    '/%E0%A4%A.html',
    '/Kosher_NearBy-north,east-x.html',
  ])('%s asks for nothing', (path) => {
    expect(askedOf(path, '')).toBeUndefined()
  })
})

test('nothing asked is unknown, and nothing is fetched', async () => {
  const { urls, send } = network({})
  expect(await loadShell('en', undefined, { send })).toEqual({
    status: 'unknown',
  })
  expect(urls).toEqual([])
})

describe('words', () => {
  const asked = { kind: 'words', text: 'Jer', look: 228 } as const

  test('give the places found, with what was looked for', async () => {
    const { urls, send } = network({ [SEARCH]: [jerusalem, jericho] })
    expect(await loadShell('he', asked, { send })).toEqual({
      status: 'results',
      text: 'Jer',
      look: 228,
      places: [jerusalem, jericho],
    })
    expect(urls).toEqual(['/rest/tjt/locac/Jer?language=he'])
  })

  test('may give none', async () => {
    const { send } = network({ [SEARCH]: [] })
    expect(await loadShell('en', asked, { send })).toMatchObject({
      status: 'results',
      places: [],
    })
  })

  test.each([
    ['out of reach', offline],
    ['refusing', network({}).send],
  ])('fail while the API is %s', async (_, send) => {
    expect(await loadShell('en', asked, { send })).toEqual({
      status: 'failed',
      what: 'search',
      asked: asked.text,
    })
  })
})

describe('a place', () => {
  const asked = { kind: 'place', id: 281184, words: 'Jerusalem' } as const

  test('has its times and what is near it', async () => {
    const { urls, send } = network({
      [TIMES]: times,
      [NEARBY]: nearby,
    })
    expect(await loadShell('en', asked, { send })).toEqual({
      status: 'place',
      title: 'Jerusalem, Israel',
      times,
      nearby,
    })
    expect(urls).toEqual([
      '/rest/tjt/locationshabbattimes/281184/en',
      '/rest/tjt/locnearby/31.77/35.21/en',
    ])
  })

  test('that has no answer about its surroundings still has its times', async () => {
    const { send } = network({ [TIMES]: times })
    expect(await loadShell('en', asked, { send })).toEqual({
      status: 'place',
      title: 'Jerusalem, Israel',
      times,
      nearby: undefined,
    })
  })

  test('says that its times could not be had while the API is out of reach', async () => {
    expect(await loadShell('en', asked, { send: offline })).toEqual({
      status: 'failed',
      what: 'times',
      asked: 'Jerusalem',
    })
  })

  test('of which nobody knows is unknown', async () => {
    const { send } = network({})
    expect(await loadShell('en', asked, { send })).toEqual({
      status: 'unknown',
    })
  })
})

describe('a point', () => {
  const asked = { kind: 'point', lat: 31.77, lng: 35.21, words: '' } as const

  test.each([
    ['Jaffa Gate', 'Jaffa Gate'],
    ['', '31.77, 35.21'],
  ])('called "%s" has a title', async (words, title) => {
    const { send } = network({ [NEARBY]: nearby })
    expect(await loadShell('en', { ...asked, words }, { send })).toEqual({
      status: 'point',
      title,
      nearby,
    })
  })

  test('stays where the API is out of reach', async () => {
    expect(await loadShell('en', asked, { send: offline })).toMatchObject({
      status: 'point',
      nearby: undefined,
    })
  })
})
