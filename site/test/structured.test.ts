import { describe, expect, test } from 'vitest'
import { breadcrumbList, listingData, webSite } from '#site/ui/head/structured-data.page.ts'
import seedOptions from '../../data/seed/options.json' with { type: 'json' }
import { listingInput, page } from './samples.ts'

const ORIGIN = 'https://example.test'
const URL = `${ORIGIN}/page.html`
const rating = { mean: 4.666, count: 3 }
const review = {
  id: 1,
  author: 'Dana',
  reviewTitle: 'Warm',
  reviewContent: 'Bread.',
  reviewPriceRange: 'low',
  reviewRating: { food: 5, service: 4, value: 5, overAll: 5 },
  at: 0,
  language: 'en',
  sample: false,
} as const

type Input = Parameters<typeof listingInput>

function data(lang: 'en' | 'he', ...input: Input) {
  const object = listingData(lang, listingInput(...input), ORIGIN, URL)
  return JSON.parse(JSON.stringify(object)) as Record<string, unknown>
}

test.each([
  [228, 'Restaurant'],
  [230, 'Hotel'],
  [231, 'Synagogue'],
  [232, 'Place'],
  [233, 'GovernmentOffice'],
  [236, 'LodgingBusiness'],
  [237, 'LandmarksOrHistoricalBuildings'],
] as const)('a listing of type %i is a %s', (dtype, type) => {
  expect(data('en', { dtype })['@type']).toBe(type)
})

test.each([
  ['library', 'Library'],
  ['community-centre', 'CivicStructure'],
  ['school', 'School'],
  ['judaica', 'Store'],
] as const)('of the kind %s it is a %s', (businessesType, type) => {
  expect(data('en', { dtype: 232, businessesType })['@type']).toBe(type)
})

test.each([
  ['museum', 'Museum'],
  ['cemetery', 'Cemetery'],
  ['memorial', 'LandmarksOrHistoricalBuildings'],
  ['tomb', 'LandmarksOrHistoricalBuildings'],
  ['historic-site', 'LandmarksOrHistoricalBuildings'],
  ['former-synagogue', ['LandmarksOrHistoricalBuildings', 'Synagogue']],
] as const)('heritage of the kind %s is a %s', (heritageType, type) => {
  expect(data('en', { dtype: 237, heritageType })['@type']).toEqual(type)
})

test('every kind of shops and community places but an eruv, which is an area, has a type', () => {
  const kinds = seedOptions.rows.filter(({ list, id }) => list === 'businessestype' && id !== 'eruv')
  for (const { id } of kinds) {
    const type = data('en', { dtype: 232, businessesType: id })['@type']
    expect([id, type]).not.toEqual([id, 'Place'])
  }
})

test('a listing says where it is, latitude and longitude not swapped', () => {
  const listing = data('he', {
    title: { en: 'Rimon', he: 'רימון' },
    position: [35.2, 31.7],
    postcode: '91000',
    phones: ['+972 2 123', '+972 2 456'],
    pictures: ['food-1', 'food-2'],
  })
  expect(listing).toMatchObject({
    name: 'רימון',
    url: URL,
    image: [`${ORIGIN}/pictures/food-1-1200.webp`],
    geo: { latitude: 31.7, longitude: 35.2 },
    address: {
      addressLocality: 'ירושלים',
      addressCountry: 'IL',
      postalCode: '91000',
    },
    telephone: '+972 2 123',
  })
  expect(listing).not.toHaveProperty('email')
})

test('only restaurants have a cuisine', () => {
  const fields = { cuisine: ['grill'] }
  expect(data('en', fields)['servesCuisine']).toEqual(['grill'])
  expect(data('en', { ...fields, dtype: 230 })).not.toHaveProperty('servesCuisine')
})

test.each([
  ['yes', true],
  ['no', false],
  ['limited', 'limited'],
] as const)('wheelchair access: %s', (wheelchair, value) => {
  const name = 'Wheelchair access'
  expect(data('en', { wheelchair })['amenityFeature']).toEqual([
    { '@type': 'LocationFeatureSpecification', name, value },
  ])
})

test('unknown wheelchair access is left out', () => {
  expect(data('en')).not.toHaveProperty('amenityFeature')
})

test('what a stay has for Shabbat stands beside wheelchair access: yes and no, and nothing of what is unknown', () => {
  const stay = data('en', { dtype: 230, wheelchair: 'yes', shabbatLift: true, sukkah: false })
  expect(stay['amenityFeature']).toEqual(
    [
      ['Shabbat lift', true],
      ['Sukkah', false],
      ['Wheelchair access', true],
    ].map(([name, value]) => ({ '@type': 'LocationFeatureSpecification', name, value })),
  )
})

describe('a rating', () => {
  test('given by readers is included', () => {
    const rated = data('en', {}, { rating, reviews: [review] })
    expect(rated['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.67,
      reviewCount: 3,
      bestRating: 5,
      worstRating: 1,
    })
  })

  test.each<[string, ...Input]>([
    ['there is none', {}, {}],
    ['it is a memorial', { dtype: 237, heritageType: 'memorial' }, { rating }],
    ['it is a tomb', { dtype: 237, heritageType: 'tomb' }, { rating }],
    ['a review is a sample', {}, { rating, reviews: [review, { ...review, sample: true }] }],
  ])('is left out if %s', (_, ...input) => {
    expect(data('en', ...input)).not.toHaveProperty('aggregateRating')
  })
})

test('breadcrumbs are counted from 1 and have whole addresses', () => {
  const crumbs = [{ name: 'Home', href: '/' }, { name: 'Israel', href: '/x.html' }, { name: 'Here' }]
  expect(breadcrumbList(ORIGIN, crumbs, URL)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${ORIGIN}/` },
      { position: 2, name: 'Israel', item: `${ORIGIN}/x.html` },
      { position: 3, name: 'Here', item: URL },
    ],
  })
})

test('the site is named in the language of the page', () => {
  expect(webSite(page('he'), ORIGIN)).toEqual({
    '@type': 'WebSite',
    name: 'מדריך הנסיעות הכשר',
    url: ORIGIN,
    inLanguage: 'he',
  })
})

test('fields of editors are the properties that they name: a choice by its name, unknown ones absent', () => {
  const own = [
    { id: 'garden', name: { en: 'Garden' }, kind: 'answer', value: false, structured: 'amenityFeature' },
    { id: 'seats', name: { en: 'Seats' }, kind: 'number', value: 12, structured: 'maximumAttendeeCapacity' },
    { id: 'kind', name: { en: 'Kind' }, kind: 'choice', value: 'x', option: { en: 'X' }, structured: 'keywords' },
    { id: 'note', name: { en: 'Note' }, kind: 'text', value: { en: 'Ring.' } },
  ] as const
  expect(listingData('en', { ...listingInput({ dtype: 228, wheelchair: 'yes' }), own }, ORIGIN, URL)).toMatchObject({
    maximumAttendeeCapacity: 12,
    keywords: 'X',
    amenityFeature: [
      { name: 'Garden', value: false },
      { name: 'Wheelchair access', value: true },
    ],
  })
})
