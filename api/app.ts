import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController, type FastifyServerOptions } from 'fastify'
import { addCaching } from './caching.ts'
import { contentRoutes } from './content/content.routes.ts'
import type { Deps } from './deps.ts'
import { directoryRoutes } from './directory/directory.routes.ts'
import { addDocs } from './docs.ts'
import { answerErrors, codeOf, sendError } from './errors.ts'
import { healthRoutes } from './health/health.routes.ts'
import { addPacking } from './packing.ts'
import { placesRoutes } from './places/places.routes.ts'
import { addOpenReads, addSecurity, harden } from './security.ts'
import { addSite } from './site/site.routes.ts'
import { dayRoutes } from './times/day.routes.ts'
import { takeRoutes } from './times/take.routes.ts'
import { timesRoutes } from './times/times.routes.ts'

/** Longer than any URL that Node takes: what is too long is for the schemas to say. */
const MAX_PARAM_LENGTH = 20_000

/** The whole server, not yet listening. */
export function buildApp(deps: Deps, options: FastifyServerOptions = {}) {
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
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
  addOpenReads(app)
  addCaching(app)
  addPacking(app)
  addDocs(app)
  app.register(healthRoutes, deps)
  app.register(placesRoutes, deps)
  app.register(directoryRoutes, deps)
  app.register(timesRoutes, deps)
  app.register(dayRoutes, deps)
  app.register(takeRoutes, deps)
  app.register(contentRoutes, deps)
  addSite(app, deps)
  return app
}
