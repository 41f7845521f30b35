import { parseArgs } from 'node:util'
import { USAGE } from '../cli/usage.ts'
import { isCountry, type AskedArea } from './area.ts'
import { isRegister, type RegisterName } from './settings.ts'
import { FetchError } from './world.ts'

export type Asked = { apply: boolean; force: boolean; json: boolean } & (
  | { what: 'osm'; area: AskedArea }
  | { what: 'wikidata'; country: string }
  | { what: 'world' }
  | { what: 'wikivoyage'; file: string }
  | { what: 'geonames' | 'hotels' | 'pictures' | RegisterName }
  | { what: 'all'; weekly: boolean }
)

const MAX_KM = 200

/** What a command line asks for. Throws FetchError that says what is wrong with it. */
export function readFetchCommand(args: readonly string[]): Asked {
  const { values, positionals } = parsed(args)
  const {
    country,
    city,
    around,
    km,
    file,
    world = false,
    weekly = false,
    apply = false,
    force = false,
    json = false,
  } = values
  const [what, ...more] = positionals
  if (more.length > 0) throw wrong('one thing at a time')
  const common = { apply, force, json }
  const isArea = country ?? city ?? around ?? km
  if (what !== 'osm' && what !== 'wikidata' && isArea) throw wrong('an area goes with osm and wikidata')
  if (world && (what !== 'osm' || isArea)) throw wrong('--world goes with osm, and with no other area')
  if (world) return { what: 'world', ...common }
  if (file !== undefined && what !== 'wikivoyage') throw wrong('--file goes with wikivoyage')
  if (what !== 'all' && weekly) throw wrong('--weekly goes with all')
  switch (what) {
    case 'osm':
      return { what, ...common, area: areaOf({ country, city, around, km }) }
    case 'wikidata':
      if (!country || city || around || km) throw wrong('wikidata needs a country: --country PL')
      return { what, ...common, country: countryOf(country) }
    case 'wikivoyage':
      if (!file) throw wrong('wikivoyage needs its dump: --file enwikivoyage-latest-pages-articles.xml')
      return { what, ...common, file }
    case 'geonames':
    case 'hotels':
    case 'pictures':
      return { what, ...common }
    case 'all':
      return { what, ...common, weekly }
    default:
      if (what && isRegister(what)) return { what, ...common }
      throw wrong(what ? `"${what}" is nothing to fetch` : 'nothing is named')
  }
}

interface Given {
  country?: string | undefined
  city?: string | undefined
  around?: string | undefined
  km?: string | undefined
}

function areaOf({ country, city, around, km }: Given): AskedArea {
  if ([country, city, around].filter((option) => option !== undefined).length !== 1)
    throw wrong('osm wants one area: --country, --city, --around or --world')
  if (km !== undefined && !city) throw wrong('--km goes with --city')
  if (country) return { country: countryOf(country) }
  if (city) {
    if (!/^\d+$/.test(city)) throw wrong(`--city: "${city}" is no GeoNames id`)
    return { city: Number(city), ...(km && { km: kmOf(km) }) }
  }
  const [lat, lng, far, ...rest] = (around ?? '').split(',').map((part) => Number(part.trim() || NaN))
  const isPoint = Math.abs(lat ?? NaN) <= 90 && Math.abs(lng ?? NaN) <= 180
  if (!isPoint || far === undefined || rest.length > 0)
    throw wrong(`--around: "${around}" must be latitude, longitude and km, as in --around=41.9,12.5,15`)
  return { around: { lat: lat!, lng: lng!, km: kmOf(String(far)) } }
}

function kmOf(text: string): number {
  const km = Number(text)
  if (km > 0 && km <= MAX_KM) return km
  throw wrong(`"${text}" km: it must be more than 0 and at most ${MAX_KM}`)
}

function countryOf(text: string): string {
  const code = text.toUpperCase()
  if (isCountry(code)) return code
  throw wrong(`--country: "${text}" is no code of ISO 3166-1, as in --country IL`)
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        country: { type: 'string' },
        city: { type: 'string' },
        around: { type: 'string' },
        km: { type: 'string' },
        file: { type: 'string' },
        world: { type: 'boolean' },
        weekly: { type: 'boolean' },
        apply: { type: 'boolean' },
        force: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw wrong((error as Error).message)
  }
}

const wrong = (what: string) => new FetchError(`${what}.\n${USAGE.fetch}`)
