import { expect, test } from 'vitest'
import type { FeatureSearchResults } from '#core/contract/enquiries.ts'
import { ISRAEL, JERUSALEM, PAGELESS, PARIS } from '../../data/test/content.ts'
import { freshApp, testApp } from './helpers.ts'

const url = '/rest/tjt/featuressearchresults'

async function ask(body: unknown, headers: Record<string, string> = {}) {
  const { app } = await testApp()
  return app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function search(body: object, headers?: Record<string, string>) {
  const answer = await ask({ key_word: '', loc_type: 0, ...body }, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as FeatureSearchResults
}

test('finds features by words, without a session or a token, and keeps nothing', async () => {
  const answer = await ask({ key_word: 'vacation 3', loc_type: 0 })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    total: 1,
    page: 1,
    pages: 1,
    features: [
      {
        nid: 3,
        title: 'Vacation 3',
        summary: 'A week away.',
        locTitle: 'Jerusalem',
        image: '/pictures/travel-1-800.webp',
        url: '/Kosher_Tours-FT3-Vacation_3.html',
        sample: false,
      },
    ],
    currencies: [],
    destinations: [{ id: JERUSALEM, name: 'Jerusalem', count: 1 }],
  })
})

test('no words are all features; a page too far is the last', async () => {
  const nids = [1, 2, 3, 4, 5, 6]
  const all = await search({})
  expect(all.features.map(({ nid }) => nid)).toEqual(nids)
  expect(all).toMatchObject({ total: 6, page: 1, pages: 1 })
  expect(await search({ page: 1_000_000 })).toEqual(all)
  expect(await search({ key_word: 'week' })).toEqual(all)
  expect((await search({ key_word: 'nothing of the kind' })).total).toBe(0)
})

test('a category, a highest price and a sort by price are checked', async () => {
  expect((await search({ category: 1, sort: 'price' })).total).toBeGreaterThan(0)
  expect((await search({ category: 99 })).total).toBe(0)
  const odd = [{ category: '1 or 1' }, { category: 0 }, { max_price: { amount: 5, currency: "E'U" } }, { sort: 'name' }]
  for (const part of [...odd, { max_price: { amount: -1, currency: 'EUR' } }, { max_price: 5 }])
    expect((await ask({ key_word: '', loc_type: 0, ...part })).statusCode, JSON.stringify(part)).toBe(400)
})

test('a destination is a city, or a country with its cities', async () => {
  const totals = [JERUSALEM, ISRAEL, PARIS, PAGELESS].map(async (loc_type) => (await search({ loc_type })).total)
  expect(await Promise.all(totals)).toEqual([6, 6, 0, 0])
  const { destinations } = await search({ loc_type: PARIS, language: 'he' })
  expect(destinations).toEqual([
    { id: JERUSALEM, name: 'ירושלים', count: 6 },
    { id: PARIS, name: 'פריז', count: 0 },
  ])
})

test('speaks the language of the body, or else of the caller', async () => {
  const header = { 'accept-language': 'he' }
  const hebrew = {
    title: 'חופשה 1',
    locTitle: 'ירושלים',
    url: '/he/נופש_כשר-FT1-חופשה_1.html',
  }
  expect((await search({ language: 'he' })).features[0]).toMatchObject(hebrew)
  expect((await search({}, header)).features[0]).toMatchObject(hebrew)
  const french = await search({ language: 'fr', key_word: 'חופשה' }, header)
  expect(french.features[0]).toMatchObject({
    title: 'Vacation 1',
    titleLang: 'en',
    locTitle: 'Jérusalem',
  })
})

const fine = { key_word: 'rome', loc_type: 0 }
test.each<[string, unknown]>([
  ['no words', { loc_type: 0 }],
  ['no destination', { key_word: '' }],
  ['a text that is none', { ...fine, key_word: 7 }],
  ['a text too long', { ...fine, key_word: 'x'.repeat(201) }],
  ['two lines', { ...fine, key_word: 'rome\r\nparis' }],
  ['NUL', { ...fine, key_word: 'ro\0me' }],
  ['a lone surrogate', { ...fine, key_word: 'rome\ud800' }],
  ['a destination by its name', { ...fine, loc_type: 'Rome' }],
  ['a negative destination', { ...fine, loc_type: -1 }],
  ['a destination beyond all ids', { ...fine, loc_type: 2 ** 31 }],
  ['page 0', { ...fine, page: 0 }],
  ['half a page', { ...fine, page: 1.5 }],
  ['a page beyond all pages', { ...fine, page: 1_000_001 }],
  ['an unknown language', { ...fine, language: 'xx' }],
  ['an unknown field', { ...fine, limit: 1000 }],
  ['a list', [fine]],
  ['null', null],
])('refuses %s', async (_, body) => {
  const answer = await ask(body)
  expect(answer.statusCode, answer.body).toBe(400)
  expect(answer.json()).toEqual({
    error: 'The request is not valid.',
    code: 'invalidRequest',
  })
})

test('a destination that nobody knows is not there', async () => {
  const answer = await ask({ key_word: '', loc_type: 5 })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    error: 'Could not get Location features',
    code: 'couldNotGetFeatures',
  })
})

test('it is no GET', async () => {
  const { get } = await testApp()
  expect((await get(`${url}?key_word=rome`)).statusCode).toBe(404)
})

test('what is published meanwhile is found', async () => {
  const { app, varDir } = await freshApp()
  const total = async () => {
    const answer = await app.inject({ method: 'POST', url, payload: fine })
    return (answer.json() as FeatureSearchResults).total
  }
  expect(await total()).toBe(0)
  const { openIndex } = await import('#data/index/open.ts')
  const { nameFeatures } = await import('#data/index/feature-words.ts')
  const file = `${varDir}/releases/1/index.sqlite`
  const writer = openIndex(file, { readonly: false })
  writer.run(`update features set body = replace(body, 'Vacation 2', 'A week in Rome') where nid = 2`)
  nameFeatures(writer, [2])
  writer.close()
  expect(await total()).toBe(1)
})
