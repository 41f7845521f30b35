import { Compile } from 'typebox/compile'
import { StoredHotel } from '#core/contract/data-files.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { searchForm } from '#core/domain/slug.ts'

interface Element {
  type: string
  id: number
  /** Of a node. */
  lat?: number
  lon?: number
  /** Of a way or a relation. */
  center?: { lat: number; lon: number }
  tags?: Readonly<Record<string, string>>
}

const OTHER_NAMES = ['int_name', 'alt_name', 'short_name', 'brand']
const MAX_OTHER = 20
const check = Compile(StoredHotel)

/** A hotel as stored, of an element of Overpass; undefined where it has no name or no point that could be. */
export function hotelOf(element: object | undefined): StoredHotel | undefined {
  const { type, id, tags = {}, center, lat = center?.lat, lon = center?.lon } = (element ?? {}) as Partial<Element>
  const name = lineOf(tags['name'])
  const translated = KNOWN_LANGS.flatMap((lang) => {
    const text = lineOf(tags[`name:${lang}`])
    return text && text !== name ? [[lang, text]] : []
  })
  const also = othersThan([name, ...translated.map(([, text]) => text)], tags)
  const hotel = {
    id: `${type}/${id}`,
    name,
    ...(translated.length > 0 && { names: Object.fromEntries(translated) }),
    ...(also.length > 0 && { also }),
    position: [metre(lon), metre(lat)],
  }
  return check.Check(hotel) ? hotel : undefined
}

const lineOf = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** Other names, but for those that the names hold already. */
function othersThan(names: readonly (string | undefined)[], tags: NonNullable<Element['tags']>): string[] {
  const forms = names.map((name) => ` ${searchForm(name ?? '')} `)
  const others = OTHER_NAMES.flatMap((key) => (tags[key] ?? '').split(';').map(lineOf))
  return [...new Set(others)]
    .filter((other) => {
      const form = searchForm(other)
      return form !== '' && !forms.some((own) => own.includes(` ${form} `))
    })
    .slice(0, MAX_OTHER)
}

/** Degrees to five decimals, about a metre. */
const metre = (degrees: number | undefined): number => Math.round((degrees ?? NaN) * 1e5) / 1e5
