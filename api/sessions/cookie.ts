import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK = /^http:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/

/** Browsers take a Secure cookie over plain http from nobody, so a site on loopback has a plainer one. */
function isSecure(origin: string): boolean {
  return !LOOPBACK.test(origin)
}

export function cookieName(origin: string): string {
  return isSecure(origin) ? '__Host-session' : 'session'
}

/** What a cookie of ours looks like: 32 random bytes. */
const COOKIE = /^[\w-]{43}$/

/**
 * The session's cookie as the browser sent it. Undefined for what cannot be ours, and for two of the
 * name: somebody else has put one beside ours, and which is which cannot be told.
 */
export function sentCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origin: string,
): string | undefined {
  const start = `${cookieName(origin)}=`
  const ours = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(start))
  const value = ours[0]?.slice(start.length)
  return ours.length === 1 && value && COOKIE.test(value) ? value : undefined
}

export function setSessionCookie(
  reply: FastifyReply,
  origin: string,
  { cookie, maxAgeSeconds }: { cookie: string; maxAgeSeconds: number },
): void {
  reply.setCookie(cookieName(origin), cookie, {
    path: '/',
    httpOnly: true,
    secure: isSecure(origin),
    sameSite: 'lax',
    maxAge: maxAgeSeconds,
  })
}

export function clearSessionCookie(reply: FastifyReply, origin: string): void {
  reply.clearCookie(cookieName(origin), {
    path: '/',
    httpOnly: true,
    secure: isSecure(origin),
    sameSite: 'lax',
  })
}
