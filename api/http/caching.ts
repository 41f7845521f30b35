import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler, RouteOptions } from 'fastify'
import { answerOf, createResponseCache, type Answer } from './answers.ts'
import type { Deps } from '../deps.ts'
import { acceptedLanguage } from './language.ts'
import { compressedBody } from './compression.ts'
import type { Access } from './route.ts'
import { JSON_TYPE } from './json.ts'
import { eventLoopTick } from './turns.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `Cache-Control` of successful responses. */
    cacheControl?: string
  }
  interface FastifyRequest {
    /** Cache key of the shared response. */
    answerKey: string
    answerGeneration: number
  }
  interface FastifyReply {
    /** The cached response being sent. */
    answer: Answer | null
  }
}

/** For content that an editor may change at any moment. */
export const BRIEFLY = 'public, max-age=60'
/** For results that depend only on astronomy and the calendar: six hours. */
export const FOR_HOURS = 'public, max-age=21600'
/** For responses that depend on the caller's position. */
export const PRIVATELY = 'private, max-age=60'
const NEVER = 'no-store'
/** For shared responses that are revalidated each time. */
const ASKED_ABOUT = 'no-cache'

/**
 * Adds an ETag to every complete GET response, answers 304, compresses long ones, and caches those shared by everybody.
 */
export function addCaching(app: FastifyInstance, deps: Deps): void {
  const answers = createResponseCache(deps)
  app.decorateRequest('answerKey', '')
  app.decorateRequest('answerGeneration', 0)
  app.decorateReply('answer', null)
  app.addHook('onRoute', (route) => {
    const keeping = keepingOf(route)
    const finish: onSendHookHandler = (request, reply, payload, done) => {
      const answer = finishedAnswer(reply, payload, keeping)
      if (answer === undefined) return done(null, payload)
      // Only the type is cached with a body: responses with their own headers are not.
      if (request.answerKey && !reply.answer && answer.type === JSON_TYPE)
        answers.put(request.answerKey, answer, request.answerGeneration)
      reply.header('etag', answer.etag)
      done(null, hasAlready(request, answer.etag) ? withoutBody(reply) : compressedBody(request, reply, answer))
    }
    route.onSend = [finish, route.onSend ?? []].flat()
    if (!route.config?.isOpenRead) return
    const answerAgain = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      const { url, headers } = request
      request.answerKey = keeping.varies ? `${acceptedLanguage(headers['accept-language'])} ${url}` : url
      reply.answer = answers.get(request.answerKey, eventLoopTick(request)) ?? null
      request.answerGeneration = answers.generation()
      if (!reply.answer) return done()
      reply.type(reply.answer.type).send(reply.answer.body)
    }
    route.onRequest = [route.onRequest ?? [], answerAgain].flat()
  })
}

/** Access levels whose responses may be shared; with a session they are personal. */
const ANYBODYS: readonly Access[] = ['open', 'own']

interface Keeping {
  isRead: boolean
  cacheControl: string
  /** Headers that the responses also depend on. */
  varies: string | undefined
}

/** Personal responses are never cached; those without a language in the path depend on the caller's. */
function keepingOf({ method, config = {}, schema }: RouteOptions): Keeping {
  const { access = 'open', cacheControl = ASKED_ABOUT } = config
  const query = schema?.querystring as { properties?: object } | undefined
  const usesRequestLanguage = 'language' in (query?.properties ?? {})
  return {
    isRead: [method].flat().every((name) => name === 'GET' || name === 'HEAD'),
    cacheControl: ANYBODYS.includes(access) ? cacheControl : NEVER,
    varies: usesRequestLanguage ? 'accept-language' : undefined,
  }
}

/** Sets the headers of a response. Undefined if nothing is left to do. */
function finishedAnswer(
  reply: FastifyReply,
  payload: unknown,
  { isRead, cacheControl, varies }: Keeping,
): Answer | undefined {
  const isGood = isRead && reply.statusCode === 200
  const keep = isGood && !reply.request.session ? cacheControl : NEVER
  if (cacheControl === NEVER || !reply.hasHeader('cache-control')) reply.header('cache-control', keep)
  if (keep === NEVER) return undefined
  if (varies) reply.header('vary', varies)
  const type = String(reply.getHeader('content-type'))
  const isText = typeof payload === 'string' || (Buffer.isBuffer(payload) && type === JSON_TYPE)
  if (isText) return reply.answer ?? answerOf(payload, type)
  return undefined
}

/** Turns a response into a 304. Returns its body. */
export function withoutBody(reply: FastifyReply): '' {
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return ''
}

/** Whether the request's `If-None-Match` includes an ETag. */
export function hasAlready({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match']
  if (!known) return false
  if (known === etag) return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag))
}
