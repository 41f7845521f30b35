import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { LocalizedText } from '#core/contract/parts/localized.ts'
import { fc } from '#core/test/properties.ts'
import { CHOICE_FIELDS, FIELDS } from '#core/fields/listing.ts'
import { FOODS, MEANINGS } from '../import/osm/choices.ts'
import { hasEnded, isClosed, KINDS, kindOf, SHOPS } from '../import/osm/kinds.ts'
import { kosherOf } from '../import/osm/kosher.ts'
import { nameLanguage, titleOf } from '../import/osm/names.ts'
import { openingHoursOf } from '../import/osm/opening-hours.ts'
import { authorityOf, osmListing, skippedPlace } from '../import/osm/osm-listing.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { eruvText, onlyKosher } from '#scripts/import/osm/tag-texts.ts'
import { tagTable } from '../import/osm/tag-table.ts'
import { ROOT } from '../cli/tools.ts'

/** Of the data. */
const DAY = '2026-06-01'
const FRANCE = { country: 'FR', names: {} }
const KOSHER_TAGS = { 'diet:kosher': 'yes' }

test.each<[what: string, tags: Record<string, string>, fields: object]>([
  ['a restaurant', { amenity: 'restaurant', ...KOSHER_TAGS }, { dtype: 228 }],
  ['kosher by its cuisine', { amenity: 'cafe', cuisine: 'pizza;kosher' }, { dtype: 228, cuisine: ['pizza'] }],
  ['a vegan kitchen', { amenity: 'restaurant', ...KOSHER_TAGS, 'diet:vegan': 'only' }, { foodType: ['vegan'] }],
  ['a hotel', { tourism: 'hotel', 'diet:kosher': 'only' }, { dtype: 230 }],
  ['a flat', { tourism: 'apartment', ...KOSHER_TAGS }, { dtype: 236, apartmentType: 'apartment' }],
  ['a guest house', { tourism: 'guest_house', ...KOSHER_TAGS }, { dtype: 236, apartmentType: 'guest-house' }],
  [
    'a synagogue',
    { amenity: 'place_of_worship', religion: 'jewish', denomination: 'modern_orthodox;ashkenazi' },
    { dtype: 231, religion: 'modern-orthodox', originOfCommunity: 'ashkenazi' },
  ],
  [
    'Chabad',
    { amenity: 'place_of_worship', religion: 'jewish', denomination: 'chabad' },
    { religion: 'hasidic', originOfCommunity: 'chabad' },
  ],
  ['a mikveh', { amenity: 'public_bath', 'bath:type': 'mikveh' }, { dtype: 232, businessesType: 'mikvah' }],
  [
    'an embassy',
    { office: 'diplomatic', diplomatic: 'embassy', country: 'IL' },
    { dtype: 233, embassyType: 'embassy' },
  ],
  ['an embassy as it was tagged', { amenity: 'embassy', country: 'IL' }, { dtype: 233, embassyType: 'embassy' }],
  [
    'a consulate general',
    { office: 'diplomatic', diplomatic: 'consulate', consulate: 'consulate_general', country: 'IL' },
    { embassyType: 'consulate-general' },
  ],
  ['a butcher', { shop: 'butcher', ...KOSHER_TAGS }, { dtype: 232, businessesType: 'butcher' }],
  ['a shop of Judaica', { shop: 'religion', religion: 'jewish' }, { businessesType: 'judaica' }],
  [
    'a place built for wheelchairs',
    { landuse: 'cemetery', religion: 'jewish', wheelchair: 'designated' },
    { wheelchair: 'yes' },
  ],
  [
    'a place that wheelchairs reach in part',
    { tourism: 'hotel', ...KOSHER_TAGS, wheelchair: 'limited' },
    { wheelchair: 'limited' },
  ],
  ['a cemetery', { landuse: 'cemetery', religion: 'jewish' }, { dtype: 237, heritageType: 'cemetery' }],
  ['an eruv', { boundary: 'eruv' }, { dtype: 232, businessesType: 'eruv' }],
  ['a community centre', { amenity: 'community_centre', religion: 'jewish' }, { businessesType: 'community-centre' }],
  ['a museum', { tourism: 'museum', museum: 'jewish' }, { dtype: 237, heritageType: 'museum' }],
  ['a memorial', { historic: 'memorial', religion: 'jewish' }, { dtype: 237, heritageType: 'memorial' }],
  [
    'a memorial with a museum',
    { tourism: 'museum', historic: 'memorial', religion: 'jewish' },
    { dtype: 237, heritageType: 'memorial' },
  ],
  ['a tomb', { historic: 'tomb', religion: 'jewish' }, { dtype: 237, heritageType: 'tomb' }],
  ['a ruin', { historic: 'ruins', religion: 'jewish' }, { dtype: 237, heritageType: 'historic-site' }],
  [
    'a former synagogue',
    { building: 'synagogue', 'disused:amenity': 'place_of_worship', disused: 'yes' },
    { dtype: 237, heritageType: 'former-synagogue' },
  ],
  [
    'a synagogue that is used again',
    { amenity: 'place_of_worship', religion: 'jewish', building: 'synagogue', 'was:amenity': 'place_of_worship' },
    { dtype: 231 },
  ],
])('%s is listed', (_, tags, fields) => {
  expect(osmListing({ ...tags, name: 'Sample' }, FRANCE)).toMatchObject(fields)
})

