import { putContent, type ContentRow } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { LANGS } from '#core/i18n/languages.ts'

/** Listings per city, each with a page. */
const LISTINGS_PER_CITY = 14
/** A city has its listings, a guide, a travel page and, on average, six results pages. */
const SUBJECTS_PER_CITY = LISTINGS_PER_CITY + 2 + 6
const CITIES_PER_COUNTRY = 100
const ZONES = ['Asia/Jerusalem', 'Europe/Paris', 'America/New_York', 'Australia/Sydney']
const FIRST_CITY = 1_000_000
export const FIRST_LISTING = 5_000_000

const texts = (make: (lang: string) => string) => Object.fromEntries(LANGS.map((lang) => [lang, make(lang)]))

/** Fills an empty store with a synthetic site of about `pages` pages. Returns the number of listings. */
export async function fillStore(store: Store, pages: number): Promise<number> {
  const cities = Math.max(1, Math.round(pages / LANGS.length / SUBJECTS_PER_CITY))
  const rows: ContentRow[] = []
  for (let i = 0; i < Math.ceil(cities / CITIES_PER_COUNTRY); i++) rows.push(country(i))
  for (let i = 0; i < cities; i++) {
    rows.push(city(i))
    rows.push({
      kind: 'places',
      id: String(FIRST_CITY + i),
      body: { names: cityNames(i), page: true },
      sample: false,
    })
    for (let j = 0; j < LISTINGS_PER_CITY; j++) rows.push(listing(i, j))
  }
  rows.push(city(-1))
  await store.transaction().execute((trx) => putContent(trx, rows, { origin: 'bench', now: 0 }))
  return cities * LISTINGS_PER_CITY
}

const code = (i: number) => String.fromCharCode(65 + (Math.floor(i / 26) % 26), 65 + (i % 26))
const cityNames = (i: number) => texts((lang) => (lang === 'he' ? `עיר מספר ${i}` : `Town number ${i} ${lang}`))

function country(i: number): ContentRow {
  const body = {
    id: 500_000 + i,
    code: code(i),
    continent: 'EU',
    names: texts(() => `Country ${i}`),
  }
  return { kind: 'countries', id: String(body.id), body, sample: false }
}

/** City -1 is Jerusalem, whose times the home page shows. */
export function city(i: number): ContentRow {
  const id = i < 0 ? 281184 : FIRST_CITY + i
  const body = {
    id,
    names: cityNames(Math.max(i, 0)),
    aliases: [],
    lat: -40 + (((i + 1) * 7.3) % 95),
    lng: -170 + (((i + 1) * 13.7) % 340),
    country: code(Math.floor(Math.max(i, 0) / CITIES_PER_COUNTRY)),
    admin1: '01',
    capital: i <= 0,
    population: 100_000 + i,
    elevationMetres: 100,
    timeZone: ZONES[Math.abs(i) % ZONES.length],
  }
  return { kind: 'cities', id: String(id), body, sample: false }
}

/** A listing with texts in seven languages, about as long as real ones. */
export function listing(cityNumber: number, j: number): ContentRow {
  const tnid = FIRST_LISTING + cityNumber * LISTINGS_PER_CITY + j
  const dtype = DIRECTORY_TYPES[(cityNumber + j) % DIRECTORY_TYPES.length]
  const home = city(cityNumber).body as { lat: number; lng: number }
  const body = {
    tnid,
    dtype,
    place: FIRST_CITY + cityNumber,
    title: texts((lang) => (lang === 'he' ? `מקום ${tnid}` : `Listing ${tnid} ${lang}`)),
    description: texts((lang) => `A place of the benchmark in ${lang}. `.repeat(4)),
    address: `${j + 1} Example Street`,
    position: [home.lng + j / 1000, home.lat + j / 1000],
    phones: ['+1 212 555 0100'],
    website: 'https://example.org/',
    foodType: ['meat'],
    cuisine: ['grill'],
    priceRange: 'medium',
    religion: 'orthodox',
    businessesType: 'grocery',
    heritageType: 'museum',
    embassyType: 'embassy',
    apartmentType: 'villa',
    apartmentsNumberOfRooms: '3',
    openingHours: texts(() => 'Sunday to Thursday 10:00 to 22:00'),
    provenance: {
      name: 'Benchmark',
      licence: 'CC0-1.0',
      checked: '2026-01-01',
      by: 'Benchmark',
      status: 'compiled',
    },
  }
  return { kind: 'listings', id: String(tnid), body, sample: false }
}
