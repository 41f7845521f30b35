import { expect, test } from 'vitest'
import { isErrorCode } from '#core/terms/errors.ts'
import { fc } from '#core/test/properties.ts'
import { JERUSALEM } from '../../data/test/content.ts'
import { testApp } from './helpers.ts'

const rest = (path: string) => `/rest/tjt/${path}`

test.each([
  ['an id that is a word', 'entries/228/x/en'],
  ['a negative id', 'locationfeatures/-1/en'],
  ['id 0', 'locationdiritemsstat/0/en'],
  ['a huge id', 'itemcontacts/99999999999999999999/en'],
  ['an entry of no id', 'entry/0/en'],
  ['a broken id', 'itemcontacts/1.5/en'],
  ['an unknown type', `entries/229/${JERUSALEM}/en`],
  ['an unknown language', `locdirectoryitems/${JERUSALEM}/xx`],
  ['an unknown language in the query', 'locac/paris?language=xx'],
  ['two languages', 'pricerange?language=en&language=he'],
  ['a latitude beyond the pole', 'locnearby/91/0/en'],
  ['a longitude beyond the date line', 'locnearby/0/-181/en'],
  ['a position that is none', 'locnearby/NaN/Infinity/en'],
  ['NUL', 'locac/par%00is'],
  ['NUL in a name', 'linksset/a%00/en'],
  ['a lone surrogate', 'locac/%ED%A0%80abc'],
  ['percent garbage', 'locac/%E0%A4%A'],
  ['a text too long', `locac/${'x'.repeat(10_000)}`],
  ['a time zone too long', `defdateloc?tz=${'x'.repeat(100)}`],
])('refuses %s', async (_, path) => {
  const { get } = await testApp()
  const answer = await get(rest(path))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    error: 'The request is not valid.',
    code: 'invalidRequest',
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test.each([
  ['entries/228/5/en', 'couldNotGetEntries', 'Could not get entries'],
  ['entry/555/en', 'couldNotGetEntries', 'Could not get entries'],
  ['locationdiritemsstat/5/en', 'couldNotGetStatistics', 'Could not get Location Statistics'],
  ['alternatives/228/5/en', 'couldNotGetEntries', 'Could not get entries'],
  ['locationshabbattimes/5/en', 'couldNotGetShabbatTimes', 'Could not get Location Shabbat Times'],
  ['locationshabbattimes/294640/en', 'couldNotGetShabbatTimes', 'Could not get Location Shabbat Times'],
  ['locationfeatures/5/en', 'couldNotGetFeatures', 'Could not get Location features'],
  ['linksset/none/en', 'couldNotGetLinks', 'Could not get links'],
  ['itemcontacts/555/en', 'couldNotGetContacts', 'Could not get contacts'],
  ['nothing', 'notFound', 'Not found.'],
])('%s is not there', async (path, code, error) => {
  const { get } = await testApp()
  const answer = await get(rest(path))
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error, code })
})

test('an error speaks the language of the caller', async () => {
  const { get } = await testApp()
  const inLanguage = async (language: string) => {
    const header = { 'accept-language': language }
    const answer = await get(rest('linksset/none/en'), header)
    expect(answer.headers.vary).toContain('accept-language')
    return answer.json().error
  }
  expect(await inLanguage('de-AT,de;q=0.9,en;q=0.8')).toBe('Die Links konnten nicht geladen werden')
  expect(await inLanguage('iw')).toBe('לא ניתן לקבל את הקישורים')
  expect(await inLanguage('ja')).toBe('Could not get links')
  expect(await inLanguage('he;q=0, ru;q=0.001')).toBe('Не удалось получить ссылки')
})

test('a body of 10 MB is not taken', async () => {
  const { app } = await testApp()
  const post = (url: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: rest(url),
      payload,
      headers: { 'content-type': 'application/json' },
    })
  const large = `"${'x'.repeat(10_000_000)}"`
  const accepted = await post('featuressearchresults', large)
  expect([accepted.statusCode, accepted.json().code]).toEqual([413, 'tooLarge'])
  // What is not there reads no body, whatever its size.
  for (const payload of [large, '{}']) {
    const answer = await post('locac/paris', payload)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound'])
  }
})

test('no input makes an error of ours', async () => {
  const { app } = await testApp()
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }).map(encodeSafely),
    fc.string({ maxLength: 60 }),
    fc.constantFrom('%', '%00', '..', '%2e%2e', '%2F', '', '0', '-1', '281184'),
    fc.constantFrom('en', 'he', 'xx', '200', '228', '1e3', 'NaN', '90', "'"),
  )
  const name = fc.constantFrom(
    'locac', 'loccityac', 'entries', 'pricerange', 'locationdiritemsstat',
    'locdirectoryitems', 'locationshabbattimes', 'locationfeatures', 'linksset',
    'itemcontacts', 'locnearby', 'defdateloc', 'portalshabbatzmanim', 'docs',
  ) // prettier-ignore
  const url = fc
    .tuple(
      fc.oneof(name.map(rest), fc.constantFrom('/he', '', '/_astro', '/health')),
      fc.array(odd, { maxLength: 4 }),
      fc.option(odd, { nil: undefined }),
    )
    .map(([start, parts, query]) => {
      const path = [start, ...parts].join('/').replace(/[?#\s]/g, '') || '/'
      return query === undefined ? path : `${path}?language=${query}&tz=${query}`
    })
  await fc.assert(
    fc.asyncProperty(url, async (path) => {
      const answer = await app.inject({
        method: 'GET',
        url: asOnTheWire(path),
      })
      expect(answer.statusCode, path).toBeLessThan(500)
      const isJson = String(answer.headers['content-type']).includes('json')
      if (isJson && answer.statusCode >= 400) {
        expect(isErrorCode(answer.json().code), answer.body).toBe(true)
      }
    }),
    { numRuns: 1500 },
  )
})

function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Node refuses control characters and non-Latin-1 before our code sees them. */
function asOnTheWire(url: string): string {
  return url.replace(/^\/[/\\]+/, '/')
}
