import type { ImportColumn } from '#core/contract/desk-imports.ts'
import { TABLE_FIELDS, TEXT_FIELDS } from '#core/contract/import-mapping.ts'
import type { OwnRow } from '#core/fields/own.ts'
import { findField } from '#core/fields/listing.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { typeOfWords } from './type-words.ts'

/** The meaning of the column with a row's id, among the fields. */
export const ROW_ID = 'id'

/** Headers of common exports (GeoDirectory, Directorist, OSM, spreadsheets) and languages, in plain form. */
const HEADERS: Readonly<Record<string, string>> = {
  [ROW_ID]: 'id postid placeid listingid itemid osmid fullid ref guid uuid מזהה identifiant kennung',
  dtype:
    'dtype type category categories defaultcategory admincategoryselect postcategory listingcategory directorytype ' +
    'atbizdircategory kind ' +
    'סוג קטגוריה catégorie tipo categoría categoria категория тип kategorie art',
  title:
    'title posttitle name listingtitle placename businessname companyname company organisation organization שם ' +
    'שםהעסק nom nombre название наименование bezeichnung nome titre',
  description: 'description postcontent content listingcontent about details תיאור descripción описание beschreibung',
  address:
    'address street streetaddress address1 addressline1 addrstreet addrfull רחוב כתובת adresse rue dirección calle ' +
    'адрес улица straße strasse anschrift indirizzo via',
  town: 'city town addrcity locality municipality location עיר יישוב ville ciudad город stadt ort città citta comune',
  country: 'country countrycode addrcountry מדינה ארץ pays país страна land paese nazione',
  postcode: 'zip zipcode postcode postalcode addrpostcode מיקוד codepostal códigopostal индекс plz postleitzahl cap',
  'position.lat': 'lat latitude geolat manuallat y קורוחב широта breite breitengrad latitud latitudine',
  'position.lng':
    'lng lon long longitude geolng geolon manuallng x קואורך долгота länge längengrad longitud longitudine',
  phones:
    'phone telephone tel phonenumber mobile mobilephone contactphone cell טלפון נייד téléphone teléfono телефон ' +
    'telefon telefono handy',
  email: 'email emailaddress contactemail mail דואל courriel correo почта',
  website: 'website web url homepage contactwebsite site אתר siteweb sitioweb сайт webseite sito',
  comments: 'comments comment notes note remarks הערות remarques notas notizen bemerkungen примечания',
  oldAddress: 'permalink oldurl oldaddress redirectfrom',
  pictureUrls: 'postimages listingimg images photos pictures gallery imageurls',
  formerReviews: 'reviews',
  openingHours: 'openinghours businesshours hours שעותפתיחה horaires horario часыработы öffnungszeiten orari',
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The fields by their headers in plain form; a header that may be two is the first one's. */
const FIELD_OF: ReadonlyMap<string, string> = new Map([...commonHeaders(), ...fieldLabels()].reverse())

/** The fields of editors by their names and labels; those that ship come first. */
const ownFieldOf = (own: readonly OwnRow[]): ReadonlyMap<string, string> =>
  new Map(
    own
      .flatMap(({ name, label }) => [name, ...Object.values(label)].map((text) => [plain(text), name] as const))
      .reverse(),
  )

function commonHeaders(): (readonly [string, string])[] {
  return Object.entries(HEADERS).flatMap(([field, words]) => words.split(' ').map((word) => [word, field] as const))
}

/** The fields by their own names and their labels at the desk and in forms, in every language. */
function fieldLabels(): (readonly [string, string])[] {
  const names = TABLE_FIELDS.filter((field) => !field.includes('.'))
  return KNOWN_LANGS.flatMap((lang) => {
    const desk: Readonly<Record<string, string>> = MESSAGES[lang].desk.desk.fields
    const forms: Readonly<Record<string, string>> = MESSAGES[lang].edit.fields
    return names.flatMap((name) => {
      const { form = [] } = findField(name) ?? {}
      const labels = [name, desk[name], ...[form].flat().map((key) => forms[key])]
      return labels.filter((label) => label !== undefined).map((label) => [plain(label), name] as const)
    })
  })
}

const CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KNOWN_LANGS.map((lang) => [lang, lang])),
  iw: 'he',
}
const SUFFIX = new RegExp(`^(.+?)[\\s_.:(\\[-]+(${Object.keys(CODES).join('|')})[)\\]]?$`, 'i')

/** What columns mean, by their headers, then by what their cells look like. A field has one column, but for phones. */
export function guessColumns(
  columns: readonly Omit<ImportColumn, 'guess' | 'types'>[],
  own: readonly OwnRow[] = [],
): ImportColumn[] {
  const fields = new Map([...ownFieldOf(own), ...FIELD_OF])
  const texts = TEXT_FIELDS.union(new Set(own.filter(({ localized }) => localized).map(({ name }) => name)))
  const used = new Set<string>()
  const claim = (field: string | undefined): string | undefined => {
    if (field === undefined || (used.has(field) && field !== 'phones')) return undefined
    used.add(field)
    return field
  }
  const byName = columns.map((column) => claim(fieldOfHeader(column, { fields, texts })))
  return columns.map((column, at) => {
    const guess = byName[at] ?? claim(fieldOfCells(column.samples, used))
    const types = Object.fromEntries((column.values ?? []).map((value) => [value, typeOfWords(value) ?? 0]))
    return { ...column, ...(guess && { guess }), ...(column.values && { types }) }
  })
}

interface Known {
  fields: ReadonlyMap<string, string>
  /** Those with texts in several languages. */
  texts: ReadonlySet<string>
}

function fieldOfHeader(
  { name, samples, values }: Omit<ImportColumn, 'guess'>,
  { fields, texts }: Known,
): string | undefined {
  const [, stem = '', code = ''] = SUFFIX.exec(name.trim()) ?? []
  const inLanguage = fields.get(plain(stem))
  if (inLanguage && texts.has(inLanguage)) return `${inLanguage}.${CODES[code.toLowerCase()]}`
  const field = fields.get(plain(name))
  // Too many types to be types, such as the sentence that a place says of itself.
  if (field === 'dtype' && !values) return undefined
  return field && texts.has(field) ? `${field}.${languageOf(samples)}` : field
}

/** The language of a script; English for Latin letters, as long as nobody says otherwise. */
function languageOf(samples: readonly string[]): string {
  const text = samples.join(' ')
  if (/\p{Script=Hebrew}/u.test(text)) return 'he'
  return /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en'
}

const DEGREES = /^-?\d{1,3}[.,]\d{3,}$/
const LOOKS: readonly (readonly [field: string, looks: RegExp])[] = [
  ['email', /^\S+@\S+\.\S+$/],
  ['website', /^(https?:\/\/|www\.)\S+$/i],
  ['position.lat', DEGREES],
  ['position.lng', DEGREES],
  ['phones', /^(\+|00|0|\()[\d\s()./-]{6,}$/],
]

function fieldOfCells(samples: readonly string[], used: ReadonlySet<string>): string | undefined {
  if (samples.length === 0) return undefined
  const found = LOOKS.find(
    ([field, looks]) => (field === 'phones' || !used.has(field)) && samples.every((cell) => looks.test(cell)),
  )
  return found?.[0]
}
