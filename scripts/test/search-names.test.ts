import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Localized } from '#core/terms/localized.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { suggestionsFor } from '#api/places/suggestions.ts'
import type { PlaceRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { searchPlaces } from '#data/index/search.ts'
import { understand } from '#data/index/understand.ts'
import { SEED } from '../engine/site.ts'
import { shippedIndex } from './shipped-index.ts'

let index: Index

beforeAll(async () => {
  const shipped = await shippedIndex()
  index = shipped.index
  return shipped.close
}, 300_000)

/** Of the places outside Israel, one in so many. */
const SAMPLE = 30
const SHORTEST = 3

interface Named {
  id: number
  names: Localized
  region: Localized | undefined
  country: Localized | undefined
}

function namedPlaces(): Named[] {
  const read = (json: string | null) => (json === null ? undefined : (JSON.parse(json) as Localized))
  const rows = index.all<Pick<PlaceRow, 'id' | 'region' | 'country'> & { names: string; around: string | null }>(
    `select p.id, p.names, p.region, p.country, c.names around from places p left join places c on c.id = p.parent
     where p.kind = 'city' order by p.rank`,
  )
  const chosen = rows.filter(({ country }) => country === 'IL')
  chosen.push(...rows.filter(({ country }) => country !== 'IL').filter((_, at) => at % SAMPLE === 0))
  return chosen
    .map(({ id, names, region, around }) => ({ id, names: read(names)!, region: read(region), country: read(around) }))
    .filter(({ names }) => [...searchForm(names.en)].length >= SHORTEST)
}

/** A name in search form, with saints spelled out. */
const formOf = (name: string): string => searchForm(name).replace(/^st /, 'saint ')

/** Whether a place bears a name in one of our languages. */
function bears(id: unknown, name: string): boolean {
  const row = index.get<{ names: string }>('select names from places where id = ?', id)
  return (
    row !== undefined && Object.values(JSON.parse(row.names) as Localized).some((text) => formOf(text) === formOf(name))
  )
}

const SEARCHES = {
  locac: (text: string) => searchPlaces(index, text, { lang: 'en' }),
  loccityac: (text: string) => searchPlaces(index, text, { lang: 'en', kinds: ['city'] }),
  search: (text: string) => suggestionsFor(index, text, 'en'),
}

test.each(Object.entries(SEARCHES))(
  '%s: a name that is typed whole leads first to a place that bears it',
  (_, search) => {
    const places = namedPlaces()
    expect(places.length).toBeGreaterThan(1500)
    const missed = places.map(({ names }) => names.en).filter((name) => !bears(search(name)[0]?.id, name))
    expect(missed).toEqual([])
  },
)

/** A kind of community, as well as a town. */
const MEANS_MORE = ['Bukhara']

test.each(Object.entries(SEARCHES))('%s: so does a name with its region or country behind it', (_, search) => {
  const missed = namedPlaces().flatMap(({ names, region, country }) =>
    [region, country]
      .flatMap((around) => (around ? `${names.en}, ${around.en}` : []))
      .filter((text) => !bears(search(text)[0]?.id, names.en)),
  )
  expect(missed.filter((text) => !MEANS_MORE.some((name) => text.startsWith(name)))).toEqual([])
})

test.each([
  ['Ariel', 'Ariel, Judea and Samaria, Israel'],
  ['Parma', 'Parma, Emilia-Romagna, Italy'],
  ['Parma, Italy', 'Parma, Emilia-Romagna, Italy'],
  ['Sokal', 'Sokal, Lviv Oblast, Ukraine'],
  ['Williamsburg', 'Williamsburg, New York, United States'],
  ['Salem Oregon', 'Salem, Oregon, United States'],
  ['Rosh HaAyin, Israel', 'Rosh HaAyin, Central District, Israel'],
  ['restaurants Gaya India', 'Restaurants – Gaya, India'],
])('%s means what is called so', (text, meaning) => {
  if (!meaning.includes('–')) expect(searchPlaces(index, text, { lang: 'en' })[0]?.text).toBe(meaning)
  expect(suggestionsFor(index, text, 'en')[0]?.text).toBe(meaning)
})

test('where a name fits, neither mistakes nor other names beside it are looked at', () => {
  const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text)
  for (const found of [searchPlaces(index, 'Rome', { lang: 'en' }), suggestionsFor(index, 'Rome', 'en')]) {
    expect(texts(found).slice(0, 2)).toEqual(['Rome, Lazio, Italy', 'Rome, Georgia, United States'])
    expect(texts(found)).not.toContain('Lomé, Togo')
  }
  expect(texts(searchPlaces(index, 'Salem', { lang: 'en' })).join()).not.toContain('Jerusalem')
})

