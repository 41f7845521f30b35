import { describe, expect, test } from 'vitest'
import { placeTiles } from '#site/ui/cards/place-tiles.html.ts'
import { crumbTrail, pageCrumbs, placeCrumbs } from '#site/ui/head/crumbs.html.ts'
import { featureHref, listingHref, pageHref, placeHref, resultsHref, travelHref } from '#core/domain/links.ts'
import { contacts } from '#site/features/listing/contacts.html.ts'
import { cityList } from '#site/features/place/cities.html.ts'
import { cityFacts } from '#site/features/place/about.html.ts'
import { hamlet, israel, jerusalem, listingInput, page, read } from './samples.ts'

const hrefs = (root: HTMLElement) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

const GUIDE = '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'
const ISRAEL = '/Jewish_Guide-TJ294640-Israel-Jewish_Guide.html'

describe('addresses', () => {
  test.each([
    [placeHref('en', jerusalem), GUIDE],
    [placeHref('he', jerusalem), '/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html'],
    [travelHref('en', jerusalem), '/Kosher_Tours-TL281184-Jerusalem-Vacations.html'],
    [resultsHref('en', jerusalem, 231), '/Synagogues-TJ281184-Jerusalem-Synagogues.html'],
    [resultsHref('en', jerusalem, 231, 2), '/Synagogues-TJ281184-Jerusalem-Synagogues-p2.html'],
    [listingHref('en', { tnid: 7, dtype: 230, title: { en: 'Sea Inn' } }), '/Kosher_Hotels-DI7-Sea_Inn.html'],
    [featureHref('en', { nid: 3, title: { en: 'A week' } }), '/Kosher_Tours-FT3-A_week.html'],
    [pageHref('he', 'shabbatTimes'), '/he/זמני_שבת.html'],
  ])('%s', (href, path) => {
    expect(href).toBe(path)
  })

  test('a name without a slug falls back to English, else to the id', () => {
    expect(placeHref('ru', jerusalem)).toBe(`/ru${GUIDE}`)
    expect(placeHref('en', { id: 9, names: { en: 'Москва' } })).toBe('/Jewish_Guide-TJ9-9-Jewish_Guide.html')
  })

  test('follow a place that was renamed', () => {
    const renamed = { id: jerusalem.id, names: { en: 'Zion' } }
    expect(placeHref('en', jerusalem)).toContain('Jerusalem')
    expect(placeHref('en', renamed)).toContain('Zion')
  })
})

describe('a place without a page has no link', () => {
  const tile = (place: typeof hamlet) => read(placeTiles('en', [{ place }]))

  test('among the popular ones', () => {
    expect(hrefs(tile(jerusalem))).toEqual([GUIDE])
    const bare = tile(hamlet)
    expect(hrefs(bare)).toEqual([])
    expect(bare.querySelector('.tile-name')?.textContent).toBe('Hamlet')
  })

  test('among the cities of a country', () => {
    const cities = [jerusalem, hamlet].map((place) => ({
      place,
      total: 0,
      stats: [],
      x: 0,
      y: 0,
    }))
    const section = cityList('en', {
      kind: 'country',
      place: { ...jerusalem, ...israel },
      drawing: { key: 'place-2-0a1b2c3d', shows: 'coast' },
      total: 0,
      stats: [],
      foodTowns: 0,
      towns: 2,
      cities,
      linkSets: [],
      sections: [],
    })
    const root = read(section!)
    expect(hrefs(root)).toEqual([GUIDE])
    const items = [...root.querySelectorAll('li')]
    expect(items.map(({ textContent }) => textContent.trim())).toEqual(['Hamlet', 'Jerusalem'])
  })

  test.each([
    [true, [ISRAEL]],
    [false, []],
  ])('as a country among the facts: page %s', (hasPage, links) => {
    const parent = { ...israel, hasPage }
    const root = read(cityFacts('en', { ...jerusalem, parent }))
    expect(hrefs(root)).toEqual(links)
    expect(root.textContent).toContain('Israel')
  })

  test('on the way from home', () => {
    const parent = { ...israel, hasPage: false }
    const crumbs = placeCrumbs('en', { ...jerusalem, parent }, [{ name: 'Hotels' }])
    expect(crumbs).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Israel' },
      { name: 'Jerusalem', href: GUIDE },
      { name: 'Hotels' },
    ])
  })
})

describe('the way from home', () => {
  test('ends at the page itself, which is marked', () => {
    const root = read(crumbTrail('en', placeCrumbs('en', jerusalem)))
    expect(hrefs(root)).toEqual(['/', ISRAEL])
    const [last] = root.querySelectorAll('[aria-current=page]')
    expect(last?.textContent).toBe('Jerusalem')
  })

  test('is short for a page that stands by itself', () => {
    expect(pageCrumbs('he', 'נגישות')).toEqual([{ name: 'דף הבית', href: '/he/' }, { name: 'נגישות' }])
  })
})

describe('the contacts of a listing', () => {
  const fields = {
    phones: ['+33 (0)1 23'],
    email: 'office@example.org',
    website: 'https://www.example.org/',
  }
  const draw = (sample: boolean) => {
    const input = listingInput({ ...fields, sample })
    return read(contacts({ ...page('he'), kind: 'listing', input }))
  }

  test('lead to phone, mail and site, written left to right', () => {
    const root = draw(false)
    expect(hrefs(root)).toEqual([
      'tel:+33123',
      'mailto:office@example.org',
      'https://www.example.org/',
      // Without a script the form for a message is a mail.
      'mailto:office@example.org',
    ])
    const shown = [...root.querySelectorAll('bdi[dir=ltr]')]
    expect(shown.map(({ textContent }) => textContent)).toEqual(['+33 (0)1 23', 'office@example.org', 'example.org'])
  })

  test('of a sample are shown and lead nowhere', () => {
    const root = draw(true)
    expect([...root.querySelectorAll('a')]).toEqual([])
    expect(root.textContent).toContain('office@example.org')
  })
})
