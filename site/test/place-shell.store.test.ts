import { describe, expect, test, vi } from 'vitest'
import type { Lang } from '#core/i18n/languages.ts'
import { foundHref, typedHref } from '#site/ui/search/place-search.ts'
import { askedOf } from '#core/domain/shell/asked.ts'
import { loadShell } from '#core/domain/shell/shell.ts'
import { addressIn } from '#site/features/place/shell-address.ts'
import { placeTimes as times } from './nearby-samples.ts'
import { jericho, jerusalem, network, offline } from './network.ts'

const SEARCH = '/rest/tjt/search/'
const STATS = '/rest/tjt/locationdiritemsstat/'
const TIMES = '/rest/tjt/locationshabbattimes/'
const NEARBY = '/rest/tjt/locnearby/'
const ALTERNATIVES = '/rest/tjt/alternatives/'
const ALTERNATIVES_NEAR = '/rest/tjt/alternativesnear/'
const known = { typeId: 228, place: { id: 1, name: 'Brno' } }
const GEOCODE = '/rest/tjt/geocode/'
const FEATURES = '/rest/tjt/locationfeatures/'
const LINKS = '/rest/tjt/linksset/popularVacations/'
const links = { name: 'popularVacations', title: 'Vacations', links: [] }
const offer = { nid: 1, title: 'Cruise', sample: false }
const nearby = [{ typeId: 228, typeName: 'Restaurants', items: [] }]

describe('an address in another language', () => {
  test.each([
    [typedHref('en', 231, 'Rome & Milan'), typedHref('he', 231, 'Rome & Milan')],
    [foundHref('en', 228, jerusalem), foundHref('he', 228, jerusalem)],
    ['/he/kosher_search-nearby-TJ0-Rome.html?q=Rome%3F&walk=1', '/kosher_search-nearby-TJ0-Rome.html?q=Rome%3F&walk=1'],
    ['/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html?r=650', '/fr/Kosher_NearBy-31.777,35.228-Jaffa_Gate.html?r=650'],
  ])('%s is %s and the other way round', (one, other) => {
    const langOf = (href: string) => (/^\/(he|fr)\//.exec(href)?.[1] ?? 'en') as Lang
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const { pathname, search } = new URL(from, 'https://example.org')
      expect(addressIn(langOf(to), askedOf(pathname, search)!, { pathname, search })).toBe(to)
    }
  })
})