test.each<[what: string, tags: Record<string, string>]>([
  ['a restaurant that says nothing', { amenity: 'restaurant' }],
  ['one without kosher food', { amenity: 'restaurant', 'diet:kosher': 'no', cuisine: 'kosher' }],
  ['a hotel that says nothing', { tourism: 'hotel' }],
  ['another country’s embassy', { office: 'diplomatic', country: 'FR' }],
  ['an ambassador’s home', { diplomatic: 'ambassadors_residence', country: 'IL' }],
  ['a synagogue that became a church', { building: 'synagogue', amenity: 'place_of_worship', religion: 'christian' }],
  ['a building of which the map says no more', { building: 'synagogue' }],
  ['a church', { amenity: 'place_of_worship', religion: 'christian' }],
  ['a stumbling stone', { historic: 'memorial', memorial: 'stolperstein', religion: 'jewish' }],
  ['a school', { amenity: 'school', religion: 'jewish' }],
  ['a kindergarten', { amenity: 'kindergarten', religion: 'jewish' }],
  ['a school by its name', { amenity: 'community_centre', religion: 'jewish', name: 'Yeshiva Sample' }],
  ['a school that is a synagogue too', { amenity: 'place_of_worship;school', religion: 'jewish' }],
  ['a school with a museum', { amenity: 'school', tourism: 'museum', religion: 'jewish' }],
  ['a school that was', { 'disused:amenity': 'school', religion: 'jewish' }],
  ['a word of the language itself', { shop: 'constructor', ...KOSHER_TAGS }],
])('%s is not', (_, tags) => {
  expect(kindOf(tags)).toBeUndefined()
  expect(isClosed(tags)).toBe(false)
})

test.each<Record<string, string>>([
  { 'disused:amenity': 'restaurant', ...KOSHER_TAGS },
  { 'abandoned:amenity': 'place_of_worship', religion: 'jewish' },
  { amenity: 'restaurant', ...KOSHER_TAGS, disused: 'yes' },
  { tourism: 'museum', religion: 'jewish', closed: 'yes' },
  { amenity: 'restaurant', ...KOSHER_TAGS, opening_hours: 'off' },
  { amenity: 'restaurant', ...KOSHER_TAGS, opening_hours: 'off "renovation"' },
  { amenity: 'restaurant', ...KOSHER_TAGS, opening_hours: 'Mo-Su closed' },
])('closed: %o', (tags) => {
  expect(isClosed(tags)).toBe(true)
})

