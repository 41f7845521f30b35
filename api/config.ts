import { isIP } from 'node:net'
import type { HoldRules } from '#core/contract/holding.ts'
import type { MapTiles } from '#core/contract/map-tiles.ts'
import type { Ads } from '#core/contract/ads.ts'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import type { VideoProvider } from '#core/contract/videos.ts'
import { ConfigError, eitherOf, wholeOf, type Env } from './settings/config-error.ts'
import {
  arrivalHoursOf,
  calendarOf,
  checkLanguages,
  cdnSecondsOf,
  contactOf,
  isPublic,
  showsSamples,
  tilesOf,
  videosOf,
} from './settings/pages.ts'
import { coloursOf, logoOf, type ColoursConfig, type LogoConfig } from './settings/look.ts'
import { providersOf, type Providers } from './settings/providers.ts'
import { portOf, runningOf, type RunningConfig } from './settings/running.ts'
import { geocoderOf, type Geocoder } from './maps/geocoder.ts'
import { statisticsOf, type StatisticsConfig } from './settings/statistics.ts'
import { storeKeyOf } from './settings/store-key.ts'
import { holdRulesOf, trustOf, type TrustConfig } from './settings/trust.ts'
import { adsOf, weatherOf, hostsOf, type WeatherConfig } from './settings/services.ts'

export interface Config extends Providers {
  host: string
  port: number
  /** Folder for everything the program writes. */
  varDir: string
  /** Folder of the data files; the shipped ones if absent. */
  seedDir?: string
  /** Address of the site in pages, without a trailing slash: the public one, else where it listens. */
  origin: string
  /** Whether samples are shown: by default not at a public address. */
  showsSamples: boolean
  /** The same, as the base of links in mails. */
  linkOrigin: string
  /** Calendar that the month calendar may add; none if absent. */
  publicCalendar?: PublicCalendar
  /** Tiles that maps may show with consent; only our base layer if absent. */
  mapTiles?: MapTiles
  /** Contact address for owners of listings; none if absent. */
  contactEmail?: string
  /** The site's own colours; ours if absent. */
  colours?: ColoursConfig
  /** The site's own logo; ours if absent. */
  logo?: LogoConfig & { base64: string }
  /** Weather provider; none if absent. */
  weather?: WeatherConfig
  /** The ad network and its zones; no ads if absent. */
  ads?: Ads
  /** Less than this before candle lighting is a close arrival; three hours if absent. */
  arrivalHours?: number
  /** The video provider; none if absent. */
  videos?: VideoProvider
  /** PostgreSQL; the SQLite file in `varDir` if absent. */
  databaseUrl?: string
  /** The key of the store's secrets, in hexadecimal digits; a file in `varDir` if absent. */
  storeKey?: string
  /** Whose `X-Forwarded-*` headers to trust: nobody's, everybody's, or some addresses'. */
  trustProxy: boolean | string
  trust: TrustConfig
  /** Until they are set at the desk. */
  holdRules: HoldRules
  /** Sums of pages, presses and searches; nothing is counted if absent. */
  statistics?: StatisticsConfig
  /** Whether the desk is closed to people without a second factor. */
  requiresSecondFactor: boolean
  mail: MailConfig
  geocoder?: Geocoder
  /** How long a CDN may cache pages; always revalidates if absent. */
  cdnSeconds?: number
  /** Which files pages have once they are compressed. */
  pageFiles: 'compressed' | 'both'
  /** Newsletters sent per minute. */
  newslettersPerMinute: number
  /** Largest file that editors import in the browser. */
  importMegabytes: number
  /** Hosts to which webhooks may go though they are private or plain http. */
  webhookHosts: ReadonlySet<string>
  /** Hosts from which photographs of imported places are fetched. */
  importPictureHosts: ReadonlySet<string>
  running: RunningConfig
}

export interface MailConfig {
  /** Sender of every message. */
  from: string
  /** `smtp://` or `smtps://`; message files in `varDir` if absent. */
  smtpUrl?: string
}

export { ConfigError }

