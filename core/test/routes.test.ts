import { expect, test } from 'vitest'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { REWRITES, rewriteOf } from '#core/domain/rewrites.ts'
import { fileOf, hebrewAtRoot, hrefOf, langOfPath, parsePath, pathOf, slugIn, type Route } from '#core/domain/routes.ts'
import { slugOf } from '#core/domain/slug.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { KOSHER } from '#core/test/kosher.ts'
import { fc } from '#core/test/properties.ts'

const id = fc.integer({ min: 0, max: 2147483647 })
const lang = fc.constantFrom(...LANGS)
const dtype = fc.constantFrom(...DIRECTORY_TYPES)
/** Names as people write them, Hebrew among them. */
const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: fc.constantFrom('א', 'ת', ' ', '-', 'a', 'É', '1', '_') }),
)
const slug = name.map(slugOf)
const route: fc.Arbitrary<Exclude<Route, { kind: 'home' }>> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('place' as const, 'travel' as const),
    id,
    slug,
  }),
  fc.record({
    kind: fc.constant('results' as const),
    id,
    slug,
    dtype,
    page: fc.integer({ min: 1, max: 999_999 }),
  }),
  fc.record({ kind: fc.constant('listing' as const), tnid: id, dtype, slug }),
  fc.record({ kind: fc.constant('feature' as const), nid: id, slug }),
)

test('a path is read back as what it was made from', () => {
  fc.assert(
    fc.property(lang, route, (code, value) => {
      const parsed = parsePath(pathOf(code, value))
      expect(value).toMatchObject(omit(parsed, 'lang'))
      expect(parsed?.lang).toBe(code)
    }),
  )
})

function omit(value: object | undefined, key: string): object {
  const { [key]: _, ...rest } = { ...value } as Record<string, unknown>
  return rest
}

test.each([232, 237] as const)('no path of type %s says kosher', (type) => {
  for (const code of LANGS) {
    const path = pathOf(code, { kind: 'listing', tnid: 1, dtype: type, slug: 'x' })
    expect(path).not.toMatch(KOSHER)
  }
})

test('no text breaks the reading of paths', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      parsePath(`/${text}`)
      hebrewAtRoot(`/${text}`)
      rewriteOf(`/${text}`)
      expect(LANGS).toContain(langOfPath(`/${text}`))
    }),
  )
})

test('a slug holds only letters, digits, underscores and hyphens', () => {
  fc.assert(
    fc.property(name, (text) => {
      expect(slugOf(text)).toMatch(/^(?![_-])[A-Za-z0-9_\u05d0-\u05ea-]*(?<![_-])$/)
    }),
  )
})

test('the shapes of the specification', () => {
  const place = { id: 281184, slug: 'ירושלים' }
  expect(pathOf('he', { kind: 'travel', ...place })).toBe('/he/נופש_כשר-TL281184-ירושלים-חופשה.html')
  const english = { id: 281184, slug: 'Jerusalem' }
  expect(pathOf('en', { kind: 'travel', ...english })).toBe('/Kosher_Tours-TL281184-Jerusalem-Vacations.html')
  expect(pathOf('fr', { kind: 'place', ...english })).toBe('/fr/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html')
  expect(hrefOf('he', { kind: 'notFound' })).toBe('/he/404.html')
  expect(fileOf('/he/')).toBe('he/index.html')
  expect(fileOf('/a.html')).toBe('a.html')
  expect(slugIn('ru', { en: 'Nice', ru: 'Ницца' }, 1)).toBe('Nice')
  // Of a name in two parts the hyphen alone would be left.
  const [telAviv, ru] = ['Tel Aviv', 'Тель-Авив']
  expect(slugIn('ru', { en: telAviv, ru }, 1)).toBe('Tel_Aviv')
})

test('Hebrew shapes at the root live below /he', () => {
  fc.assert(
    fc.property(route, (value) => {
      const path = pathOf('he', value)
      expect(hebrewAtRoot(path.slice('/he'.length))).toBe(path)
      expect(hebrewAtRoot(path)).toBeUndefined()
    }),
  )
  expect(hebrewAtRoot('/שלום.html')).toBeUndefined()
})

test('every place, travel and results path falls under a rewrite', () => {
  fc.assert(
    fc.property(lang, route, (code, value) => {
      const rewrite = rewriteOf(pathOf(code, value))
      if (value.kind === 'listing' || value.kind === 'feature') {
        expect(rewrite).toBeUndefined()
      } else {
        expect(rewrite).toMatchObject({ lang: code, name: value.kind })
      }
    }),
  )
})

test.each([
  ['/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html', 'en', 'nearPoint'],
  ['/he/Kosher_NearBy--33,18.4-.html', 'he', 'nearPoint'],
  ['/kosher_search-nearby-TJ0-Some_place.html', 'en', 'nearPlace'],
  ['/de/kosher_search-nearby-TJ281184-x.html', 'de', 'nearPlace'],
  ['/kosher_vacations_search', 'en', 'vacations'],
  ['/he/kosher_vacations_search', 'he', 'vacations'],
])('%s is a rewrite', (path, code, known) => {
  expect(rewriteOf(path)).toMatchObject({ lang: code, name: known })
})

test.each([
  '/Kosher_NearBy-north,east-x.html',
  '/Kosher_NearBy-1,2-x/y.html',
  '/xx/kosher_search-nearby-TJ0-x.html',
  '/kosher_search-nearby-TL0-x.html',
  '/kosher_vacations_search.html',
  '/kosher_vacations_search/',
  '/xx/kosher_vacations_search',
  '/Jewish_Guide-TJ-x-Jewish_Guide.html',
  '/he/Jewish_Guide-TJ0-x-Jewish_Guide.html',
])('%s is none', (path) => {
  expect(rewriteOf(path)).toBeUndefined()
})

test('each language has its own shell, and its own search for vacations', () => {
  const pages = (vacations: boolean) => REWRITES.filter(({ name }) => (name === 'vacations') === vacations)
  for (const found of [pages(true), pages(false)]) expect(new Set(found.map(({ to }) => to)).size).toBe(LANGS.length)
})
