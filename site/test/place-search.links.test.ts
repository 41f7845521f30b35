import { describe, expect, test } from 'vitest'
import { parsePath } from '#core/domain/routes.ts'
import { fc } from '#core/test/properties.ts'
import { foundHref, typedHref } from '#site/ui/search/place-search.ts'
import { askedOf } from '#core/domain/shell/asked.ts'
import { found, jerusalem } from './network.ts'

const hebrew = found(281184, 'ירושלים', 'ירושלים')
const KINDS = [0, 200, 228] as const

describe('a chosen place leads to', () => {
  test.each([
    ['en', 0, '/Kosher_Tours-TL281184-Jerusalem-Vacations.html'],
    ['en', 200, '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'],
    ['en', 228, '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html'],
    ['he', 0, '/he/נופש_כשר-TL281184-ירושלים-חופשה.html'],
    ['he', 200, '/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html'],
    ['he', 228, '/he/מסעדות_כשרות-TJ281184-ירושלים-מסעדות_כשרות.html'],
    ['fr', 200, '/fr/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'],
  ] as const)('%s %i: %s', (lang, kind, path) => {
    const href = foundHref(lang, kind, lang === 'he' ? hebrew : jerusalem)
    expect(decodeURI(href)).toBe(path)
    expect(href).toBe(encodeURI(path))
  })
})

describe('typed words lead to id 0', () => {
  test.each([
    ['en', 0, 'Tel Aviv', '/Kosher_Tours-TL0-Tel_Aviv-Vacations.html'],
    ['en', 200, ' Tel Aviv ', '/Jewish_Guide-TJ0-Tel_Aviv-Jewish_Guide.html'],
    ['en', 228, 'Tel Aviv', '/Kosher_Restaurants-TJ0-Tel_Aviv-Kosher_Restaurants.html'],
    ['he', 0, 'תל אביב', '/he/נופש_כשר-TL0-תל_אביב-חופשה.html'],
    ['he', 200, 'תל אביב', '/he/מדריך_יהודי-TJ0-תל_אביב-מדריך_יהודי.html'],
    ['he', 228, 'תל אביב', '/he/מסעדות_כשרות-TJ0-תל_אביב-מסעדות_כשרות.html'],
  ] as const)('%s %i %s', (lang, kind, typed, path) => {
    expect(decodeURI(typedHref(lang, kind, typed))).toBe(path)
  })

  test.each([
    ['accents', 'Kraków', 'Jewish_Guide-TJ0-Krakow-Jewish_Guide.html'],
    ['a hyphen', 'Tel-Aviv', 'Jewish_Guide-TJ0-Tel-Aviv-Jewish_Guide.html'],
    ['only punctuation', '?!…', 'Jewish_Guide-TJ0--Jewish_Guide.html'],
    ['a lone surrogate', 'Rome\ud800', 'Jewish_Guide-TJ0-Rome-Jewish_Guide.html'],
  ])('%s: the slug says it all', (_, typed, path) => {
    expect(typedHref('en', 200, typed)).toBe(`/${path}`)
  })

  test.each([
    ['Cyrillic', 'Москва', 'Москва'],
    ['a slash', 'Ajaccio/Corse', 'Ajaccio/Corse'],
    ['Cyrillic and a lone surrogate', 'Москва\udfff', 'Москва\ufffd'],
    ['more than a slug holds', 'a'.repeat(100), 'a'.repeat(100)],
  ])('%s stands behind it in full', (_, typed, text) => {
    const url = new URL(typedHref('en', 228, typed), 'https://example.test')
    expect(url.pathname).toMatch(/^\/Kosher_Restaurants-TJ0-.*\.html$/)
    expect(url.searchParams.get('q')).toBe(text)
  })
})

/** Letters of several scripts, what has a meaning in an address, halves of a sign. */
const SIGNS = [
  'a',
  'Z',
  '7',
  'é',
  'ß',
  'ש',
  'Ж',
  '日',
  '😀',
  ' ',
  '\t',
  '\0',
  '/',
  '?',
  '#',
  '%',
  '&',
  '=',
  '.',
  '-',
  '_',
  '"',
  '<',
  '-p2.html',
  '\ud800',
  '\udc00',
  '\u0301',
  '\u05b8',
  '\u202e',
]
const sign = fc.constantFrom(...SIGNS)

test('whatever is typed leads to a page that knows what was meant', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: sign, maxLength: 120 }),
      fc.constantFrom('en', 'he', 'ru'),
      fc.constantFrom(...KINDS),
      (typed, lang, kind) => {
        const href = typedHref(lang, kind, typed)
        const { pathname, search } = new URL(href, 'https://example.test')
        const asked = askedOf(pathname, search)
        return parsePath(decodeURIComponent(pathname))?.lang === lang && asked?.kind === 'words' && asked.look === kind
      },
    ),
  )
})