describe('what an address asks for', () => {
  const hebrewGuide = encodeURI('/he/מדריך_יהודי-TJ0-תל_אביב-מדריך_יהודי.html')

  test.each([
    ['/Kosher_Tours-TL0-Tel_Aviv-Vacations.html', 'Tel Aviv', 0],
    ['/Jewish_Guide-TJ0-Tel_Aviv-Jewish_Guide.html', 'Tel Aviv', 200],
    ['/Synagogues-TJ0-Rome-Synagogues.html', 'Rome', 231],
    [hebrewGuide, 'תל אביב', 200],
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
    ['/de/kosher_search-nearby-TJ281184-x.html', { kind: 'nearPlace', id: 281184 }],
    ['/kosher_search-nearby-TJ0-Some_place.html', { kind: 'nearWords', text: 'Some place' }],
    ['/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html', { kind: 'point', lat: 31.77, lng: 35.21, words: 'Jaffa Gate' }],
    ['/he/Kosher_NearBy--33,18.4-.html', { kind: 'point', lat: -33, lng: 18.4, words: '' }],
  ])('%s', (path, asked) => {
    expect(askedOf(path, '')).toMatchObject(asked)
  })

  test('words and a radius that the query says', () => {
    const path = '/ru/Kosher_NearBy-55.75,37.62-.html'
    expect(askedOf(path, '?q=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0&r=650')).toEqual({
      kind: 'point',
      lat: 55.75,
      lng: 37.62,
      words: 'Москва',
      radius: 650,
    })
    expect(askedOf(path, '?r=-1')).toMatchObject({ radius: undefined })
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
      found: [jerusalem, jericho],
    })
    expect(urls).toEqual(['/rest/tjt/search/Jer?language=he'])
  })

  test('may give none', async () => {
    const { send } = network({ [SEARCH]: [] })
    expect(await loadShell('en', asked, { send })).toMatchObject({
      status: 'results',
      found: [],
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
  const asked = { kind: 'place', id: 281184, words: 'Jerusalem', look: 230 } as const

  test('has its times and what is near it', async () => {
    const { urls, send } = network({
      [TIMES]: times,
      [NEARBY]: nearby,
      [ALTERNATIVES]: known,
      [FEATURES]: { groupA: [offer], groupB: [offer] },
      [LINKS]: links,
    })
    expect(await loadShell('en', asked, { send })).toEqual({
      status: 'place',
      title: 'Jerusalem, Israel',
      times,
      around: { at: { lat: 31.77, lng: 35.21 }, groups: nearby, alternatives: [known] },
      travel: { offers: [offer, offer], links },
    })
    expect(urls).toEqual([
      '/rest/tjt/locationdiritemsstat/281184/en',
      '/rest/tjt/locationshabbattimes/281184/en',
      '/rest/tjt/locnearby/31.77/35.21/en',
      '/rest/tjt/locationfeatures/281184/en',
      '/rest/tjt/linksset/popularVacations/en',
      '/rest/tjt/alternatives/230/281184/en',
    ])
  })

  test.each([
    ['a kind of which it has none', 230, false],
    ['more pages than there are', 228, true],
  ] as const)('with pages of its own says so for %s', async (_, look, isBeyondEnd) => {
    const restaurants = { typeId: 228, typeName: 'Kosher restaurants', count: 3, url: '/r.html' }
    const stats = { tlid: 281184, locTitle: 'Jerusalem', total: 3, url: '/g.html', items: [restaurants] }
    const { urls, send } = network({ [STATS]: stats, [ALTERNATIVES]: known })
    const alternatives = isBeyondEnd ? undefined : known
    const loaded = await loadShell('en', { ...asked, look }, { send })
    expect(loaded).toEqual({ status: 'elsewhere', isBeyondEnd, stats, alternatives })
    expect(urls.slice(1)).toEqual(isBeyondEnd ? [] : ['/rest/tjt/alternatives/230/281184/en'])
  })

  test.each([
    ['near it, food', undefined, [], [228]],
    ['near it, nothing', undefined, [228, 231], []],
    ['within a walk, food and a synagogue', '1', [232], [231, 228]],
    ['within a walk, a synagogue', '1', [228], [231]],
  ] as const)('asks what helps without %s', async (_, walk, there, lacking) => {
    const groups = there.map((typeId) => ({ typeId, typeName: '', items: [{ sample: false }] }))
    const samples = [{ typeId: 228, typeName: '', items: [{ sample: true }] }]
    const { urls, send } = network({ [NEARBY]: [...groups, ...samples], [ALTERNATIVES_NEAR]: known })
    const point = {
      kind: 'point',
      lat: 1,
      lng: 2,
      words: 'Here',
      radius: undefined,
      ...(walk && { walk: '1' as const }),
    } as const
    const loaded = await loadShell('en', point, { send })
    expect(urls.slice(1)).toEqual(lacking.map((type) => `/rest/tjt/alternativesnear/${type}/1/2/en`))
    expect(loaded).toMatchObject({ status: 'near', around: { alternatives: lacking.map(() => known) } })
  })

  test('that has no answer about its surroundings still has its times', async () => {
    const { send } = network({ [TIMES]: times })
    expect(await loadShell('en', asked, { send })).toEqual({
      status: 'place',
      title: 'Jerusalem, Israel',
      times,
      around: { at: { lat: 31.77, lng: 35.21 }, groups: undefined, alternatives: [] },
      travel: { offers: [], links: undefined },
    })
  })

  test.each([
    [STATS, 'couldNotGetStatistics'],
    [FEATURES, 'couldNotGetFeatures'],
    [LINKS, 'couldNotGetPopularVacations'],
  ] as const)('is shown without %s, and says %s', async (failing, what) => {
    const none = { tlid: 281184, locTitle: 'Jerusalem', total: 0, items: [] }
    const answers = { [STATS]: none, [TIMES]: times, [FEATURES]: { groupA: [], groupB: [] }, [LINKS]: links }
    const { send } = network(answers)
    const failed: typeof fetch = (url) => (String(url).startsWith(failing) ? offline(url) : send(url))
    const onProblem = vi.fn()
    expect(await loadShell('en', asked, { send: failed, onProblem })).toMatchObject({ status: 'place' })
    expect(onProblem.mock.calls.map(([said]) => said)).toEqual([what])
  })

  test('is not called unknown by an API that is busy', async () => {
    const onProblem = vi.fn()
    const send: typeof fetch = async () => Response.json({ code: 'overloaded', error: 'Busy.' }, { status: 503 })
    expect(await loadShell('en', asked, { send, onProblem })).toMatchObject({ status: 'failed', what: 'times' })
    expect(onProblem.mock.calls.map(([said]) => said)).toEqual(['couldNotGetStatistics', 'couldNotGetShabbatTimes'])
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
  const at = { lat: 31.77, lng: 35.21 }
  const asked = { kind: 'point', ...at, words: '', radius: 650 } as const

  test.each([
    ['Jaffa Gate', 'Jaffa Gate'],
    ['', '31.77, 35.21'],
  ])('called "%s" has a title', async (words, title) => {
    const { send } = network({ [NEARBY]: nearby })
    expect(await loadShell('en', { ...asked, words }, { send })).toEqual({
      status: 'near',
      title,
      around: { at, radius: 650, groups: nearby, alternatives: [] },
    })
  })

  test('stays where the API is out of reach', async () => {
    expect(await loadShell('en', asked, { send: offline })).toMatchObject({
      status: 'near',
      around: { at, groups: undefined },
    })
  })
})

describe('near a place', () => {
  const asked = { kind: 'nearPlace', id: 281184, words: 'Jerusalem' } as const

  test('leads to the page of the place too', async () => {
    const { send } = network({ [TIMES]: times, [NEARBY]: nearby })
    expect(await loadShell('en', asked, { send })).toEqual({
      status: 'near',
      title: 'Jerusalem, Israel',
      placeHref: '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
      around: { at: { lat: 31.77, lng: 35.21 }, groups: nearby, alternatives: [] },
    })
  })

  test('of which nobody knows is unknown; without the API it fails', async () => {
    const { send } = network({})
    expect(await loadShell('en', asked, { send })).toEqual({
      status: 'unknown',
    })
    expect(await loadShell('en', asked, { send: offline })).toEqual({
      status: 'failed',
      what: 'point',
      asked: 'Jerusalem',
    })
  })
})

describe('near words', () => {
  const asked = { kind: 'nearWords', text: 'Great Synagogue' } as const
  const rome = { title: 'Tempio', about: 'Roma', lat: 41.892, lng: 12.478 }
  const paris = { ...rome, title: 'Victoire', about: 'Paris' }

  test('that mean one point: what is near it', async () => {
    const { urls, send } = network({ [GEOCODE]: [rome], [NEARBY]: nearby })
    expect(await loadShell('he', asked, { send })).toEqual({
      status: 'near',
      title: 'Tempio, Roma',
      around: { at: { lat: 41.892, lng: 12.478 }, groups: nearby, alternatives: [] },
    })
    expect(urls.slice(0, 2)).toEqual(['/rest/tjt/geocode/Great%20Synagogue/he', '/rest/tjt/locnearby/41.892/12.478/he'])
  })

  test.each([
    ['several', [rome, paris]],
    ['none', []],
  ])('that mean %s are offered', async (_, found) => {
    const { send } = network({ [GEOCODE]: found })
    expect(await loadShell('en', asked, { send })).toEqual({
      status: 'points',
      text: asked.text,
      found,
    })
  })

  test('fail while the API is out of reach', async () => {
    expect(await loadShell('en', asked, { send: offline })).toEqual({
      status: 'failed',
      what: 'words',
      asked: asked.text,
    })
  })
})
