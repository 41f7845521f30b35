import { MAP_FILE, MAPS_FOLDER, type MapTiles } from '#core/contract/map-tiles.ts'
import { GOOGLE_CALENDAR_URL, type PublicCalendar } from '#core/contract/public-calendar.ts'
import { YOUTUBE, type VideoProvider } from '#core/contract/videos.ts'
import { isHours, MAX_HOURS } from '#core/domain/trip/stops.ts'
import { ID_PLACE } from '#core/domain/videos.ts'
import { codesIn, DEFAULT_LANG, isLang, KNOWN_LANGS } from '#core/i18n/languages.ts'
import { isEmail } from '#core/domain/validation/email.ts'
import { ConfigError, eitherOf, together, type Env } from './config-error.ts'

// The settings that appear in pages.

/** The key may be missing: the page then says so. */
export function calendarOf(env: Env): PublicCalendar | undefined {
  const id = env['GOOGLE_CALENDAR_ID']
  const key = env['GOOGLE_CALENDAR_API_KEY']
  const url = calendarUrlOf(env['GOOGLE_CALENDAR_URL'] || GOOGLE_CALENDAR_URL)
  return id ? { id, ...(key && { key }), url } : undefined
}

function calendarUrlOf(text: string): string {
  const url = URL.parse(text)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isHttp || url.href !== url.origin + url.pathname) {
    throw new ConfigError(`GOOGLE_CALENDAR_URL must be an address like ${GOOGLE_CALENDAR_URL}, not "${text}"`)
  }
  return url.href.replace(/\/+$/, '')
}

/** The modules of `core` read it themselves: this only says what is wrong. Throws ConfigError. */
export function checkLanguages(text: string | undefined): void {
  const codes = codesIn(text)
  const unknown = codes.filter((code) => !isLang(code))
  if (unknown.length > 0) {
    throw new ConfigError(`LANGUAGES may have ${KNOWN_LANGS.join(', ')}, but not "${unknown.join(', ')}"`)
  }
  if (codes.length > 0 && !codes.includes(DEFAULT_LANG)) {
    throw new ConfigError(`LANGUAGES must have ${DEFAULT_LANG}: texts without a translation are shown in it`)
  }
}

const OWN_MAPS = `/${MAPS_FOLDER}/`

/** Asked for by a press only, as the policy for their tiles allows a site of modest size. */
export const OPENSTREETMAP: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>',
}

/** By default OpenStreetMap's own; `off` for none. Throws ConfigError. */
export function tilesOf(env: Env): MapTiles | undefined {
  if (env['MAP_TILES'] === 'off') return undefined
  const set = together(env, ['MAP_TILES', 'MAP_TILES_ATTRIBUTION'])
  if (!set) return OPENSTREETMAP
  const [url = '', attribution = ''] = set
  const isHttp = /^https?:$/.test(URL.parse(url.replace('{s}', 'a'))?.protocol ?? '')
  const isOfTiles = isHttp && ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
  if (!isOfTiles && !(url.startsWith(OWN_MAPS) && MAP_FILE.test(url.slice(OWN_MAPS.length)))) {
    const examples = `https://tiles.example.org/{z}/{x}/{y}.png or ${OWN_MAPS}jerusalem.pmtiles`
    throw new ConfigError(`MAP_TILES must be an address like ${examples}, not "${url}"`)
  }
  return { url, attribution }
}

/** Throws ConfigError. */
export function arrivalHoursOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  if (!/^\d+$/.test(text) || !isHours(Number(text))) {
    throw new ConfigError(`ARRIVAL_HOURS must be a whole number of hours from 1 to ${MAX_HOURS}, not "${text}"`)
  }
  return Number(text)
}

/** By default YouTube without cookies; `off` for none. Throws ConfigError. */
export function videosOf(env: Env): VideoProvider | undefined {
  const embed = env['VIDEO_EMBED'] || YOUTUBE.embed
  if (embed === 'off') return undefined
  // A provider's pages do not have another one's videos.
  const standard = embed === YOUTUBE.embed ? YOUTUBE.page : undefined
  const page = env['VIDEO_PAGE'] || standard
  return {
    embed: videoUrlOf('VIDEO_EMBED', embed),
    ...(page && { page: videoUrlOf('VIDEO_PAGE', page) }),
  }
}

function videoUrlOf(name: string, text: string): string {
  const url = URL.parse(text.replace(ID_PLACE, '0'))
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  const place = text.indexOf(ID_PLACE)
  // The id must not be part of the host.
  if (!url || !isHttp || place <= url.origin.length || url.hash) {
    throw new ConfigError(`${name} must be an address like ${YOUTUBE.embed}, not "${text}"`)
  }
  return text
}

/** Throws ConfigError. */
export function contactOf(text: string | undefined): string | undefined {
  if (!text || isEmail(text)) return text || undefined
  throw new ConfigError(`CONTACT_EMAIL must be an address like office@example.org, not "${text}"`)
}

const YEAR_SECONDS = 31_536_000

/** How long a CDN may cache pages, in seconds; undefined for not at all. Throws ConfigError. */
export function cdnSecondsOf(env: Env): number | undefined {
  const text = env['CDN_MAX_AGE'] || '0'
  if (!/^\d{1,8}$/.test(text) || Number(text) > YEAR_SECONDS) {
    throw new ConfigError(`CDN_MAX_AGE must be a number of seconds from 0 to ${YEAR_SECONDS}, not "${text}"`)
  }
  return Number(text) || undefined
}

/** Host names of local networks. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|lan|home\.arpa|test)$/
const OWN_ADDRESSES =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|0\.0\.0\.0$|\[(::1?|f[cde][0-9a-f]{2}:.*)\]$)/

/** Whether an address is public. */
export function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin)
  const isName = hostname.includes('.') || hostname.startsWith('[')
  return isName && !OWN_NAMES.test(hostname) && !OWN_ADDRESSES.test(hostname)
}

/** Whether samples are shown; by default not at a public address. Throws ConfigError. */
export function showsSamples(text: string | undefined, origin: string): boolean {
  if (!text) return !isPublic(origin)
  return eitherOf('SHOW_SAMPLES', text, ['yes', 'no']) === 'yes'
}
