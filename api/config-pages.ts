import type { MapTiles } from '#core/contract/map-tiles.ts'
import {
  GOOGLE_CALENDAR_URL,
  type PublicCalendar,
} from '#core/contract/public-calendar.ts'
import { isEmail } from '#core/domain/validation/email.ts'
import { ConfigError, together, type Env } from './config-error.ts'

// The settings that stand in pages.

/** A key may be missing: the page says so then. */
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
    throw new ConfigError(
      `GOOGLE_CALENDAR_URL must be an address like ${GOOGLE_CALENDAR_URL}, not "${text}"`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

/** Throws ConfigError. */
export function tilesOf(env: Env): MapTiles | undefined {
  const set = together(env, ['MAP_TILES', 'MAP_TILES_ATTRIBUTION'])
  if (!set) return undefined
  const [url = '', attribution = ''] = set
  const isHttp = /^https?:$/.test(
    URL.parse(url.replace('{s}', 'a'))?.protocol ?? '',
  )
  if (!isHttp || !['{z}', '{x}', '{y}'].every((part) => url.includes(part))) {
    throw new ConfigError(
      `MAP_TILES must be an address like https://tiles.example.org/{z}/{x}/{y}.png, not "${url}"`,
    )
  }
  return { url, attribution }
}

/** Throws ConfigError. */
export function contactOf(text: string | undefined): string | undefined {
  if (!text || isEmail(text)) return text || undefined
  throw new ConfigError(
    `CONTACT_EMAIL must be an address like office@example.org, not "${text}"`,
  )
}
