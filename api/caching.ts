import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendHookHandler,
  RouteOptions,
} from 'fastify'
import { answerOf, keepAnswers, type Answer } from './answers.ts'
import type { Deps } from './deps.ts'
import { acceptedLanguage } from './language.ts'
import { sendPacked } from './packing.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `Cache-Control` of the route's good answers. */
    cacheControl?: string
    /** Found out for each route: what else its answers depend on. */
    varies?: string
  }
  interface FastifyRequest {
    /** What its answer may be kept as, for others who ask the same. */
    answerKey: string
    answerGeneration: number
  }
  interface FastifyReply {
    /** A kept answer that is sent. */
    answer: Answer | null
  }
}

/** For content that an editor may change at any moment. */
export const BRIEFLY = 'public, max-age=60'
/** For what depends on where the caller is. */
export const PRIVATELY = 'private, max-age=60'
const NEVER = 'no-store'

type Done = Parameters<onSendHookHandler>[3]

/**
 * Gives every whole answer to a GET an ETag, answers 304 to who has it already, and packs long ones. What
 * is the same for everybody is answered again without being made again.
 */
export function addCaching(app: FastifyInstance, deps: Deps): void {
  const answers = keepAnswers(deps)
  app.decorateRequest('answerKey', '')
  app.decorateRequest('answerGeneration', 0)
  app.decorateReply('answer', null)
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...keepingOf(route) }
    if (!route.config.isOpenRead) return
    const { varies } = route.config
    route.onRequest = [route.onRequest ?? [], answerAgain].flat()
    function answerAgain(
      request: FastifyRequest,
      reply: FastifyReply,
      done: () => void,
    ): void {
      request.answerKey = varies
        ? `${acceptedLanguage(request.headers['accept-language'])} ${request.url}`
        : request.url
      reply.answer = answers.get(request.answerKey) ?? null
      request.answerGeneration = answers.generation()
      if (!reply.answer) return done()
      reply.type(reply.answer.type).send(reply.answer.body)
    }
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || reply.statusCode !== 200) {
      setUnlessSet(reply, 'cache-control', NEVER)
      return done(null, payload)
    }
    const { cacheControl = 'no-cache', varies } = request.routeOptions.config
    setUnlessSet(reply, 'cache-control', cacheControl)
    if (cacheControl === NEVER) return done(null, payload)
    const etag = reply.getHeader('etag')
    if (typeof etag === 'string' && Buffer.isBuffer(payload))
      return sendUnlessKnown(request, reply, { etag, payload, done })
    if (typeof payload !== 'string') return done(null, payload)
    if (varies) reply.header('vary', varies)
    const answer =
      reply.answer ?? answerOf(payload, String(reply.getHeader('content-type')))
    if (request.answerKey && !reply.answer)
      answers.put(request.answerKey, answer, request.answerGeneration)
    sendAnswer(request, reply, { answer, done })
  })
}

/** Personal answers are never kept; those without a language of their own depend on the caller's. */
function keepingOf({ config = {}, schema }: RouteOptions) {
  const { access = 'open', cacheControl } = config
  const query = schema?.querystring as { properties?: object } | undefined
  return {
    ...(access === 'open' ? { cacheControl } : { cacheControl: NEVER }),
    ...(query?.properties &&
      'language' in query.properties && { varies: 'accept-language' }),
  }
}

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, done }: { answer: Answer; done: Done },
): void {
  const { etag } = answer
  reply.header('etag', etag)
  const isKnown = hasAlready(request, etag)
  if (isKnown)
    return sendUnlessKnown(request, reply, { etag, payload: '', done })
  sendPacked(request, reply, { answer, done })
}

function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, payload, done }: { etag: string; payload: unknown; done: Done },
): void {
  if (!hasAlready(request, etag)) return done(null, payload)
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  done(null, '')
}

function setUnlessSet(reply: FastifyReply, name: string, value: string): void {
  if (!reply.hasHeader(name)) reply.header(name, value)
}

function hasAlready({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']
  if (!known) return false
  if (known === etag) return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return (
    known.trim() === '*' ||
    known.split(',').some((tag) => opaque(tag) === opaque(etag))
  )
}
