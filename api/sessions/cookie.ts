import type { FastifyReply } from 'fastify'

const LOOPBACK = /^http:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/

/** Browsers take a Secure cookie over plain http from nobody, so a site on loopback has a plainer one. */
function isSecure(origin: string): boolean {
  return !LOOPBACK.test(origin)
}

export function cookieName(origin: string): string {
  return isSecure(origin) ? '__Host-session' : 'session'
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
