import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK = /^http:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/

/** Browsers take a Secure cookie over plain http from nobody, so a site on loopback has a plainer one. */
function isSecure(origin: string): boolean {
  return !LOOPBACK.test(origin)
}

/** The cookies of ours: who is there, and who has logged in here before. */
export type CookieKind = 'session' | 'device'

export function cookieName(origin: string, kind: CookieKind = 'session'): string {
  return isSecure(origin) ? `__Host-${kind}` : kind
}

/** What a cookie of ours looks like: 32 random bytes, and of a device their seal. */
const COOKIES: Readonly<Record<CookieKind, RegExp>> = {
  session: /^[\w-]{43}$/,
  device: /^[\w-]{43}\.[\w-]{43}$/,
}

/**
 * A cookie as the browser sent it, the session's unless told. Undefined for what cannot be ours, and for two
 * of the name: somebody else has put one beside ours, and which is which cannot be told.
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

/** Has the browser keep a cookie of ours, the session's unless told. */
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
