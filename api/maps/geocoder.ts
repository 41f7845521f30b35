import { ConfigError } from '../settings/config-error.ts'

/** A Nominatim-compatible geocoder, used where none of our own names is meant. */
export interface Geocoder {
  /** Without a trailing slash. */
  url: string
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Receives what people search for: only encrypted, or on this machine. */
export function geocoderOf(text: string | undefined): Geocoder | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname))
  if (!url || !isSafe || url.href !== url.origin + url.pathname) {
    throw new ConfigError(`GEOCODER_URL must be an address like https://nominatim.example.org, not "${text}"`)
  }
  return { url: url.href.replace(/\/+$/, '') }
}
