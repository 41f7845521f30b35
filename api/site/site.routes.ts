import { resolve } from 'node:path'
import files from '@fastify/static'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#core/terms/errors.ts'
import { MAP_FILE, MAPS_FOLDER } from '#core/contract/map-tiles.ts'
import { rewriteOf, type Rewrite } from '#core/domain/rewrites.ts'
import { fileOf, langOfPath, pathOf } from '#core/domain/routes.ts'
import { AN_HOUR, cacheControlOf, documentType } from '#core/domain/served-files.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { isDue } from '#data/index/published.ts'
import { hasAlready, withoutBody } from '../http/caching.ts'
import type { PeopleDeps } from '../deps.ts'
import { acceptedEncodings, type Encoding } from '../http/encoding.ts'
import { AppError } from '#core/contract/app-error.ts'
import { sendError } from '../http/errors.ts'
import type { Release } from '../release/watch.ts'
import { staffOf } from '#api/accounts/access.ts'
import { eventLoopTick } from '../http/turns.ts'
import { sentSearch, withFound, type SentSearch } from './found-page.ts'
import { shellPages, type DrawShell } from './shell-pages.ts'
import { documentOf, openDocuments, type Documents, type StoredDocument } from './documents.ts'
import { decodedPath } from '#core/domain/url-paths.ts'
import { movedTo, namesPlace } from '#data/index/moved.ts'
import { formerSite } from './former-site.ts'

/** Answers a request that the router refuses: its path cannot be decoded, or a parameter is too long. */
export type AnswerBroken = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) => Promise<FastifyReply>

/** Serves the pages and files of the current release. Returns what answers requests that the router refuses. */
export function addSite(app: FastifyInstance, deps: PeopleDeps): AnswerBroken {
  const { release } = deps
  const documents = openDocuments()
  const drawShell = shellPages(app, deps)
  const findFormer = formerSite(app, deps.store)
  const usual = { documents, deps, findFormer }
  app.register(files, { serve: false, preCompressed: true })
  app.register(async (site) => {
    site.get(`/${MAPS_FOLDER}/:file`, { schema: { hide: true } }, async (request, reply) => {
      const { file } = request.params as { file: string }
      if (!MAP_FILE.test(file)) return reply.callNotFound()
      return reply.sendFile(file, resolve(deps.config.varDir, MAPS_FOLDER), { maxAge: '1h' })
    })
    site.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const isOfApi = isApi(request.url)
      const current = release()
      if (!isOfApi && !current) return sendNotReady(request, reply)
      if (!isOfApi && current) return answerPath({ request, reply, release: current, ...usual }, drawShell)
      // Takes as long as the desk's routes take to say the same.
      await staffOf(request, deps)
      return sendError(request, reply, 'notFound')
    })
  })
  // Before the body is read, as on the desk's routes.
  app.addHook('onRequest', (request, _, done) => {
    if (!request.is404 || isRead(request)) return done()
    staffOf(request, deps).then(() => done(new AppError('notFound')), done)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const current = release()
    if (!current || !isRead(request) || isApi(request.url)) {
      await staffOf(request, deps)
      return sendError(request, reply, 'notFound')
    }
    return sendNotFound({ request, reply, release: current, ...usual })
  })
  return async (request, reply, code) => {
    const current = release()
    const isPage = isRead(request) && !isApi(request.url)
    if (!current || !isPage) return sendError(request, reply, code)
    const lang = langOfPath(request.url)
    return sendPageNotFound({ request, reply, release: current, ...usual }, { lang, status: 400 })
  }
}

/** A request for a page, with its context. */
interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  release: Release
  documents: Documents
  deps: PeopleDeps
  /** Where an address of the former site leads. */
  findFormer: ReturnType<typeof formerSite>
  /** The Cache-Control header of the page; by default that of published pages. */
  cacheControl?: string
}

const DESKS: ReadonlySet<string> = new Set(LANGS.map((lang) => pathOf(lang, { kind: 'desk' })))

/** Whether a path is the editors' page, compressed or not. It has no secrets, but is only for them. */
const isDesk = (path: string): boolean => DESKS.has(path.replace(/\.(br|gz)$/, ''))

const HOMES: ReadonlySet<string> = new Set(LANGS.map((lang) => pathOf(lang, { kind: 'home' })))

/** Whether a path is a home page: WordPress names pages by queries there. */
const isHome = (path: string): boolean => HOMES.has(path)

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

const isApi = (url: string): boolean => url.startsWith('/rest/')

