import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { DOCS_POLICY } from './security.ts'

/** The OpenAPI description and its pages at `/rest/tjt/docs`, without third-party assets. */
export function addDocs(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      info: {
        title: 'Kosher travel directory',
        description:
          'Reads of the directory. Errors answer {error, code}; error is in the language of Accept-Language.',
        version: '1',
      },
    },
  })
  app.register(swaggerUi, {
    routePrefix: '/rest/tjt/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { validatorUrl: null },
  })
}
