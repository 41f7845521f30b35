import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { pathOf, type Route } from '#core/domain/routes.ts'
import {
  entriesOf,
  filesIn,
  filesOf,
  filterLists,
  linksOf,
  mapFiles,
  ownPath,
  partOf,
  yearSheet,
} from '#site/features/offline/parts.ts'

const BASE = 'https://example.org/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'
const ID = 281184
const slug = 'Jerusalem'

const PERSONAL = [
  'login',
  'account',
  'favourites',
  'newsletter',
  'addPlace',
  'listingEdit',
  'listingOptions',
  'desk',
  'deskHelp',
] as const

/** Loads nothing of it. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

describe.each(LANGS)('the pages of a city in %s', (lang) => {
  const city = { id: ID, lang }
  const part = (route: Route) => partOf(pathOf(lang, route), city)

  test('are its guide and lists, and the places and offers in them', () => {
    expect(part({ kind: 'place', id: ID, slug })).toBe('list')
    expect(part({ kind: 'travel', id: ID, slug })).toBe('list')
    expect(part({ kind: 'results', id: ID, slug, dtype: 228, page: 3 })).toBe('list')
    expect(part({ kind: 'listing', tnid: 7, dtype: 231, slug })).toBe('item')
    expect(part({ kind: 'feature', nid: 8, slug })).toBe('item')
  })

  test('are none of other cities or languages', () => {
    expect(part({ kind: 'place', id: 1, slug })).toBeUndefined()
    expect(part({ kind: 'results', id: 1, slug, dtype: 228, page: 1 })).toBeUndefined()
    const other = lang === 'he' ? 'en' : 'he'
    expect(partOf(pathOf(other, { kind: 'place', id: ID, slug }), city)).toBeUndefined()
  })

  test('are none of accounts and forms, and no answers of the API', () => {
    for (const kind of PERSONAL) expect(part({ kind }), kind).toBeUndefined()
    for (const path of ['/rest/tjt/session', '/rest/tjt/mysavedids/3', '/rest/tjt/accountexport'])
      expect(partOf(path, city), path).toBeUndefined()
  })
})

test('links are the paths of this site, each once and readable', () => {
  const page = parse(`
    <a href="/he/%D7%90-DI7-x.html?samples=with#reviews">1</a>
    <a href="/he/%D7%90-DI7-x.html">2</a>
    <a href="https://elsewhere.test/a.html">3</a>
    <a href="mailto:a@b.test">4</a>`)
  expect(linksOf(page, BASE)).toEqual(['/he/א-DI7-x.html'])
  expect(ownPath('https://[', BASE)).toBeUndefined()
  expect(ownPath('/%E0%A4%A', BASE)).toBeUndefined()
})

test('files of a page are its styles, its scripts and pictures in their middle width', () => {
  const page = parse(`
    <link rel="stylesheet" href="/_astro/a.12345678.css">
    <link rel="alternate" href="/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.atom">
    <script data-src="/_astro/page.12345678.js"></script>
    <astro-island component-url="/_astro/b.12345678.js" renderer-url="/_astro/client.12345678.js"></astro-island>
    <img src="/pictures/hotel-3-800.webp" srcset="/pictures/hotel-3-400.webp 400w">
    <img src="/pictures/place-281184-abc.svg#k228">
    <img src="https://elsewhere.test/_astro/c.js">
    <iframe src="/rest/tjt/session"></iframe>`)
  expect(filesOf(page, BASE).toSorted()).toEqual([
    '/_astro/a.12345678.css',
    '/_astro/b.12345678.js',
    '/_astro/client.12345678.js',
    '/_astro/page.12345678.js',
    '/pictures/hotel-3-800.webp',
    '/pictures/place-281184-abc.svg',
  ])
})

test('files of a script and a style sheet leave out messages of other languages', () => {
  const script =
    'import{a}from"./b.AbCd1234.js";f(()=>import("./_messages_en_places.AbCd1234.js"),["_astro/c.AbCd1234.js"]);' +
    'import("./_messages_he_places.AbCd1234.js");g(`/_astro/d.sheet.AbCd1234.css`)'
  expect(filesIn(script, 'en').toSorted()).toEqual([
    '/_astro/_messages_en_places.AbCd1234.js',
    '/_astro/b.AbCd1234.js',
    '/_astro/c.AbCd1234.js',
    '/_astro/d.sheet.AbCd1234.css',
  ])
  expect(filesIn('src:url(/_astro/font.AbCd1234.woff2)', 'en')).toEqual(['/_astro/font.AbCd1234.woff2'])
})

test('the API answers the times of the year, and what lists and maps show', () => {
  const city = { id: ID, lang: 'fr' } as const
  expect(yearSheet(city)).toBe('/rest/tjt/locationyear/281184/fr')
  expect(entriesOf(city, 228)).toBe('/rest/tjt/entries/228/281184/fr')
  expect(filterLists(228, 'fr')).toContain('/rest/tjt/cuisine?language=fr')
  const files = mapFiles([[35.2163, 31.769]], 'fr')
  expect(files).toEqual(expect.arrayContaining(['/map/world.json', '/map/14-8.json', '/map/quarters-14-8.json']))
  expect(files).toContain('/rest/tjt/mapplaces/31.640625/35.15625/32.34375/35.859375/fr')
  expect(mapFiles([], 'fr')).toEqual([])
})
