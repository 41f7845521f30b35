import { expect, test } from 'vitest'
import { JERUSALEM, OPTION_LISTS, PARIS } from '../../data/test/content.ts'
import type { Entry, PlaceStats, TypeItems } from '#core/contract/entries.ts'
import { movedApp, testApp } from './helpers.ts'

const TEL_AVIV = 293397

const rest = (path: string) => `/rest/tjt/${path}`

async function read(path: string, headers: Record<string, string> = {}) {
  const { get } = await testApp()
  const answer = await get(rest(path), headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

test('finds locations and cities', async () => {
  expect(await read('locac/isra?language=he')).toEqual([
    {
      id: 294640,
      text: 'ישראל',
      name: 'ישראל',
      slug: 'ישראל',
      kind: 'country',
      country: 'IL',
      lat: 31.769,
      lng: 35.2163,
      hasPage: true,
    },
  ])
  expect(await read('loccityac/isra')).toEqual([])
  expect(await read('locac/pa')).toEqual([])
  expect(await read(`locac/${encodeURIComponent('ירושלים')}`)).toEqual([
    expect.objectContaining({ id: JERUSALEM, text: 'Jerusalem, Israel' }),
  ])
})

test('lists the entries of one type and of all', async () => {
  const entries = await read(`entries/228/${JERUSALEM}/en`)
  expect(entries).toHaveLength(45)
  expect(entries[0]).toMatchObject({ tnid: 45, paid: true })
  expect((entries as Entry[]).find(({ tnid }) => tnid === 1)).toEqual({
    tnid: 1,
    dtype: 228,
    title: 'Restaurant 1',
    description: 'A place to eat.',
    position: [35.201, 31.77],
    paid: false,
    sample: false,
    worth: 9721,
    unchecked: true,
    approximate: true,
    confirmed: '2026-11-20',
    url: '/Kosher_Restaurants-DI1-Restaurant_1.html',
    address: 'Main Street 1',
    town: 'Jerusalem',
    priceRange: 'low',
    rating: { mean: 4, count: 1 },
  })
  const [synagogue] = await read(`entries/200/${PARIS}/fr`)
  expect(synagogue).toMatchObject({
    title: 'Grande synagogue',
    descriptionLang: 'en',
    directions: 'Métro ligne 7',
    supervision: ['example-board'],
    town: 'Paris',
  })
  expect(synagogue).not.toHaveProperty('titleLang')
  expect(await read(`entries/231/${JERUSALEM}/en`)).toEqual([])
})

test('answers one entry as in its list', async () => {
  const [, entry] = await read(`entries/228/${JERUSALEM}/he`)
  expect(await read(`entry/${entry.tnid}/he`)).toEqual(entry)
})

test('counts and groups what a place has', async () => {
  expect(await read(`locationdiritemsstat/${JERUSALEM}/he`)).toEqual({
    tlid: JERUSALEM,
    locTitle: 'ירושלים',
    url: encodeURI('/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html'),
    total: 45,
    items: [
      {
        typeId: 228,
        typeName: 'מסעדות כשרות',
        count: 45,
        url: encodeURI('/he/מסעדות_כשרות-TJ281184-ירושלים-מסעדות_כשרות.html'),
      },
    ],
  })
  const groups = await read(`locdirectoryitems/${JERUSALEM}/en`)
  expect(groups).toMatchObject([{ typeId: 228, total: 45 }])
  expect(groups[0].items).toHaveLength(20)
})

test('samples are neither in the statistics nor among the entries, unless these are asked for with them', async () => {
  const { get } = await movedApp((index) => {
    const [body, card] = ['body', 'card'].map((column) => `${column} = json_set(${column}, '$.sample', json('true'))`)
    const sample = `sample = 1, ${body}, ${card}`
    index.run(`update listings set ${sample} where tnid in (select tnid from listings order by tnid limit 40)`)
  })
  const answer = async (path: string) => (await get(rest(path))).json()
  const { items } = (await answer(`locationdiritemsstat/${JERUSALEM}/en`)) as PlaceStats
  const groups = (await answer(`locdirectoryitems/${JERUSALEM}/en`)) as TypeItems[]
  expect(groups.map(({ typeId, total }) => [typeId, total])).toEqual(items.map(({ typeId, count }) => [typeId, count]))
  expect(groups.flatMap(({ items }) => items.filter(({ sample }) => sample))).toEqual([])
  expect(groups[0]!.items).toHaveLength(groups[0]!.total)
  expect(groups[0]!.total).toBeLessThan(20)
  const entries = async (query = '') => (await answer(`entries/228/${JERUSALEM}/en${query}`)) as Entry[]
  const [real, all] = [await entries(), await entries('?samples=with')]
  expect(real).toHaveLength(groups[0]!.total)
  expect(all.slice(0, real.length)).toEqual(real)
  expect(all.slice(real.length).every(({ sample }) => sample)).toBe(true)
  expect(all).toHaveLength(45)
})

test('what helps where a city has nothing to eat, and around a point in it', async () => {
  const known = await read(`alternatives/228/${TEL_AVIV}/he`)
  expect(known).toMatchObject({ typeId: 228, place: { id: TEL_AVIV, name: 'תל אביב' }, town: { name: 'ירושלים' } })
  expect(decodeURI(known.town.url)).toMatch(/^\/he\/מסעדות_כשרות-TJ281184-/)
  expect(known.town.count).toBeGreaterThan(1)
  expect(known.town.km).toBeGreaterThan(40)
  const around = await read('alternativesnear/228/32.1/34.8/he')
  expect(around).toMatchObject({ place: known.place, town: { name: 'ירושלים', count: known.town.count } })
})

test.each(OPTION_LISTS)('%s begins with all', async (list) => {
  const low = { id: 'low', name: 'Low' }
  expect(await read(list)).toEqual({
    items: [{ id: 'all', name: 'All' }, low],
  })
})

test('a list speaks the language of the query, or else of the caller', async () => {
  const header = { 'accept-language': 'xx, he;q=0.5, en;q=0.1' }
  const all = [
    { id: 'all', name: 'הכול' },
    { id: 'low', name: 'זול' },
  ]
  expect(await read('pricerange', header)).toEqual({ items: all })
  expect(await read('pricerange?language=he')).toEqual({ items: all })
  const french = await read('pricerange?language=fr', header)
  const low = { id: 'low', name: 'Low', lang: 'en' }
  expect(french.items).toEqual([{ id: 'all', name: 'Tous' }, low])
})

test('gives the coming Shabbat times', async () => {
  const times = await read(`locationshabbattimes/${JERUSALEM}/he`)
  expect(times).toMatchObject({
    locTitle: 'ירושלים',
    timeZone: 'Asia/Jerusalem',
    israel: true,
    hebrewToday: 'י׳ בכסלו תשפ״ז',
    method: { candles: 40, havdalah: '8.5', elevation: false },
  })
  expect(times.times).toHaveLength(6)
  expect(times.times[0]).toMatchObject({
    day: '2026-11-21',
    shabbat: true,
    parasha: 'ויצא',
    lightings: [{ day: '2026-11-20', when: 'beforeSunset', time: '15:57' }],
    havdalah: { day: '2026-11-21' },
  })
})

test('computes the times of a place without a page', async () => {
  const times = await read('locationshabbattimes/4250542/en')
  expect(times).toMatchObject({ locTitle: 'Springfield' })
  expect(times.times[0].lightings[0].time).toMatch(/^16:\d\d$/)
})

test('gives the regions with their cities', async () => {
  const { regions } = await read('portalshabbatzmanim?language=de')
  expect(regions.map(({ name }: { name: string }) => name)).toEqual(['Israel', 'Nordamerika', 'Europa', 'Ozeanien'])
  expect(regions[0].cities[0]).toMatchObject({
    id: JERUSALEM,
    title: 'Jerusalem',
    url: '/de/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
    times: { day: '2026-11-21' },
  })
})

test('puts the first 4 features in group A', async () => {
  const { groupA, groupB } = await read(`locationfeatures/${JERUSALEM}/he`)
  const titles = (items: { title: string }[]) => items.map(({ title }) => title)
  expect(titles(groupA)).toEqual(['חופשה 1', 'חופשה 2', 'חופשה 3', 'חופשה 4'])
  expect(titles(groupB)).toEqual(['חופשה 5', 'חופשה 6'])
  expect(groupA[0]).toMatchObject({
    locTitle: 'ירושלים',
    url: '/he/נופש_כשר-FT1-חופשה_1.html',
  })
})

test('gives the links that lead somewhere', async () => {
  expect(await read('linksset/popularVacations/he')).toEqual({
    name: 'popularVacations',
    title: 'Popular',
    links: [
      {
        title: 'ירושלים',
        url: encodeURI('/he/נופש_כשר-TL281184-ירושלים-חופשה.html'),
      },
      { title: 'Outside', url: 'https://example.org/' },
    ],
  })
})

const CERTIFIED = {
  status: 'supervised',
  claim: 'certified',
  authority: 'example-board',
  authorityName: 'Example board',
  source: { kind: 'authorityList', name: 'Example board', retrieved: '2026-09-01' },
  confirmedAt: '2026-09-01',
  confirmedBy: 'Editors',
}

test('gives the contacts of a listing', async () => {
  expect(await read('itemcontacts/100/en')).toEqual({
    tnid: 100,
    sample: false,
    title: 'Great Synagogue',
    address: 'Main Street 100',
    town: 'Paris',
    country: 'France',
    coords: [2.342, 48.876],
    phones: ['+33 1 23 45 67 89'],
    email: 'office@example.org',
    directions: 'Metro line 7',
    opening_hours: 'Every day',
    supervision: [
      {
        id: 'example-board',
        name: 'Example board',
        emails: ['board@example.org'],
        phones: [],
        faxs: [],
        webs: [],
        sample: false,
      },
    ],
    kashrut: [CERTIFIED],
  })
  expect(await read('itemkashrut/100/fr')).toEqual({ tnid: 100, kashrut: [CERTIFIED] })
  expect(await read('itemkashrut/1/en')).toEqual({ tnid: 1, kashrut: [] })
})

test('groups what is near by its type', async () => {
  const groups = await read('locnearby/31.77/35.2/en')
  expect(groups).toMatchObject([{ typeId: 228, typeName: 'Kosher restaurants' }])
  // The nearest of 45: three pages.
  expect(groups[0].items).toHaveLength(30)
  expect(groups[0].items[0]).toMatchObject({ tnid: 1, km: 0.1 })
  expect(await read('locnearby/-90/180/he')).toEqual([])
})

test('a walk ends after a kilometre, and a stay asks for the nearest three', async () => {
  const all = await read('locnearby/31.77/35.2/en')
  const [walk] = await read('locnearby/31.77/35.2/en?for=walk')
  expect(walk.typeId).toBe(228)
  expect(Math.max(...walk.items.map(({ km }: { km: number }) => km))).toBeLessThanOrEqual(1)
  expect(walk.hasMore).toBe(false)
  const far = await read('locnearby/31.77/35.2/en?for=walk&km=2')
  const kms = far[0].items.map(({ km }: { km: number }) => km)
  expect([Math.max(...kms) > 1, Math.max(...kms) <= 2]).toEqual([true, true])
  const [stay] = await read('locnearby/31.77/35.2/en?for=stay')
  expect(stay.items).toEqual(all[0].items.slice(0, 3))
  expect(stay.hasMore).toBe(true)
})

test('the standard place is Jerusalem, or the largest city of a zone', async () => {
  const jerusalem = { id: JERUSALEM, text: 'Jerusalem, Israel' }
  expect(await read('defdateloc')).toEqual(jerusalem)
  expect(await read('defdateloc?tz=Mars/Base')).toEqual(jerusalem)
  expect(await read('defdateloc?tz=Europe/Paris&language=he')).toEqual({
    id: PARIS,
    text: 'פריז, צרפת',
  })
})

test('health names the release', async () => {
  const { get } = await testApp()
  const answer = await get('/health')
  expect(answer.json()).toEqual({ release: 1 })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('pages of other sites may read the answers too', async () => {
  const { app } = await testApp()
  const { headers } = await app.inject('/rest/tjt/defdateloc')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  const page = await app.inject('/health')
  expect(page.headers['access-control-allow-origin']).toBeUndefined()
})