test.each<[end: string, isOver: boolean, tags?: Record<string, string>]>([
  ['2019-05-01', true],
  ['2019', true],
  ['2026-05', true],
  ['2026-05-31', true],
  ['2026-06-01', false],
  ['2026', false],
  ['2031-01-01', false],
  ['before 1950', true],
  ['C19', true],
  // What it was is why it is listed.
  ['1942', false, { landuse: 'cemetery', religion: 'jewish' }],
])('a place that ends %s is no place of 2026-06-01: %s', (end_date, isOver, tags) => {
  const place = { ...(tags ?? { amenity: 'restaurant', ...KOSHER_TAGS }), end_date }
  expect(hasEnded(place, DAY)).toBe(isOver)
  expect(skippedPlace(place, DAY)?.skip).toBe(isOver ? 'closed' : undefined)
})

test.each<Record<string, string>>([
  { shop: 'butcher', butcher: 'kosher' },
  { shop: 'bakery', bakery: 'bread;kosher' },
  { amenity: 'restaurant', kosher: 'yes' },
  { shop: 'supermarket', kosher: 'only' },
  { shop: 'kosher' },
  { amenity: 'restaurant', 'kosher:certification': 'Sample Beth Din' },
])('kosher by another tag: %o', (tags) => {
  expect(kosherOf(tags)).toBe(tags.kosher ?? 'yes')
  expect(skippedPlace(tags, DAY)).toBeUndefined()
})

test('a map without kosher food by either tag has none', () => {
  expect(skippedPlace({ amenity: 'restaurant', kosher: 'no' }, DAY)?.skip).toBe('not-kosher')
  expect(kosherOf({ 'diet:kosher': 'no', kosher: 'yes' })).toBeUndefined()
})

test('a cemetery that is no longer used is listed', () => {
  const tags = { landuse: 'cemetery', religion: 'jewish', disused: 'yes', name: 'Sample' }
  expect(isClosed(tags)).toBe(false)
  expect(skippedPlace(tags, DAY)).toBeUndefined()
})

test('no word of the map about kosher food is a supervision, whatever else it says', () => {
  const values = ['yes', 'only', 'kosher', 'glatt', 'mehadrin', 'certified']
  const keys = [
    'diet:kosher',
    'cuisine',
    'kosher',
    'glatt',
    'name',
    'operator',
    'description',
    'certification',
    'diet:kosher:certification',
  ]
  const tagsOf = fc.dictionary(fc.constantFrom(...keys), fc.constantFrom(...values))
  fc.assert(
    fc.property(tagsOf, (more) => {
      const tags = { amenity: 'restaurant', ...KOSHER_TAGS, ...more, 'diet:kosher': 'yes' }
      const draft = osmListing(tags, FRANCE)
      expect(draft.kashrutFacts).toBeUndefined()
      expect(draft.isGlatt).toBeUndefined()
      if (!authorityOf(tags)) expect(draft.kosherStatus).toBeUndefined()
    }),
  )
  for (const text of Object.values(onlyKosher())) expect(text).not.toMatch(/certified|supervised|under supervision/i)
})

test('an authority that the data names is told by its name, and as what the map says', () => {
  const tags = { shop: 'butcher', 'diet:kosher': 'only', 'kosher:certification': 'Sample Beth Din' }
  const draft = osmListing(tags, FRANCE)
  expect(draft.kosherStatus?.en).toContain('OpenStreetMap names')
  expect(draft.kosherStatus?.en).toContain('Sample Beth Din')
  expect(draft.kashrutFacts).toBeUndefined()
  expect(authorityOf({ ...tags, 'kosher:certification': 'yes' })).toBeUndefined()
  expect(kosherOf({ 'diet:kosher': 'limited' })).toBeUndefined()
})

test.each([
  ['Boulangerie', 'FR', 'fr'],
  ['Panadería', 'AR', 'es'],
  ['Bäckerei', 'AT', 'de'],
  ['Bakery', 'US', 'en'],
  ['Forno', 'IT', 'it'],
  ['Padaria', 'PT', undefined],
  ['מאפייה', 'US', 'he'],
  ['Пекарня', 'RU', 'ru'],
  ['Пекарня', 'UA', undefined],
  ['Bakery', 'IL', 'en'],
])('a plain name %s in %s is in %s', (name, country, lang) => {
  expect(nameLanguage(name, country)).toBe(lang)
})

