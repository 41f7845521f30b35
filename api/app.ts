import cookie from '@fastify/cookie'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController, type FastifyServerOptions } from 'fastify'
import { addCaching } from './caching.ts'
import { contentRoutes } from './content/content.routes.ts'
import type { PeopleDeps } from './deps.ts'
import { directoryRoutes } from './directory/directory.routes.ts'
import { addDocs } from './docs.ts'
import { answerErrors, codeOf, sendError } from './errors.ts'
import { addLimits } from './guards/limits.ts'
import { healthRoutes } from './health/health.routes.ts'
import { addLoadLimit } from './load.ts'
import { addPacking } from './packing.ts'
import { placesRoutes } from './places/places.routes.ts'
import { addOpenReads, addSecurity, harden } from './security.ts'
import { addAccess } from './sessions/access.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { addSite } from './site/site.routes.ts'
import { timesRoutes } from './times/times.routes.ts'

/** Longer than any URL that Node takes: what is too long is for the schemas to say. */
const MAX_PARAM_LENGTH = 20_000

/** A long review fits many times; routes that take files say so. */
const MAX_BODY = 64 * 1024
const MAX_REQUEST_MS = 30_000

/** The whole server, not yet listening. */
export function buildApp(deps: PeopleDeps, options: FastifyServerOptions = {}) {
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    requestTimeout: MAX_REQUEST_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // A field that no schema knows is refused, not dropped.
    ajv: { customOptions: { removeAdditional: false } },
    frameworkErrors(error, request, reply) {
      harden(reply)
      return sendError(request, reply, codeOf(error))
    },
    ...options,
  }).withTypeProvider<TypeBoxTypeProvider>()
  answerErrors(app)
  addSecurity(app)
  addLoadLimit(app)
  addOpenReads(app)
  addCaching(app)
  addPacking(app)
  addDocs(app)
  app.register(cookie)
  addLimits(app, deps)
  const { tokenNames } = addAccess(app, deps)
  app.register(healthRoutes, deps)
  app.register(placesRoutes, deps)
  app.register(directoryRoutes, deps)
  app.register(timesRoutes, deps)
  app.register(contentRoutes, deps)
  app.register(sessionRoutes, { ...deps, tokenNames })
  addSite(app, deps)
  return app
}
