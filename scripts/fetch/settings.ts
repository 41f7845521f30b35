import { ConfigError, type Env } from '#api/settings/config-error.ts'
import type { Config } from '#api/config.ts'
import { isCountry } from './area.ts'

/** What is fetched week by week. */
export type Target = { country: string } | { city: number } | 'geonames' | 'hotels' | 'pictures' | RegisterName

/** Registers of one city or country, as the command names them. */
export const REGISTERS = ['nyc', 'uk', 'datagovil'] as const
export type RegisterName = (typeof REGISTERS)[number]

export const isRegister = (text: string): text is RegisterName => REGISTERS.some((name) => name === text)

export interface FetchSettings {
  /** The interpreter of an Overpass API; its status is beside it. */
  overpassUrl: string
  /** A SPARQL endpoint with the data of Wikidata. */
  wikidataUrl: string
  /** The API of Wikimedia Commons. */
  commonsUrl: string
  /** The folder of GeoNames' files, without a slash at the end. */
  geonamesUrl: string
  /** New York City's restaurant inspections, a dataset of Socrata. */
  newYorkUrl: string
  /** The API of the Food Hygiene Rating Scheme, without a slash at the end. */
  foodRatingsUrl: string
  /** The actions of the CKAN of data.gov.il, without a slash at the end. */
  dataGovIlUrl: string
  /** Names this program and how to reach whoever runs it, as they ask for. */
  userAgent: string
  weekly: Target[]
}

/** The settings of fetching. Throws ConfigError. */
export function readFetchSettings(env: Env, config: Pick<Config, 'contactEmail' | 'origin'>): FetchSettings {
  return {
    overpassUrl: addressOf(env, 'OVERPASS_URL', 'https://overpass-api.de/api/interpreter'),
    wikidataUrl: addressOf(env, 'WIKIDATA_URL', 'https://query.wikidata.org/sparql'),
    commonsUrl: addressOf(env, 'COMMONS_URL', 'https://commons.wikimedia.org/w/api.php'),
    geonamesUrl: addressOf(env, 'GEONAMES_URL', 'https://download.geonames.org/export/dump').replace(/\/+$/, ''),
    newYorkUrl: addressOf(env, 'NEW_YORK_URL', 'https://data.cityofnewyork.us/resource/43nn-pn8j.json'),
    foodRatingsUrl: addressOf(env, 'FOOD_RATINGS_URL', 'https://api.ratings.food.gov.uk').replace(/\/+$/, ''),
    dataGovIlUrl: addressOf(env, 'DATA_GOV_IL_URL', 'https://data.gov.il/api/3/action').replace(/\/+$/, ''),
    userAgent: userAgentOf(config),
    weekly: weeklyOf(env),
  }
}

/** What `npm run nightly` fetches: empty where it fetches nothing. Throws ConfigError. */
export function weeklyOf(env: Env): Target[] {
  const items = (env['FETCH_WEEKLY'] ?? '').split(',').map((item) => item.trim())
  return items.filter((item) => item !== '').map(targetOf)
}

function targetOf(item: string): Target {
  if (item === 'geonames' || item === 'hotels' || item === 'pictures' || isRegister(item)) return item
  if (/^\d+$/.test(item)) return { city: Number(item) }
  if (isCountry(item)) return { country: item }
  throw new ConfigError(
    `FETCH_WEEKLY must be a list of countries (IL), cities by their GeoNames id (3169070), geonames, ` +
      `hotels, pictures, ${REGISTERS.join(', ')}, not "${item}"`,
  )
}

function addressOf(env: Env, name: string, standard: string): string {
  const text = env[name] || standard
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new ConfigError(`${name} must be an address like ${standard}, not "${text}"`)
  return text
}

const LOCAL = /^(localhost|127\.|10\.|192\.168\.|\[::1\])/

/** Throws ConfigError where nobody could be reached: the services refuse such callers. */
function userAgentOf({ contactEmail, origin }: Pick<Config, 'contactEmail' | 'origin'>): string {
  const contact = contactEmail ?? (LOCAL.test(new URL(origin).hostname) ? undefined : origin)
  if (!contact)
    throw new ConfigError(
      'CONTACT_EMAIL is needed to fetch: the services want to know whom to write to, as in ' +
        'CONTACT_EMAIL=you@example.org',
    )
  return `kosher-travel-directory/0.1 (+${contact})`
}
