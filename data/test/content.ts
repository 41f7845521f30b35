import type { SeedCategory, SeedFeature, SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { ContentDocument } from '#data/index/content-document.ts'
import type { ListingContributions } from '#data/index/write-listings.ts'
import type { CityBody } from '#data/index/write-places.ts'

// A small world with everything that the index supports.

type CityFields = Pick<CityBody, 'id' | 'names' | 'lat' | 'lng' | 'country'> & Partial<CityBody>

/** A city of the gazetteer with what each must have. */
export function city(fields: CityFields): CityBody {
  return {
    aliases: [],
    admin1: '01',
    capital: false,
    population: 50_000,
    elevationMetres: 0,
    timeZone: 'Etc/UTC',
    ...fields,
  }
}

export const JERUSALEM = 281184
export const PARIS = 2988507
/** In the gazetteer but without a page. */
export const PAGELESS = 4250542
export const ISRAEL = 294640

const CITIES: readonly CityBody[] = [
  city({
    id: JERUSALEM,
    names: {
      en: 'Jerusalem',
      he: 'ירושלים',
      fr: 'Jérusalem',
      es: 'Jerusalén',
      ru: 'Иерусалим',
      de: 'Jerusalem',
    },
    lat: 31.769,
    lng: 35.2163,
    country: 'IL',
    capital: true,
    population: 971_800,
    elevationMetres: 754,
    timeZone: 'Asia/Jerusalem',
  }),
  city({
    id: 293397,
    names: { en: 'Tel Aviv', he: 'תל אביב', ru: 'Тель-Авив' },
    lat: 32.0809,
    lng: 34.7806,
    country: 'IL',
    population: 432_892,
    timeZone: 'Asia/Jerusalem',
  }),
  city({
    id: PARIS,
    names: { en: 'Paris', he: 'פריז', ru: 'Париж', es: 'París' },
    lat: 48.8534,
    lng: 2.3488,
    country: 'FR',
    capital: true,
    population: 2_138_551,
    timeZone: 'Europe/Paris',
  }),
  city({
    id: 3094802,
    names: { en: 'Kraków', he: 'קרקוב', ru: 'Краков', de: 'Krakau' },
    lat: 50.0614,
    lng: 19.9366,
    country: 'PL',
    population: 804_237,
    timeZone: 'Europe/Warsaw',
  }),
  city({
    id: 3093133,
    names: { en: 'Łódź', he: 'לודז׳' },
    lat: 51.7706,
    lng: 19.4739,
    country: 'PL',
    population: 768_755,
    timeZone: 'Europe/Warsaw',
  }),
  city({
    id: 4409896,
    names: { en: 'Springfield' },
    lat: 37.2153,
    lng: -93.2982,
    country: 'US',
    admin1: 'MO',
    population: 166_810,
    timeZone: 'America/Chicago',
  }),
  city({
    id: PAGELESS,
    names: { en: 'Springfield' },
    lat: 39.8017,
    lng: -89.6437,
    country: 'US',
    admin1: 'IL',
    population: 116_565,
    timeZone: 'America/Chicago',
  }),
  city({
    id: 2198148,
    names: { en: 'Suva' },
    lat: -18.1416,
    lng: 178.4415,
    country: 'FJ',
    capital: true,
    population: 77_366,
    timeZone: 'Pacific/Fiji',
  }),
]

const COUNTRIES = [
  [ISRAEL, 'IL', 'AS', { en: 'Israel', he: 'ישראל', ru: 'Израиль' }],
  [3017382, 'FR', 'EU', { en: 'France', he: 'צרפת', ru: 'Франция' }],
  [798544, 'PL', 'EU', { en: 'Poland', he: 'פולין' }],
  [6252001, 'US', 'NA', { en: 'United States', he: 'ארצות הברית' }],
  [2205218, 'FJ', 'OC', { en: 'Fiji' }],
] as const satisfies [number, string, string, Localized][]

const REGIONS = {
  'US.IL': { en: 'Illinois', he: 'אילינוי' },
  'US.MO': { en: 'Missouri' },
} satisfies Record<string, Localized>

export const PROVENANCE = {
  name: 'Made for tests',
  licence: 'CC0-1.0',
  checked: '2026-11-20',
  by: 'Test',
  status: 'compiled',
} as const

export function listing(tnid: number, fields: Partial<SeedListing> = {}): SeedListing {
  return {
    tnid,
    dtype: 228,
    place: JERUSALEM,
    title: { en: `Restaurant ${tnid}` },
    description: { en: 'A place to eat.' },
    address: `Main Street ${tnid}`,
    position: [(35_200 + tnid) / 1000, 31.77],
    provenance: PROVENANCE,
    ...fields,
  }
}

export const LISTINGS: readonly SeedListing[] = [
  ...Array.from({ length: 45 }, (_, i) => listing(i + 1, { paid: i === 44, priceRange: 'low' })),
  listing(100, {
    dtype: 231,
    place: PARIS,
    title: {
      en: 'Great Synagogue',
      he: 'בית הכנסת הגדול',
      fr: 'Grande synagogue',
    },
    position: [2.3425, 48.8759],
    directions: { en: 'Metro line 7', fr: 'Métro ligne 7' },
    phones: ['+33 1 23 45 67 89'],
    email: 'office@example.org',
    kashrutFacts: [
      {
        claim: 'certified',
        authority: 'example-board',
        source: { kind: 'authorityList', name: 'Example board', retrieved: '2026-09-01' },
        confirmedAt: '2026-09-01',
        confirmedBy: 'Editors',
      },
    ],
    openingHours: { en: 'Every day' },
  }),
  listing(101, {
    dtype: 230,
    place: 2198148,
    title: { en: 'Hotel at the date line' },
    position: [179.95, -17],
  }),
  listing(102, {
    dtype: 236,
    place: 2198148,
    title: { en: 'Rental beyond the date line' },
    position: [-179.95, -17],
    startRate: { amount: 120, currency: 'FJD' },
  }),
]

/** A travel offer in Jerusalem, with what each must have. */
export function feature(nid: number, fields: Partial<SeedFeature> = {}): SeedFeature {
  return {
    nid,
    category: 1,
    place: JERUSALEM,
    title: { en: `Vacation ${nid}` },
    summary: { en: 'A week away.' },
    description: { en: 'A week away, in full.' },
    email: 'host@example.org',
    fieldsRequired: [],
    pictures: ['travel-1'],
    videos: [],
    jobs: [],
    ...fields,
  }
}

export const FEATURES: readonly SeedFeature[] = [1, 2, 3, 4, 5, 6].map((nid) =>
  feature(nid, {
    title: { en: `Vacation ${nid}`, he: `חופשה ${nid}` },
  }),
)

/** The first one has all features, the second one none. */
export const CATEGORIES: readonly SeedCategory[] = [
  {
    id: 1,
    title: { en: 'Family holidays', he: 'חופשות משפחתיות' },
    description: { en: 'For parents and children.' },
    pictures: ['travel-7'],
    sample: true,
  },
  {
    id: 2,
    title: { en: 'Cruises' },
    description: { en: 'With a kosher kitchen on board.' },
    pictures: ['travel-12'],
  },
]

export const OPTION_LISTS = [
  'pricerange',
  'foodtype',
  'cuisine',
  'embassytype',
  'originofcommunity',
  'businessestype',
  'heritagetype',
  'religion',
  'apartmentsnumberofrooms',
  'apartmenttype',
  'forshabbat',
] as const

export const WORDS: readonly ListingContributions[] = [
  {
    tnid: 1,
    reviews: [
      {
        id: 1,
        author: 'Dana',
        reviewTitle: 'Good',
        reviewContent: 'Very good.',
        reviewPriceRange: 'low',
        reviewRating: { food: 5, service: 4, value: 3, overAll: 4 },
        at: 1_790_000_000_000,
        language: 'en',
        sample: true,
      },
    ],
    questions: [],
  },
]

/** Everything as the store returns it. */
export function documents(): ContentDocument[] {
  const document = (kind: string, id: string | number, body: object) => ({
    kind,
    id: String(id),
    body: JSON.stringify(body),
    deleted: 0 as const,
  })
  const choices = [{ id: 'low', name: { en: 'Low', he: 'זול' } }]
  const links = [
    { title: { en: 'Jerusalem', he: 'ירושלים' }, to: { travel: JERUSALEM } },
    { title: { en: 'Nowhere' }, to: { travel: PAGELESS } },
    { title: { en: 'Outside' }, to: { url: 'https://example.org/' } },
  ]
  const set = { name: 'popularVacations', title: { en: 'Popular' }, links }
  const board = { id: 'example-board', names: { en: 'Example board' }, emails: ['board@example.org'] }
  return [
    ...CITIES.map((body) => document('cities', body.id, body)),
    ...COUNTRIES.map(([id, code, continent, names]) => document('countries', id, { id, code, continent, names })),
    ...Object.entries(REGIONS).map(([id, names]) => document('regions', id, { names })),
    ...OPTION_LISTS.map((list) => document('options', list, { list, options: choices })),
    document('linkSets', 'popularVacations:0', set),
    document('authorities', 'example-board', board),
    ...LISTINGS.map((body) => document('listings', body.tnid, body)),
    ...CATEGORIES.map((body) => document('categories', body.id, body)),
    ...FEATURES.map((body) => document('features', body.nid, body)),
  ]
}
