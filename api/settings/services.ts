import { AD_SLOTS, type Ads, type AdSlot } from '#core/contract/ads.ts'
import { ConfigError, together, type Env } from './config-error.ts'

const WEATHER_URLS = {
  met: 'https://api.met.no/weatherapi/locationforecast/2.0',
  'open-meteo': 'https://api.open-meteo.com/v1',
} as const

/** Of Open-Meteo, for those who have a key. */
const PAID_URL = 'https://customer-api.open-meteo.com/v1'

export interface WeatherConfig {
  provider: keyof typeof WEATHER_URLS
  /** Base URL of the provider's API, without a trailing slash. */
  url: string
  /** Of a paid plan of Open-Meteo. */
  key?: string
}

/** The weather provider; undefined if off. Throws ConfigError. */
export function weatherOf(env: Env): WeatherConfig | undefined {
  const provider = env['WEATHER'] || 'met'
  if (provider === 'off') return undefined
  if (!Object.hasOwn(WEATHER_URLS, provider)) {
    throw new ConfigError(`WEATHER must be met, open-meteo or off, not "${provider}"`)
  }
  const name = provider as WeatherConfig['provider']
  const key = name === 'open-meteo' ? env['WEATHER_KEY'] : undefined
  const url = guardedUrl('WEATHER_URL', env['WEATHER_URL'] || (key ? PAID_URL : WEATHER_URLS[name]))
  return { provider: name, url: url.href.replace(/\/+$/, ''), ...(key && { key }) }
}

/** The ad network; undefined if none. Throws ConfigError. */
export function adsOf(env: Env): Ads | undefined {
  const script = env['AD_SCRIPT']
  const zones = env['AD_ZONES']
  if (!script && !zones) return undefined
  if (!script || !zones) throw new ConfigError('AD_SCRIPT and AD_ZONES are needed together')
  const { href } = guardedUrl('AD_SCRIPT', script)
  return {
    script: href,
    zones: Object.fromEntries(zones.split(',').map(zoneOf)),
  }
}

/** 'results=102/7' */
function zoneOf(text: string) {
  const [, slot, zone, oid] = /^\s*(\w+)\s*=\s*([\w.-]+)\/([\w.-]+)\s*$/.exec(text) ?? []
  if (!zone || !oid || !AD_SLOTS.includes(slot as AdSlot)) {
    throw new ConfigError(`AD_ZONES must be a list like results=102/7 for ${AD_SLOTS.join(', ')}, not "${text}"`)
  }
  return [slot, { zone, oid }] as const
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** An https address, or http on this machine. */
function guardedUrl(name: string, text: string): URL {
  const url = URL.parse(text)
  const isOwn = url?.protocol === 'http:' && LOOPBACK.test(url.hostname)
  const isPlain = url && !url.username && !url.password && !url.hash
  if (!isPlain || (url.protocol !== 'https:' && !isOwn)) {
    throw new ConfigError(`${name} must be an address starting with https://, not "${text}"`)
  }
  return url
}

/** Hosts, with or without a port, as they stand in an address. Throws ConfigError. */
export function hostsOf(name: string, text = ''): ReadonlySet<string> {
  const hosts = text.split(',').flatMap((part) => part.trim() || [])
  for (const host of hosts) {
    if (URL.parse(`http://${host}`)?.href === `http://${host}/`) continue
    throw new ConfigError(`${name} must be a list of hosts like hooks.internal or 127.0.0.1:4000, not "${text}"`)
  }
  return new Set(hosts)
}

export interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string
  /** For the button that leads there. */
  name: string
}

/** The site's own OpenID provider; undefined if none. Throws ConfigError. */
export function oidcOf(env: Env): OidcConfig | undefined {
  const values = together(env, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'])
  if (!values) return undefined
  const [issuer = '', clientId = '', clientSecret = '', name = ''] = values
  return { issuer: guardedUrl('OIDC_ISSUER', issuer).href, clientId, clientSecret, name }
}