/** Reads the settings, once, at start. Throws an error that names the invalid variable. */
export function readConfig(env: Env): Config {
  checkLanguages(env['LANGUAGES'])
  const host = env['HOST'] || '127.0.0.1'
  const port = portOf('PORT', env['PORT'] || '4321')
  const databaseUrl = databaseOf(env['DATABASE_URL'])
  const storeKey = storeKeyOf(env['STORE_KEY'])
  const publicCalendar = calendarOf(env)
  const geocoder = geocoderOf(env['GEOCODER_URL'])
  const mapTiles = tilesOf(env)
  const contactEmail = contactOf(env['CONTACT_EMAIL'])
  const colours = coloursOf(env)
  const logo = logoOf(env['SITE_LOGO'])
  const weather = weatherOf(env)
  const ads = adsOf(env)
  const arrivalHours = arrivalHoursOf(env['ARRIVAL_HOURS'])
  const videos = videosOf(env)
  const cdnSeconds = cdnSecondsOf(env)
  const statistics = statisticsOf(env)
  const trust = trustOf(env)
  const publicOrigin = env['SITE_ORIGIN'] ? originOf(env['SITE_ORIGIN']) : undefined
  const origin = publicOrigin ?? listeningOrigin(host, port)
  return {
    host,
    port,
    varDir: env['VAR_DIR'] || 'var',
    ...(env['SEED_DIR'] && { seedDir: env['SEED_DIR'] }),
    origin,
    showsSamples: showsSamples(env['SHOW_SAMPLES'], publicOrigin ?? STANDARD_ORIGIN),
    linkOrigin: origin,
    ...(publicCalendar && { publicCalendar }),
    ...(mapTiles && { mapTiles }),
    ...(contactEmail && { contactEmail }),
    ...(colours && { colours }),
    ...(logo && { logo }),
    ...(weather && { weather }),
    ...(ads && { ads }),
    ...(arrivalHours && { arrivalHours }),
    ...(videos && { videos }),
    ...(databaseUrl && { databaseUrl }),
    ...(storeKey && { storeKey }),
    ...(geocoder && { geocoder }),
    ...(cdnSeconds && { cdnSeconds }),
    ...(statistics && { statistics }),
    trustProxy: proxyOf(env['TRUST_PROXY'] || 'false'),
    trust,
    holdRules: holdRulesOf(trust, { isPublic: isPublic(publicOrigin ?? STANDARD_ORIGIN) }),
    requiresSecondFactor:
      eitherOf('SECOND_FACTOR', env['SECOND_FACTOR'] || 'required', ['required', 'optional']) === 'required',
    mail: mailOf(env),
    pageFiles: eitherOf('PAGE_FILES', env['PAGE_FILES'] || 'compressed', ['compressed', 'both']),
    importMegabytes: wholeOf(env, 'IMPORT_MEGABYTES', { standard: 20, least: 1, most: 1000 }),
    newslettersPerMinute: wholeOf(env, 'NEWSLETTER_PER_MINUTE', { standard: 60, least: 1, most: 6000 }),
    webhookHosts: hostsOf('WEBHOOK_HOSTS', env['WEBHOOK_HOSTS']),
    importPictureHosts: hostsOf('IMPORT_PICTURE_HOSTS', env['IMPORT_PICTURE_HOSTS']),
    running: runningOf(env),
    ...providersOf(env),
  }
}

/** The address of a server; IPv6 hosts in brackets. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const STANDARD_ORIGIN = 'http://127.0.0.1:4321'
/** Hosts that mean every address of the machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** The server's address for browsers on this machine; a system-assigned port is unknown yet. */
function listeningOrigin(host: string, port: number): string {
  if (port === 0) return STANDARD_ORIGIN
  const address = addressOf(EVERYWHERE.has(host) ? '127.0.0.1' : host, port)
  return URL.parse(address)?.origin ?? STANDARD_ORIGIN
}

function originOf(text: string): string {
  const url = URL.parse(text)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isHttp || url.href !== `${url.origin}/`) {
    throw new ConfigError(`SITE_ORIGIN must be an address like https://example.org, not "${text}"`)
  }
  return url.origin
}

function databaseOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  // The value contains a password and is not repeated.
  if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database')
  }
  return text
}

function proxyOf(text: string): boolean | string {
  if (text === 'true' || text === 'false') return text === 'true'
  const proxies = text.split(',').map((part) => part.trim())
  if (!proxies.every(isNetwork)) {
    throw new ConfigError(`TRUST_PROXY must be true, false or a list of addresses, not "${text}"`)
  }
  return proxies.join(', ')
}

/** `192.0.2.1`, `10.0.0.0/8`, `::1`, `2001:db8::/32`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  if (most === undefined || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most)
}

function mailOf(env: Env): MailConfig {
  const from = env['MAIL_FROM'] || 'Kosher Travel Directory <noreply@localhost>'
  if (/[\r\n]/.test(from) || !/^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/.test(from)) {
    throw new ConfigError(`MAIL_FROM must look like Our Name <name@example.org>, not "${from}"`)
  }
  const smtpUrl = env['SMTP_URL']
  if (!smtpUrl) return { from }
  // The value contains a password and is not repeated.
  const server = URL.parse(smtpUrl)
  if (!server?.hostname || !/^smtps?:$/.test(server.protocol)) {
    throw new ConfigError('SMTP_URL must look like smtps://user:password@host:465')
  }
  const password = env['SMTP_PASSWORD']
  if (!password) return { from, smtpUrl }
  if (!server.username || server.password) {
    throw new ConfigError('SMTP_PASSWORD needs an SMTP_URL with a user and without a password: smtps://user@host:465')
  }
  server.password = encodeURIComponent(password)
  return { from, smtpUrl: server.href }
}
