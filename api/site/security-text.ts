import type { FastifyInstance } from 'fastify'
import { LANGS } from '#core/i18n/languages.ts'
import type { PeopleDeps } from '../deps.ts'

const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. */
const GOOD_FOR_MS = 180 * DAY_MS

/** Security contact (RFC 9116), if configured. */
export function addSecurityText(app: FastifyInstance, { config: site, now }: PeopleDeps): void {
  const path = '/.well-known/security.txt'
  const config = { cacheControl: 'public, max-age=86400' }
  app.get(path, { schema: { hide: true }, config }, (_, reply) => {
    const { contactEmail, origin } = site
    if (!contactEmail) return reply.callNotFound()
    const end = new Date(now().getTime() + GOOD_FOR_MS)
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${end.toISOString().slice(0, 10)}T00:00:00Z`,
      `Preferred-Languages: ${LANGS.join(', ')}`,
      `Canonical: ${origin}${path}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
