import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import type { Connect } from 'vite'
import { decodedPath } from '#api/site/paths.ts'
import { mediaTypeOf } from '#core/domain/served-files.ts'
import { isLang } from '#core/i18n/languages.ts'
import type { PageContext } from '#site/lib/page.ts'
import { chromeContext, chromeOf } from '../engine/renderer.ts'
import type { SiteSettings } from '../engine/settings.ts'
import type { World } from './world.ts'

/** Where Astro's server finds what a request brings along for `Astro.locals`. */
const LOCALS = Symbol.for('astro.locals')
/** Header and footer in the language that follows. */
export const CHROME = '/@chrome/'

export interface Answering {
  /** Undefined where it could not be opened: this server is about to end. */
  world: Promise<World | undefined>
  /** The folders of the pictures. */
  pictures: readonly string[]
  settings: SiteSettings
  /** Where this server listens. */
  url: () => string
}

/**
 * Answers calls of the API and pictures; hands pages to Astro under the name of their kind with all that they are
 * made from, and leaves scripts and styles to Vite.
 */
export function answerWith(work: Answering): Connect.NextHandleFunction {
  return (req, res, next) => {
    const url = req.url ?? '/'
    const path = decodedPath(url)
    const lang = url.startsWith(CHROME) && url.slice(CHROME.length)
    if (lang && isLang(lang)) {
      show(req, 'chrome', chromeContext(lang, work.settings))
      return next()
    }
    if (url.startsWith('/rest/'))
      return void work.world.then((world) => world?.api(req, res), next)
    if (path?.startsWith('/pictures/'))
      return sendPicture(res, work.pictures, basename(path))
    if (!path || !isPage(path)) return next()
    answerPage(work, path, req, res).then((isShown) => isShown && next(), next)
  }
}

/** What has an ending of its own is a file of Vite's, or one of `site/public`. */
const isPage = (path: string): boolean =>
  !/^\/(@|__)/.test(path) && !/\.(?!html$)[a-z]\w*$/.test(path)

/** Hands a page to Astro, or answers by itself. Answers whether there is a page to be shown. */
async function answerPage(
  work: Answering,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const found = await (await work.world)?.find(path)
  if (!found) return false
  if ('movedTo' in found) {
    const query = req.url?.split('?', 2)[1]
    const location = found.movedTo + (query ? `?${query}` : '')
    res.writeHead(302, { location }).end()
    return false
  }
  const { page, status } = found
  // Rendered for each page: what is changed in it shows.
  const chrome = await fetch(`${work.url()}${CHROME}${page.lang}`)
  const html = await chrome.text()
  // Astro tells what is wrong with it as it does of a page.
  if (!chrome.ok) show(req, 'chrome', chromeContext(page.lang, work.settings))
  else show(req, page.kind, { ...page, chrome: chromeOf(html) })
  if (status !== 200) answerAs(status, res)
  return true
}

/** Has Astro render a page of `site/pages`. */
function show(req: IncomingMessage, name: string, page: PageContext): void {
  const query = req.url?.split('?', 2)[1]
  req.url = `/${name}${query ? `?${query}` : ''}`
  Reflect.set(req, LOCALS, { page })
}

/** Astro knows no other status of a page than that of its own names. */
function answerAs(status: number, res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (
    ...args: unknown[]
  ) => ServerResponse
  res.writeHead = (_: number, ...rest: unknown[]) => writeHead(status, ...rest)
}

function sendPicture(
  res: ServerResponse,
  folders: readonly string[],
  name: string,
): void {
  const file = folders
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
  if (!file) return void res.writeHead(404).end()
  res.writeHead(200, { 'content-type': mediaTypeOf(name) })
  createReadStream(file).pipe(res)
}