test('a title has the languages of its names, and English whatever there is', () => {
  expect(titleOf({ name: 'Forno', 'name:he': 'מאפייה' }, 'IT')).toEqual({ en: 'Forno', he: 'מאפייה', it: 'Forno' })
  expect(titleOf({ name: 'מאפייה' }, 'IL')).toEqual({ en: 'מאפייה', he: 'מאפייה' })
  expect(titleOf({ 'name:ru': 'Пекарня', int_name: 'Pekarnya' }, 'RU')).toEqual({ en: 'Pekarnya', ru: 'Пекарня' })
  expect(titleOf({ 'name:zh': '面包店' }, 'CN')).toBeUndefined()
})

test('plain opening hours are told in all languages, others as they are', () => {
  const plain = openingHoursOf('Mo-Th 08:00-18:00; Sa,PH off')
  expect(plain?.en).toBe('Mon–Thu 08:00–18:00\nSat, public holidays closed')
  expect(plain?.de).toBe('Mo–Do 08:00–18:00\nSa, Feiertage geschlossen')
  expect(openingHoursOf('24/7')?.fr).toBe('24 h sur 24')
  const odd = 'Mo-Fr 08:00-18:00 "by appointment"'
  expect(openingHoursOf(odd)).toEqual({ en: odd })
})

test.each([
  ['Q5369153', 'Q5369153'],
  ['Q1;Q2', undefined],
  ['de:Synagoge', undefined],
  [undefined, undefined],
])('of the items that a map names (%s), only one counts', (wikidata, item) => {
  const tags = { amenity: 'restaurant', ...KOSHER_TAGS, ...(wikidata && { wikidata }) }
  expect(osmListing(tags, { country: 'AT', names: {} }).wikidata).toBe(item)
})

test('phones, addresses and pages as listings have them', () => {
  const draft = osmListing(
    {
      amenity: 'restaurant',
      ...KOSHER_TAGS,
      phone: 'tel:+33\u00a01 99\u201100; +33199-00',
      'contact:mobile': '+33 6 1',
      website: 'example.org/a',
      'addr:street': 'Musterweg',
      'addr:housenumber': '5',
    },
    { country: 'AT', names: {} },
  )
  expect(draft.phones).toEqual(['+33 1 99-00', '+33 6 1'])
  expect(draft.website).toBe('https://example.org/a')
  expect(draft.address).toBe('Musterweg 5')
})

test('a sentence of ours is a text of a listing in every language', () => {
  const text = eruvText()
  expect(Check(LocalizedText, text)).toBe(true)
  expect(Object.keys(text)).toEqual([...LANGS])
})

test('the table maps to choices that there are', () => {
  const { rows } = JSON.parse(readFileSync(join(ROOT, 'data/seed/options.json'), 'utf8')) as {
    rows: { list: string; id: string }[]
  }
  const ids = (list: string) => rows.filter((row) => row.list === list).map(({ id }) => id)
  const known = (list: string, values: readonly string[]) =>
    expect(ids(list)).toEqual(expect.arrayContaining([...new Set(values)]))
  for (const field of CHOICE_FIELDS) known(FIELDS[field].list, Object.values(MEANINGS[field] ?? {}))
  known('foodtype', Object.values(FOODS).map(([, food]) => food)) // prettier-ignore
  known('businessestype', Object.values(SHOPS))
  const fields = KINDS.map((kind) => kind.fields({}))
  known('businessestype', fields.flatMap((field) => field.businessesType ?? [])) // prettier-ignore
  known('heritagetype', fields.flatMap((field) => field.heritageType ?? [])) // prettier-ignore
  known('embassytype', fields.flatMap((field) => field.embassyType ?? [])) // prettier-ignore
})

test('docs/importing.md has the table of the module', () => {
  const text = readFileSync(join(ROOT, 'docs/importing.md'), 'utf8')
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replace(/ +/g, ' '))
  expect(rows).toEqual(expect.arrayContaining(tagTable().map((row) => row.replace(/ +/g, ' '))))
})

const JAFFA = { country: 'IL', names: { en: 'Jaffa', he: 'יפו', fr: 'Jaffa', ru: 'Яффа' } }
const SYNAGOGUE = { amenity: 'place_of_worship', religion: 'jewish' }