test('three letters may begin what is better known', () => {
  const first = (text: string) => searchPlaces(index, text, { lang: 'en' })[0]?.text
  expect(first('bar')).toBe('Barcelona, Catalonia, Spain')
  expect(searchPlaces(index, 'bar', { lang: 'en' })[1]?.name).toBe('Bar')
  expect(first('dan')).toBe('Dan, Northern District, Israel')
})

const firstFound = (text: string, lang: Lang = 'en') => suggestionsFor(index, text, lang)[0]?.text

test.each([
  ['ראשל"צ', 'Rishon LeZion'],
  ['ת״א', 'Tel Aviv'],
  ["פ''ת", 'Petah Tikva'],
  ['ב"ב', 'Bnei Brak'],
  ['י-ם', 'Jerusalem'],
  ['ק. שמונה', 'Kiryat Shmona'],
])('%s is a place', (text, name) => {
  expect(searchPlaces(index, text, { lang: 'en' })[0]?.name).toBe(name)
  expect(suggestionsFor(index, text, 'en')[0]?.name).toBe(name)
})

test.each([
  ['מסעדות בת"א', 'Restaurants – Tel Aviv, Tel Aviv District, Israel'],
  ['kosher UK', 'United Kingdom'],
  ['restaurants in the US', 'Restaurants – United States'],
  ['restaurants in the U.K.', 'Restaurants – United Kingdom'],
  ['kosher pizza ny', 'Restaurants: Pizza – New York City, New York, United States'],
  // No restaurant there says that it has pizza.
  ['pizza brooklyn ny', 'Restaurants – Brooklyn, New York, United States'],
  ['kosher hotel la', 'Hotels – Los Angeles, California, United States'],
  ['kosher new orleans la', 'New Orleans, Louisiana, United States'],
])('%s: what is short counts as what it is', (text, meaning) => {
  expect(firstFound(text)).toBe(meaning)
})

test.each([
  ['restaurants near us', 'Restaurants – Near me'],
  ['restaurants de la', 'Restaurants'],
  ['restaurant à la', 'Restaurants'],
])('%s names no place', (text, meaning) => {
  expect(firstFound(text)).toBe(meaning)
})

test.each(['בד"ץ', 'בד״ץ', 'בדצ', 'badatz', 'Badats'])('%s means the authorities that are called so', (text) => {
  const { supervision = [] } = understand(index, text, 'he').options
  expect(supervision).toEqual(expect.arrayContaining(['edah-hachareidit', 'badatz-beit-yosef', 'sheerit-yisrael']))
  expect(supervision).not.toContain('ou')
})

const OTHER_NAMES = JSON.parse(readFileSync(join(SEED, 'places', 'other-names.json'), 'utf8')) as {
  rows: { id: number; names: string[] }[]
}

test('each name that the gazetteer lacks leads first to its place', () => {
  const named = OTHER_NAMES.rows.flatMap(({ id, names }) => names.map((name) => ({ id, name })))
  expect(named.length).toBeGreaterThan(250)
  const isFirst = (found: readonly { id: unknown }[], id: number) => found[0]?.id === id
  const missed = named.filter(
    ({ id, name }) =>
      !isFirst(searchPlaces(index, name, { lang: 'en' }), id) || !isFirst(suggestionsFor(index, name, 'en'), id),
  )
  expect(missed.map(({ name }) => name)).toEqual([])
})

test.each([
  ['Zfat', 'Safed'],
  ['Tveria', 'Tiberias'],
  ['Teveria', 'Tiberias'],
  ['Kiryat Arba', 'Hebron'],
  ['Kiryat Sefer', "Modi'in Illit"],
  ['Givat Zeev', 'Givat Zeev'],
  ['גבעת זאב', 'Givat Zeev'],
  ['Bnei Beraq', 'Bnei Brak'],
  ['Five Towns', 'Cedarhurst'],
  ['Mezhibuzh', 'Medzhybizh'],
  ['Dead Sea', 'Ein Bokek'],
  ["ג'נבה", 'Geneva'],
  ['קרית מוצקין', 'Kiryat Motzkin'],
  ['קרית א', 'Kiryat Ono'],
])('people who type %s look for %s', (text, name) => {
  expect(searchPlaces(index, text, { lang: 'en' })[0]?.name).toBe(name)
})