/** A file, a redirect, a rewrite to a prebuilt page, or 404. */
async function answerPath(context: Asked, drawShell: DrawShell): Promise<FastifyReply> {
  const { request, reply, release } = context
  const path = decodedPath(request.url)
  if (!path) return sendNotFound(context)
  if (isDesk(path)) {
    if (!(await staffOf(request, context.deps))) return sendPageNotFound(context)
    context.cacheControl = 'no-store'
  }
  const file = fileOf(path)
  const rewrite = rewriteOf(path)
  if (!documentType(file) && !rewrite && !movedTo(release, path)) {
    // Missing files go to the not-found handler.
    return reply.header('cache-control', cacheControlOf(file)).sendFile(file, release.pages, { cacheControl: false })
  }
  if (isHome(path) && request.url.includes('?')) {
    const former = await context.findFormer(context.request.url, context.release)
    if (former) return sendTo(reply, former)
  }
  const search = sentSearch(path, queryOf(request.url))
  const found = search ? await readSearch(context, path, search) : await read(context, path)
  if (found) return send(context, found)
  const moved = movedTo(release, path)
  if (moved) return reply.redirect(moved + queryOf(request.url), 301)
  const shell = rewrite && namesPlace(release, path) && (await readShell(context, rewrite, drawShell))
  if (!shell) return sendNotFound(context)
  reply.header('x-robots-tag', 'noindex')
  return send(context, shell)
}

/** The page of an address that is not published: whole, or the one that its browser fills. */
async function readShell(context: Asked, { lang, name, to }: Rewrite, drawShell: DrawShell) {
  const drawn = name === 'vacations' ? undefined : await drawShell(context.request, lang)
  if (drawn === 'unknown') return undefined
  if (!drawn) return read(context, to)
  context.cacheControl = drawn.cacheControl
  return documentOf(fileOf(to), drawn.html, encodingsOf(context.request))
}

const encodingsOf = ({ headers }: FastifyRequest): readonly Encoding[] => acceptedEncodings(headers['accept-encoding'])

/** The page of a path; unfinished pages of a draft are rendered. */
async function read(
  { request, release, documents, deps }: Asked,
  path: string,
  encodings = encodingsOf(request),
): Promise<StoredDocument | undefined> {
  const { isDraft, index, pages } = release
  if (isDraft && deps.renderer && isDue(index, path)) {
    return documentOf(fileOf(path), await deps.renderer.page(path), encodings)
  }
  const turn = eventLoopTick(request)
  return documents.read(pages, fileOf(path), { encodings, turn })
}

/** The page of a search that was sent by its form, with what was found for browsers without JavaScript. */
async function readSearch(context: Asked, path: string, search: SentSearch): Promise<StoredDocument | undefined> {
  const page = await read(context, path, [])
  if (!page) return undefined
  context.reply.header('x-robots-tag', 'noindex')
  const text = withFound(page.bytes.toString(), context.release.index, search)
  return documentOf(fileOf(path), text, encodingsOf(context.request))
}

function send(
  { request, reply, release, cacheControl, deps }: Asked,
  { bytes, etag, type, encoding }: StoredDocument,
): FastifyReply {
  reply
    .header('content-security-policy', release.policy)
    .header('cache-control', cacheControl ?? cacheControlOf('.html', deps.config))
    .header('vary', 'accept-encoding')
    .header('etag', etag)
  const isKnown = reply.statusCode === 200 && hasAlready(request, etag)
  if (isKnown) return reply.send(withoutBody(reply))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(type).send(bytes)
}

/** Takes as long as looking up a role, because the desk's routes answer the same page. */
async function sendNotFound(context: Asked): Promise<FastifyReply> {
  await staffOf(context.request, context.deps)
  return sendPageNotFound(context)
}

const notFoundAt = ({ request }: Asked) => ({ lang: langOfPath(decodedPath(request.url) ?? '/'), status: 404 })

/** Browsers keep a redirect for good unless they are told otherwise: an editor may change it. */
const sendTo = (reply: FastifyReply, href: string): FastifyReply =>
  reply.header('cache-control', AN_HOUR).redirect(href, 301)

/** Where the former site has led, or else the 404 page, by default in the path's language. */
async function sendPageNotFound(context: Asked, { lang, status } = notFoundAt(context)): Promise<FastifyReply> {
  const { request, reply, release } = context
  const former = await context.findFormer(request.url, release)
  if (former) return sendTo(reply, former)
  const page = pathOf(lang, { kind: 'notFound' })
  const found = await read(context, page)
  if (!found) return sendError(request, reply, 'notFound')
  reply.code(status)
  return send(context, found)
}

function sendNotReady(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = langOfPath(decodedPath(request.url) ?? '/')
  return reply
    .code(503)
    .header('retry-after', '5')
    .header('content-language', lang)
    .type('text/plain; charset=utf-8')
    .send(`${MESSAGES[lang].errors.noRelease}\n`)
}

function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
