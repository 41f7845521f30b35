import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import cookie from '@fastify/cookie'
import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { LogController, type FastifyHttpOptions } from 'fastify'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { secondFactorRoutes } from './accounts/second-factor.routes.ts'
import { loginRoutes } from './accounts/login.routes.ts'
import { ownListingsRoutes } from './notifications/listings.routes.ts'
import { answerInvalid, HTTP_LIMITS } from './http/broken-requests.ts'
import { addCaching } from './http/caching.ts'
import { closeGently } from './http/closing.ts'
import { contentRoutes } from './content/content.routes.ts'
import type { PeopleDeps } from './deps.ts'
import { deskRoutes } from './desk/desk.routes.ts'
import { rightsOfKey } from './desk/permissions/key-rights.ts'
import { mayBeByKey, rolesOfCall } from './desk/permissions/permissions.ts'
import { directoryRoutes } from './directory/directory.routes.ts'
import { addDocs } from './http/docs.ts'
import { editsRoutes } from './edits/edits.routes.ts'
import { enquiriesRoutes } from './enquiries/enquiries.routes.ts'
import { jobsRoutes } from './enquiries/jobs.routes.ts'
import { answerErrors, codeOf } from './http/errors.ts'
import { featuresRoutes } from './features/features.routes.ts'
import { captchaRoutes } from './guards/captcha.routes.ts'
import { addLimits } from './guards/limits.ts'
import { addBodyChecks } from './guards/bodies.ts'
import { addNumberChecks } from './guards/numbers.ts'
import { healthRoutes } from './health/health.routes.ts'
import { addLoadLimit } from './guards/load.ts'
import { addRequestLog } from './http/logging.ts'
import { geocodeRoutes } from './maps/geocode.routes.ts'
import { mapPlacesRoutes } from './maps/map-places.routes.ts'
import { shareRoutes } from './share/share.routes.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { addProviderCsp } from './http/provider-csp.ts'
import { ownDataRoutes } from './own-data/own-data.routes.ts'
import { placesRoutes } from './places/places.routes.ts'
import { savedListsRoutes } from './saved/saved-lists.routes.ts'
import { tripsRoutes } from './saved/trips.routes.ts'
import { savedRoutes } from './saved/saved.routes.ts'
import { sightingsRoutes } from './sightings/sightings.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { addSecurity } from './http/security.ts'
import { addAccess } from './accounts/access.ts'
import { sessionRoutes } from './accounts/session.routes.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'
import { addSecurityText } from './site/security-text.ts'
import { addSite } from './site/site.routes.ts'
import { addStopping } from './http/stopping.ts'
import { dayRoutes } from './times/day.routes.ts'
import { exportRoutes } from './times/export.routes.ts'
import { timesRoutes } from './times/times.routes.ts'
import { contributionsRoutes } from './contributions/contributions.routes.ts'
import { weatherRoutes } from './weather/weather.routes.ts'

/** Longer than any URL that Node accepts: schemas limit lengths. */
const MAX_PARAM_LENGTH = 20_000

/** Fits long reviews many times over; routes with files have their own. */
const MAX_BODY = 64 * 1024
/** For a whole request to arrive: pictures on a slow connection. */
const MAX_REQUEST_MS = 120_000
/** A connection without traffic in either direction is closed after this time. */
const MAX_SILENCE_MS = 60_000

const ROUTES: readonly FastifyPluginAsyncTypebox<PeopleDeps>[] = [
  healthRoutes,
  placesRoutes,
  geocodeRoutes,
  mapPlacesRoutes,
  directoryRoutes,
  timesRoutes,
  dayRoutes,
  exportRoutes,
  contentRoutes,
  featuresRoutes,
  weatherRoutes,
  captchaRoutes,
  loginRoutes,
  accountsRoutes,
  ownDataRoutes,
  ownListingsRoutes,
  secondFactorRoutes,
  newsletterRoutes,
  shareRoutes,
  contributionsRoutes,
  savedRoutes,
  savedListsRoutes,
  tripsRoutes,
  reportsRoutes,
  sightingsRoutes,
  editsRoutes,
  enquiriesRoutes,
  deskRoutes,
  statisticsRoutes,
  jobsRoutes,
]

function optionsFor({ config }: PeopleDeps) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    requestTimeout: MAX_REQUEST_MS,
    connectionTimeout: MAX_SILENCE_MS,
    http: HTTP_LIMITS,
    clientErrorHandler: answerInvalid,
    trustProxy: config.trustProxy,
    // Requests during shutdown are answered normally, on connections that close afterwards.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Visitors who have not logged in are `false` or 0.
    rewriteUrl: ({ url = '/' }: IncomingMessage) =>
      url.replace(/^(\/rest\/tjt\/item(?:reviews|questions))\/false\//, '$1/0/'),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Unknown fields are refused, not dropped.
    ajv: { customOptions: { removeAdditional: false } },
  }
}

/** The whole server, not yet listening. */
export function buildApp(deps: PeopleDeps, options: FastifyHttpOptions<Server> = {}) {
  const app = Fastify({
    ...optionsFor(deps),
    frameworkErrors(error, request, reply) {
      harden(reply)
      return answerBroken(request, reply, codeOf(error))
    },
    ...options,
  }).withTypeProvider<TypeBoxTypeProvider>()
  // Only JSON is accepted, unless a route says otherwise.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  addRequestLog(app)
  deps.meter?.watch(app)
  addStopping(app, deps)
  closeGently(app)
  const harden = addSecurity(app, deps.config)
  addProviderCsp(app, deps.config)
  addLoadLimit(app)
  addCaching(app, deps)
  addDocs(app)
  app.register(cookie, { hook: false })
  const tokenNames = addAccess(app, deps, { rolesOfCall, mayBeByKey, rightsOfKey })
  addLimits(app, deps)
  addBodyChecks(app)
  addNumberChecks(app)
  addSecurityText(app, deps)
  for (const routes of ROUTES) app.register(routes, deps)
  app.register(sessionRoutes, { ...deps, ...tokenNames })
  const answerBroken = addSite(app, deps)
  return app
}
