import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { DOCS_POLICY } from './security.ts'

/** The name of API keys in the description. */
export const KEY_SCHEME = 'apiKey'

const DESK_TEXT =
  'For people with a role and for their programs, with an API key: who has a role makes one at the desk, under ' +
  '“API”. A key has a role, may have an area, and may never do more than its maker. `401`: no such key, or it has ' +
  'ended; `403`: it may not do this; `429`: its calls of this hour are used up.'

/** A call that a test makes as it stands here. */
export const KEY_EXAMPLE =
  'curl -H "Authorization: Bearer $TJT_KEY" "$TJT_SITE/rest/tjt/desk/documents/listings?count=5"'

const KEY_TEXT = `An API key of the desk, sent as a bearer token. No cookie and no CSRF token goes with it.

    ${KEY_EXAMPLE}`

/** The OpenAPI description and its pages at `/rest/tjt/docs`, without third-party assets. */
export function addDocs(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      info: {
        title: 'Kosher travel directory',
        description:
          'Reads of the directory, and the calls of the desk. Errors answer {error, code}; error is in the ' +
          'language of Accept-Language.',
        version: '1',
      },
      tags: [{ name: 'desk', description: DESK_TEXT }],
      components: {
        securitySchemes: { [KEY_SCHEME]: { type: 'http', scheme: 'bearer', description: KEY_TEXT } },
      },
    },
  })
  app.register(swaggerUi, {
    routePrefix: '/rest/tjt/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { validatorUrl: null },
  })
}
