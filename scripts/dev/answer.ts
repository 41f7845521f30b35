import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import type { Connect } from 'vite'
import { isPageFile } from '#core/domain/routes.ts'
import { decodedPath } from '#core/domain/url-paths.ts'
import { mediaTypeOf } from '#core/domain/served-files.ts'
import { isLang } from '#core/i18n/languages.ts'
import { textOf } from '#site/render/texts.ts'
import { iconSprite } from '#site/ui/icons/sprite.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { chromeContext, chromeOf } from '../engine/renderer.ts'
import type { SiteSettings } from '../engine/settings.ts'
import type { Backend } from './backend.ts'

/** The property of a request that Astro's server takes `Astro.locals` from. */
const LOCALS = Symbol.for('astro.locals')
/** The path of a place's drawing, with its key. */
const DRAWN = /^\/pictures\/(.+)\.svg$/
/** Path prefix of header and footer; the language follows. */
export const CHROME = '/@chrome/'

export interface Answering {
  /** Undefined if it could not be opened: the server is about to stop. */
  backend: Promise<Backend | undefined>
  /** The folders of the pictures. */
  pictures: readonly string[]
  settings: SiteSettings
  /** Where this server listens. */
  url: () => string
}

/**
 * Handles API requests and pictures, and rewrites the path of a page to the name of its template with the page context
 * as `Astro.locals`. Scripts and styles are left to Vite.
 */
export function answerWith(work: Answering): Connect.NextHandleFunction {
  return (req, res, next) => {
    const url = req.url ?? '/'
    const path = decodedPath(url)
    const lang = url.startsWith(CHROME) && url.slice(CHROME.length)
    if (lang && isLang(lang)) {
      return void work.backend.then((backend) => {
        if (backend) show(req, 'chrome', chromeContext(lang, work.settings, backend.frame()))
        next()
      }, next)
    }
    if (url.startsWith('/rest/')) return void work.backend.then((backend) => backend?.api(req, res), next)
    const drawn = path && DRAWN.exec(path)?.[1]
    if (drawn) return void work.backend.then((backend) => sendDrawing(res, backend?.drawing(drawn)), next)
    if (path?.startsWith('/pictures/')) return sendPicture(res, work.pictures, basename(path))
    if (!path || !isPage(path)) return next()
    answerPage(work, path, req, res).then((isShown) => isShown && next(), next)
  }
}

/** Other file extensions belong to Vite or `site/public`. */
const isPage = (path: string): boolean => !/^\/(@|__)/.test(path) && (isPageFile(path) || !/\.[a-z]\w*$/.test(path))

/** Rewrites the request of a page, or redirects. Resolves to whether there is a page for Astro to render. */
async function answerPage(work: Answering, path: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const found = await (await work.backend)?.find(path)
  if (!found) return false
  if ('movedTo' in found) {
    // Not 301, which browsers cache while paths may still change.
    const location = found.movedTo + queryOf(req)
    res.writeHead(302, { location }).end()
    return false
  }
  const { page, status } = found
  const text = textOf(page)
  if (text !== undefined) {
    res.writeHead(200, { 'content-type': mediaTypeOf(path) }).end(text)
    return false
  }
  // Rendered for every page, so that changes show.
  const chrome = await fetch(`${work.url()}${CHROME}${page.lang}`)
  const html = await chrome.text()
  // If they fail, Astro shows their error in place of the page.
  if (!chrome.ok) show(req, 'chrome', chromeContext(page.lang, work.settings, page.frame))
  else {
    const { header, footer } = chromeOf(html)
    show(req, page.kind, { ...page, chrome: { header: iconSprite() + header, footer } })
  }
  if (status !== 200) answerAs(status, res)
  return true
}

/** Has Astro render a template of `site/pages`. */
function show(req: IncomingMessage, name: string, page: PageContext): void {
  req.url = `/${name}${queryOf(req)}`
  Reflect.set(req, LOCALS, { page })
}

const queryOf = ({ url = '' }: IncomingMessage): string => /\?.*/.exec(url)?.[0] ?? ''

/** Overrides the status of Astro's response, which is 200 for every template. */
function answerAs(status: number, res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (_: number, ...rest: unknown[]) => writeHead(status, ...rest)
}

function sendDrawing(res: ServerResponse, svg: string | undefined): void {
  if (svg === undefined) return void res.writeHead(404).end()
  res.writeHead(200, { 'content-type': mediaTypeOf('.svg') }).end(svg)
}

function sendPicture(res: ServerResponse, folders: readonly string[], name: string): void {
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (!file) return void res.writeHead(404).end()
  res.writeHead(200, { 'content-type': mediaTypeOf(name) })
  createReadStream(file).pipe(res)
}
