import { describe, expect, test } from 'vitest'
import { rewriteOf } from '#core/domain/rewrites.ts'
import { parseVacationsQuery, asOneLine, vacationsHref, type VacationsQuery } from '#core/domain/vacations-url.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { fc } from '#core/test/properties.ts'

const queryFor = (text: string, destination = 0, page = 1): VacationsQuery => ({
  text,
  destination,
  page,
})

describe('the address', () => {
  test.each([
    ['a word', queryFor('rome'), '/kosher_vacations_search?rome'],
    ['words', queryFor(' Full  board '), '/kosher_vacations_search?Full%20board'],
    ['signs of addresses', queryFor('a&b=c+d%e#f?'), '/kosher_vacations_search?a%26b%3Dc%2Bd%25e%23f%3F'],
    ['all parts', queryFor('rome', 281184, 3), '/kosher_vacations_search?rome&destination=281184&page=3'],
    [
      'a month',
      { ...queryFor('rome', 281184), month: '2027-04' },
      '/kosher_vacations_search?rome&destination=281184&month=2027-04',
    ],
    ['a sort', { ...queryFor('rome'), sort: 'date' as const }, '/kosher_vacations_search?rome&sort=date'],
    [
      'a kind and a highest price',
      { ...queryFor(''), category: 800001, maxPrice: { amount: 1000, currency: 'EUR' }, sort: 'price' as const },
      '/kosher_vacations_search?category=800001&price=EUR1000&sort=price',
    ],
    ['a destination alone', queryFor('', 281184), '/kosher_vacations_search?destination=281184'],
    ['everything', queryFor(''), '/kosher_vacations_search?page=1'],
  ])('of %s', (_, what, href) => {
    expect(vacationsHref('en', what)).toBe(href)
  })

  test('lies below its language, and is a rewrite', () => {
    expect(vacationsHref('he', queryFor('רומא'))).toBe(`/he/kosher_vacations_search?${encodeURIComponent('רומא')}`)
    for (const lang of LANGS) {
      const [path = ''] = vacationsHref(lang, queryFor('x')).split('?')
      expect(rewriteOf(path)).toMatchObject({ lang, name: 'vacations' })
    }
  })
})

describe('read back', () => {
  test.each([
    ['nothing', '', undefined],
    ['an empty query', '?', undefined],
    ['only separators', '?&&=&', queryFor('=')],
    ['only blanks', '?+%20', undefined],
    ['only where somebody came from', '?utm_source=x&fbclid=y', undefined],
    ['a word', '?rome', queryFor('rome')],
    ['a sort', '?rome&sort=date', { ...queryFor('rome'), sort: 'date' }],
    ['another sort', '?rome&sort=name', queryFor('rome')],
    ['a kind', '?category=800001&month=', { ...queryFor(''), category: 800001 }],
    ['no kind', '?rome&category=0', queryFor('rome')],
    ['a highest price', '?price=EUR1000', { ...queryFor(''), maxPrice: { amount: 1000, currency: 'EUR' } }],
    ['no price', '?rome&price=cheap', queryFor('rome')],
    ['the lowest price first', '?rome&sort=price', { ...queryFor('rome'), sort: 'price' }],
    ['Hebrew', `?${encodeURIComponent('רומא העתיקה')}`, queryFor('רומא העתיקה')],
    ['Hebrew that is not encoded', '?רומא', queryFor('רומא')],
    ['a plus for a blank', '?full+board', queryFor('full board')],
    ['an encoded plus', '?a%2Bb', queryFor('a+b')],
    ['broken encoding', '?100%&page=2', queryFor('100%', 0, 2)],
    ['broken UTF-8', '?%E0%A4%A', queryFor('\ufffd%A')],
    ['an ampersand that is not encoded', '?bed&breakfast', queryFor('bed&breakfast')],
    ['an equals sign that is not encoded', '?a=b', queryFor('a=b')],
    ['text and state', '?rome&destination=281184&page=3', queryFor('rome', 281184, 3)],
    ['state in another order', '?page=3&rome&destination=281184', queryFor('rome', 281184, 3)],
    ['a month', '?month=2027-04&rome', { ...queryFor('rome'), month: '2027-04' }],
    ['a month that is none', '?rome&month=2027-13', queryFor('rome')],
    ['any month, by the form', '?q=rome&destination=0&month=', queryFor('rome')],
    ['a tracker behind the text', '?rome&utm_source=mail', queryFor('rome')],
    ['the form without a script', '?q=full+board&destination=5', queryFor('full board', 5)],
    ['the form without a word', '?q=&destination=0', queryFor('')],
    ['a text that looks like state', '?page%3D2', queryFor('page=2')],
    ['state that is none', '?rome&destination=-1&page=0', queryFor('rome')],
    ['too great a destination', '?rome&destination=9999999999', queryFor('rome')],
    ['a page too great', '?rome&page=10000000', queryFor('rome')],
    ['page 1 of everything', '?page=1', queryFor('')],
    ['lines', '?a%0D%0Ab%00c', queryFor('a b c')],
    ['a very long text', `?${'x'.repeat(5000)}`, queryFor('x'.repeat(200))],
  ])('%s', (_, query, what) => {
    expect(parseVacationsQuery(query)).toEqual(what)
  })

  test('the address says what is requested', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('q=1', 'page=2', '&', '=', '+', '%', '%00', '?', '#', 'רומא & פריז', 'utm_source=x', '\ud800'),
    )
    const id = fc.integer({ min: 0, max: 2147483647 })
    const page = fc.integer({ min: 1, max: 999_999 })
    fc.assert(
      fc.property(text, id, page, (typed, destination, number) => {
        const href = vacationsHref('en', queryFor(typed, destination, number))
        const { search } = new URL(href, 'https://example.test')
        expect(parseVacationsQuery(search)).toEqual(queryFor(asOneLine(typed), destination, number))
      }),
      { numRuns: 1000 },
    )
  })

  test('what the hotel must have comes as one value, or as a form sends it without a script', () => {
    const forShabbat = ['shabbat-lift', 'sukkah'] as const
    expect(vacationsHref('en', { ...queryFor('', 0, 1), forShabbat })).toMatch(/\?forshabbat=shabbat-lift,sukkah$/)
    for (const query of [
      '?forshabbat=sukkah,shabbat-lift',
      '?q=&forshabbat=shabbat-lift&forshabbat=sukkah&forshabbat=x',
    ])
      expect(parseVacationsQuery(query)).toEqual({ ...queryFor('', 0, 1), forShabbat })
  })

  test('no query makes an error, nor a text that the call refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        const { text = '' } = parseVacationsQuery(query) ?? {}
        expect(text.length).toBeLessThanOrEqual(200)
        expect(text.isWellFormed()).toBe(true)
        expect(text).not.toMatch(/[\u0000-\u001f\u007f]/) // eslint-disable-line no-control-regex
      }),
    )
  })
})
