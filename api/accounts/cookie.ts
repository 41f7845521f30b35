import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK = /^http:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/

/** Browsers reject Secure cookies over plain http, so a site on loopback uses a plain one. */
function isSecure(origin: string): boolean {
  return !LOOPBACK.test(origin)
}

/** Our cookies: the session, and a browser that has logged in before. */
export type CookieKind = 'session' | 'device'

export function cookieName(origin: string, kind: CookieKind = 'session'): string {
  return isSecure(origin) ? `__Host-${kind}` : kind
}

/** Formats of our cookies: 32 random bytes, for a device with their seal. */
const COOKIES: Readonly<Record<CookieKind, RegExp>> = {
  session: /^[\w-]{43}$/,
  device: /^[\w-]{43}\.[\w-]{43}$/,
}

/**
 * A cookie sent by the browser, by default the session's. Undefined if invalid, or if there are two with the name:
 * somebody planted one, and ours cannot be identified.
 */
export function sentCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origin: string,
  kind: CookieKind = 'session',
): string | undefined {
  const start = `${cookieName(origin, kind)}=`
  const ours = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(start))
  const value = ours[0]?.slice(start.length)
  const isOne = ours.length === 1 && value && COOKIES[kind].test(value)
  return isOne ? value : undefined
}

export interface KeptCookie {
  cookie: string
  maxAgeSeconds: number
}

/** Sets a cookie, by default the session's. */
export function setOwnCookie(
  reply: FastifyReply,
  origin: string,
  { cookie, maxAgeSeconds }: KeptCookie,
  kind: CookieKind = 'session',
): void {
  reply.setCookie(cookieName(origin, kind), cookie, {
    path: '/',
    httpOnly: true,
    secure: isSecure(origin),
    sameSite: 'lax',
    maxAge: maxAgeSeconds,
  })
}
