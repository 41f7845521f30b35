import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageRenderer } from '#core/domain/shell/page-renderer.ts'
import { askedOf, type Asked } from '#core/domain/shell/asked.ts'
import type { KnownShell } from '#core/domain/shell/known.ts'
import { loadShell, type ShellState } from '#core/domain/shell/shell.ts'
import { cacheControlOf } from '#core/domain/served-files.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { PRIVATELY } from '../http/caching.ts'
import type { PeopleDeps } from '../deps.ts'
import { within } from '../within.ts'

// Addresses that cannot be enumerated get a whole page, drawn from what our own calls answer. Wherever that fails or
// takes long they get the page that makes these calls in the browser.

export interface ShellPage {
  html: string
  cacheControl: string
}

/** Draws the page of a request in a language; undefined where the browser has to, and `unknown` if there is nothing. */
export type DrawShell = (request: FastifyRequest, lang: Lang) => Promise<ShellPage | 'unknown' | undefined>

const PATIENCE_MS = 3000
/** After a page that took longer: the renderer may be bundling new code, or be gone. */
const PAUSE_MS = 10_000
/** Pages drawn at once: more would wait for one another, and delay previews and the pages of a draft. */
const MOST = 20

export function shellPages(app: FastifyInstance, { renderer, now }: PeopleDeps): DrawShell {
  let running = 0
  let resumes = 0
  return async (request, lang) => {
    if (!renderer || running >= MOST || performance.now() < resumes) return undefined
    running++
    const drawn = draw(renderer, lang, { ...addressOf(request), now: now().getTime(), send: sendWithin(app, request) })
    void drawn.finally(() => running--)
    const page = await within(PATIENCE_MS, drawn, 'late')
    if (page !== 'late') return page
    resumes = performance.now() + PAUSE_MS
    return undefined
  }
}

type Drawing = Pick<KnownShell, 'pathname' | 'search' | 'now'> & { send: typeof fetch }

/** Never throws. */
async function draw(
  renderer: PageRenderer,
  lang: Lang,
  { send, ...at }: Drawing,
): Promise<ShellPage | 'unknown' | undefined> {
  const subject = askedOf(at.pathname, at.search)
  let isWhole = true
  const state = await loadShell(lang, subject, { send, onProblem: () => void (isWhole = false) })
  if (!subject || state.status === 'unknown') return 'unknown'
  if (!isWhole || !isDrawable(state)) return undefined
  const html = await renderer.shell({ known: { asked: subject, state, ...at }, language: lang }).catch(() => undefined)
  return html === undefined ? undefined : { html, cacheControl: cacheControlFor(subject) }
}

/** Whether nothing of it failed to load. */
function isDrawable(state: ShellState): state is KnownShell['state'] {
  if (state.status === 'place' || state.status === 'near') return state.around.groups !== undefined
  return state.status !== 'failed' && state.status !== 'loading' && state.status !== 'unknown'
}

/** Shared caches must not store where people are and what they type; a CDN knows no changes of these pages. */
const cacheControlFor = ({ kind }: Asked): string =>
  kind === 'place' || kind === 'nearPlace' ? cacheControlOf('.html') : PRIVATELY

function addressOf({ url }: FastifyRequest): Pick<KnownShell, 'pathname' | 'search'> {
  const end = url.indexOf('?')
  return end < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, end), search: url.slice(end) }
}

/** Calls of this server by itself, for the same caller: they count for its limits, and share what is cached. */
const sendWithin =
  (app: FastifyInstance, { ip }: FastifyRequest): typeof fetch =>
  async (url, { headers } = {}) => {
    const answer = await app.inject({
      url: String(url),
      headers: Object.fromEntries(new Headers(headers)),
      remoteAddress: ip ?? '',
    })
    return new Response(answer.body, { status: answer.statusCode })
  }
