import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { FeatureCard, HomeInput } from '#data/index/inputs.ts'
import { featureRow } from '#site/ui/carousel/feature-row.html.ts'
import { topOffers } from '#site/features/home/top-offers.html.ts'
import { countryNumbersText, countTexts, numbersText } from '#site/ui/blocks/numbers.page.ts'
import { moreSearches } from '#site/features/home/more-searches.html.ts'
import { html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { offersSection } from '#site/features/place/offers.html.ts'
import { hero } from '#site/features/gallery/hero.html.ts'
import { israel, jerusalem, read } from './samples.ts'

const offer = (nid: number): FeatureCard => ({
  nid,
  title: { en: `Week ${nid}` },
  summary: { en: 'Full board.' },
  place: jerusalem,
  picture: `travel-${nid}`,
  sample: true,
})
const offers = (count: number) => Array.from({ length: count }, (_, at) => offer(at + 1))

const category = {
  id: 21,
  title: { en: 'Cruises', he: 'הפלגות' },
  description: { en: 'On the water.' },
  picture: 'travel-6',
  count: 5,
  sample: true,
}

const home = (fields: Partial<HomeInput> = {}): HomeInput => ({
  stats: [],
  towns: 1,
  countries: [],
  popular: [jerusalem, israel].map((place) => ({ place, picture: `place-${place.id}`, stats: [] })),
  times: {} as HomeInput['times'],
  timesPlace: jerusalem,
  features: [],
  carousels: [],
  categories: [],
  hasOffers: true,
  foodInIsrael: 0,
  notices: [],
  linkSets: [],
  ...fields,
})

describe('a row of offers', () => {
  const draw = (count: number) => read(featureRow('en', offers(count), { id: 'row', title: 'A row' }))

  test('is named by its heading, and its script finds what it moves', () => {
    const root = draw(5)
    const box = root.querySelector('[data-gallery=row]')!
    const name = box.getAttribute('aria-labelledby')!
    expect(root.querySelector(`#${name}`)?.textContent).toBe('A row')
    expect(box.querySelectorAll('[data-glide-el=track].strip > ul > li')).toHaveLength(5)
    const turns = [...box.querySelectorAll('[data-turn]')]
    expect(turns.map((turn) => turn.getAttribute('data-turn'))).toEqual(['-1', '1'])
    expect(turns[0]!.getAttribute('aria-disabled')).toBe('true')
    const said = box.querySelector('[role=status]')!.getAttribute('data-words')
    expect(said).toBe('Offers {{from}} to {{to}} of 5')
  })

  test('of one has nothing to turn', () => {
    const root = draw(1)
    expect(root.querySelectorAll('button:not([data-save]), [data-gallery]')).toHaveLength(0)
    expect(root.querySelectorAll('li')).toHaveLength(1)
  })
})

describe('the offers of a place', () => {
  const draw = (a: number, b: number) =>
    offersSection('en', { place: jerusalem, features: { a: offers(a), b: offers(a + b).slice(a) } })

  test('stand in one row, and in none without any', () => {
    const root = read(draw(4, 3)!)
    expect(root.querySelectorAll('section')).toHaveLength(1)
    expect(root.querySelectorAll('#offers li.card')).toHaveLength(7)
    expect(draw(0, 0)).toBeUndefined()
  })
})

describe('the top offers', () => {
  test('are a strip and thumbnails that lead into it', () => {
    const input = home({ features: offers(6), categories: [category] })
    const root = read(topOffers('he', input)!)
    const slides = [...root.querySelectorAll('.gallery-main > ul > li')]
    const thumbs = [...root.querySelectorAll('.gallery-thumbs a')]
    expect(thumbs.map((thumb) => thumb.getAttribute('href'))).toEqual(slides.map(({ id }) => `#${id}`))
    expect(root.querySelector('.chip-row a')?.textContent).toBe('הפלגות5')
    expect(root.querySelector('h2')?.textContent).toBe(MESSAGES.he.places.homeRows.offers.title)
  })

  test('are left out where there are none', () => {
    expect(topOffers('en', home())).toBeUndefined()
  })
})

describe.each(LANGS)('the pictures of the hero in %s', (lang) => {
  test('lead to a city, the times, the vacations and a kind of them', () => {
    const row = { category, features: offers(4) }
    const root = read(hero(lang, home({ carousels: [row] })))
    const slides = [...root.querySelectorAll('.hero-slide')]
    const links = slides.map((slide) => slide.querySelector('a')!)
    expect(new Set(links.map(({ href }) => href)).size).toBe(4)
    // The times beside it are Jerusalem's.
    expect(slides[0]!.querySelector('img')!.getAttribute('src')).toContain(`place-${israel.id}`)
    const names = slides.map((slide) => slide.getAttribute('aria-label'))
    expect(new Set(names).size).toBe(4)
    for (const name of names) expect(name).not.toMatch(/\{\{/)
    const dots = [...root.querySelectorAll('[data-at]')]
    dots.forEach((dot, at) => {
      const title = links[at]!.querySelector('.hero-title')!.textContent
      expect(dot.getAttribute('aria-label')).toContain(title)
    })
    // The first is seen first, the others come when they are due.
    const images = slides.map((slide) => slide.querySelector('img')!)
    expect(images.map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy', 'lazy'])
  })

  test('are two where there are no offers, and no way leads to them', () => {
    const input = home({ hasOffers: false })
    const vacations = pageHref(lang, 'vacations')
    const all = html`${hero(lang, input)}${moreSearches(lang, input)}`
    expect(all.html).not.toContain(`"${vacations}"`)
    expect(read(all).querySelectorAll('.hero-slide')).toHaveLength(2)
    expect(moreSearches(lang, home()).html).toContain(`"${vacations}"`)
  })

  test('are three where no kind has offers', () => {
    const root = read(hero(lang, home()))
    expect(root.querySelectorAll('.hero-slide')).toHaveLength(3)
    expect(root.querySelectorAll('[data-at]')).toHaveLength(3)
  })
})

const counts = (...all: [dtype: 228 | 230 | 231 | 237, count: number][]) =>
  all.map(([dtype, count]) => ({ dtype, count }))

test('the numbers are those of what is there, in the plurals of each language', () => {
  const input = { stats: counts([228, 890], [231, 303], [237, 1]), foodInIsrael: 343, towns: 27_332 }
  expect(numbersText('en', input)).toBe(
    '890 places to eat, 343 of them in Israel; 303 synagogues; 1 heritage site; Shabbat times for 27,332 towns.',
  )
  expect(numbersText('he', { ...input, stats: counts([231, 303], [237, 1]) })).toBe(
    '303 בתי כנסת; אתר מורשת אחד; זמני שבת ל־27,332 יישובים.',
  )
  const inRussian = [1, 2, 5, 22].map((count) => countTexts('ru', { stats: counts([231, count]), foodInIsrael: 0 })[0])
  expect(inRussian).toEqual(['1 синагога', '2 синагоги', '5 синагог', '22 синагоги'])
})

test('a country says what it has, and in how many towns one can eat', () => {
  const input = { total: 297, stats: counts([228, 57], [231, 240]), foodTowns: 12, towns: 1204 }
  expect(countryNumbersText('en', input)).toBe(
    '57 places to eat in 12 towns; 240 synagogues; Shabbat times for 1,204 towns.',
  )
  expect(countryNumbersText('he', input)).toBe('57 מסעדות ב־12 יישובים; 240 בתי כנסת; זמני שבת ל־1,204 יישובים.')
  expect(countryNumbersText('fr', input)).toContain('57 adresses où manger dans 12 villes\u202f; 240 synagogues')
  expect(countryNumbersText('ru', { ...input, foodTowns: 21 })).toMatch(/^57 мест, где можно поесть, в 21 городе; /)
  // One town, as Monaco.
  expect(countryNumbersText('en', { total: 3, stats: counts([228, 3]), foodTowns: 1, towns: 1 })).toBe(
    '3 places to eat; Shabbat times for 1 town.',
  )
  // What is not counted is not denied.
  expect(countryNumbersText('en', { ...input, stats: [] })).toBe('Shabbat times for 1,204 towns.')
  expect(countryNumbersText('en', { total: 0, stats: [], foodTowns: 0, towns: 8 })).toBe(
    'No listings yet; Shabbat times for 8 towns.',
  )
})

test.each(LANGS)('%s: every number has its noun', (lang) => {
  for (const count of [1, 2, 3, 5, 21, 1000, 2_000_000]) {
    const stats = counts([228, count], [230, count], [231, count], [237, count])
    const input = { stats, foodInIsrael: count, towns: count }
    expect(numbersText(lang, input)).not.toMatch(/numbers|\{\{/)
    for (const total of [0, count])
      expect(countryNumbersText(lang, { total, stats, foodTowns: count, towns: count })).not.toMatch(/numbers|\{\{/)
  }
})