test.each<[what: string, tags: Record<string, string>, title: object, transliterated?: true]>([
  ['a Hebrew name', { name: 'אוהל משה' }, { en: 'Ohel Moshe', he: 'אוהל משה' }, true],
  ['an English one beside it', { name: 'אוהל משה', 'name:en': 'Ohel Moishe' }, { en: 'Ohel Moishe', he: 'אוהל משה' }],
  ['one in both scripts', { name: 'McDonald’s מקדונלד׳ס' }, { en: "McDonald's", he: 'McDonald’s מקדונלד׳ס' }, true],
  ['a Latin name', { name: 'Beit Chabad' }, { en: 'Beit Chabad' }],
  ['a Russian one', { name: 'Синагога Хабад' }, { en: 'Синагога Хабад', ru: 'Синагога Хабад' }],
  [
    'no name but what it is, in a street',
    { name: 'בית כנסת', 'addr:street': 'הרצל' },
    {
      en: 'Synagogue, Herzl Street',
      he: 'בית כנסת, רחוב הרצל',
      fr: 'Synagogue, rue Herzl',
      es: 'Sinagoga, calle Herzl',
      ru: 'Синагога, улица Herzl',
      de: 'Synagoge, Herzl-Straße',
      it: 'Sinagoga, via Herzl',
    },
    true,
  ],
  [
    'the same in a boulevard',
    { name: 'בית כנסת', 'addr:street': 'שדרות ירושלים' },
    {
      en: 'Synagogue, Yerushalayim Boulevard',
      he: 'בית כנסת, שדרות ירושלים',
      fr: 'Synagogue, Yerushalayim Boulevard',
      es: 'Sinagoga, Yerushalayim Boulevard',
      ru: 'Синагога, Yerushalayim Boulevard',
      de: 'Synagoge, Yerushalayim Boulevard',
      it: 'Sinagoga, Yerushalayim Boulevard',
    },
    true,
  ],
  [
    'the same without a street',
    { name: 'בית כנסת' },
    {
      en: 'Synagogue, Jaffa',
      he: 'בית כנסת, יפו',
      fr: 'Synagogue, Jaffa',
      es: 'Sinagoga, Jaffa',
      ru: 'Синагога, Яффа',
      de: 'Synagoge, Jaffa',
      it: 'Sinagoga, Jaffa',
    },
    true,
  ],
  ['a great one', { name: 'בית הכנסת הגדול' }, { en: 'Great Synagogue, Jaffa', he: 'בית הכנסת הגדול, יפו' }, true],
  [
    'one that says its town',
    { name: 'בית הכנסת הגדול יפו' },
    { en: 'Great Synagogue, Yafo', he: 'בית הכנסת הגדול יפו' },
    true,
  ],
  ['the English word for it', { name: 'Synagogue' }, { en: 'Synagogue, Jaffa' }],
])('the title of %s', (_, tags, title, transliterated) => {
  const draft = osmListing({ ...SYNAGOGUE, ...tags }, JAFFA)
  expect(draft.title).toEqual(title)
  expect(draft.transliterated).toBe(transliterated)
})

test('a name tells a mikvah from a synagogue, and keeps what is for children away', () => {
  const kind = (name: string) => kindOf({ ...SYNAGOGUE, name })?.name
  expect(['מקווה טהרה', 'מקוה', 'Mikveh', 'Mikvah of Jaffa'].map(kind)).toEqual(Array(4).fill('mikvah'))
  expect(['בית כנסת ומקווה גברים', 'מקור חיים', 'חניכי הישיבות', 'כולל חזון איש'].map(kind)).toEqual(
    Array(4).fill('synagogue'),
  )
  expect(['Mikveh Israel', 'מקוה ישראל', 'Mikvesh'].map(kind)).toEqual(Array(3).fill('synagogue'))
  const schools = ['ישיבת מיר', 'בית מדרש - ישיבה קטנה', 'תלמוד תורה', 'Yeshiva Torah', 'Yeshivas Mir', 'חטיבת ביניים']
  for (const name of schools)
    expect([name, skippedPlace({ ...SYNAGOGUE, name }, DAY)?.skip]).toEqual([name, 'not-ours'])
})
