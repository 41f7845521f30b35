import type { FastifyRequest } from 'fastify'

/** What a session remembers of the device that began it: names, empty if unknown. */
export interface Device {
  browser: string
  system: string
}

// The first that fits: browsers also name those they are built on.
const BROWSERS: Readonly<Record<string, RegExp>> = {
  Edge: /\bEdg(e|A|iOS)?\//,
  Opera: /\b(OPR|OPT|Opera)\//,
  Yandex: /\bYaBrowser\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /(Chrome|CriOS)\//,
  Safari: /\bVersion\/.*Safari\//,
}
const SYSTEMS: Readonly<Record<string, RegExp>> = {
  Android: /\bAndroid\b/,
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Windows: /\bWindows\b/,
  ChromeOS: /\bCrOS\b/,
  macOS: /\bMacintosh\b/,
  Linux: /\bLinux\b/,
}

const MAX_LENGTH = 500

const nameIn = (agent: string, names: Readonly<Record<string, RegExp>>): string =>
  Object.entries(names).find(([, pattern]) => pattern.test(agent))?.[0] ?? ''

/** Browser and system of a request; versions and models are not kept. */
export function deviceIn({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  const agent = (headers['user-agent'] ?? '').slice(0, MAX_LENGTH)
  return { browser: nameIn(agent, BROWSERS), system: nameIn(agent, SYSTEMS) }
}
