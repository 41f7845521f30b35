import { createApp } from 'astro/app/entrypoint'
import { FetchState } from 'astro/fetch'
import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js'
import { renderToString } from 'astro/runtime/server/index.js'
import { feedText } from '#site/components/feed/feed.ts'
import { AFTER_PAINT, WEB_FONT } from '#site/components/chrome/first-paint.ts'
import { MARK_SEARCH } from '#site/components/shared/mark-search.ts'
import islandScript from 'script:island'
import unitsScript from 'script:units'
import type { Chrome, PageContext } from './page.ts'

const { manifest } = createApp({ streaming: false })

/** All inline scripts of pages: the content security policy allows no others. */
export const inlineScripts: readonly string[] = [
  islandScript,
  ...manifest.clientDirectives.values(),
  MARK_SEARCH,
  WEB_FONT,
  AFTER_PAINT,
  unitsScript,
]

/** Astro's state to render a kind of page. Reused by its pages, one at a time. */
interface Kind {
  state: FetchState
  component: Parameters<typeof renderToString>[1]
}

const idle = new Map<string, Kind[]>()

async function newKind(name: string, origin: string): Promise<Kind> {
  const state = new FetchState(new Request(`${origin}/${name}`))
  const { default: component } = await state.loadComponentInstance()
  return { state, component: component as unknown as Kind['component'] }
}

/**
 * One page as bytes. `name` is `feed`, or the file in `site/pages`; the rest is in the context. Throws if rendering
 * fails.
 */
export async function render(name: string, page: PageContext): Promise<Uint8Array> {
  if (name === 'feed') return encoded(feedText(page as PageContext<'feed'>))
  const kind = idle.get(name)?.pop() ?? (await newKind(name, page.origin))
  try {
    if (!page.chrome) return encoded(withOwnScripts(await htmlOf(kind, page)))
    const { bytes, directives } = partOf(page.chrome)
    return encoded(await htmlOf(kind, { ...page, chrome: MARKED }, directives), bytes)
  } finally {
    idle.set(name, [...(idle.get(name) ?? []), kind])
  }
}

/** Where header, links to the other languages, and footer stand: their bytes are the same on thousands of pages. */
const MARK = '<!--chrome-->'
const MARKED: Chrome = { header: `${MARK}<!--languages-->${MARK}`, footer: MARK }

interface Part {
  bytes: readonly Uint8Array[]
  /** Which the header's islands have brought: its pages need no second script for them. */
  directives: readonly string[]
}
const parts = new WeakMap<Chrome, Part>()

function partOf(chrome: Chrome): Part {
  const known = parts.get(chrome)
  if (known) return known
  const texts = [...chrome.header.split('<!--languages-->'), chrome.footer]
  const brought = [...manifest.clientDirectives].filter(([, script]) => chrome.header.includes(script))
  const part = { bytes: texts.map((text) => encoder.encode(text)), directives: brought.map(([name]) => name) }
  parts.set(chrome, part)
  return part
}

const encoder = new TextEncoder()
let scratch = new Uint8Array(1 << 20)

/** In UTF-8, with the bytes of header and footer at their marks. */
function encoded(text: string, bytes: readonly Uint8Array[] = []): Uint8Array {
  const most = text.length * 3 + bytes.reduce((sum, { length }) => sum + length, 0)
  if (scratch.length < most) scratch = new Uint8Array(most)
  let end = 0
  text.split(MARK).forEach((piece, at) => {
    if (at > 0) {
      scratch.set(bytes[at - 1]!, end)
      end += bytes[at - 1]!.length
    }
    end += encoder.encodeInto(piece, scratch.subarray(end)).written
  })
  return scratch.slice(0, end)
}

/** Like Astro's `renderPage`, but without a Response, which would copy each page three times. */
async function htmlOf({ state, component }: Kind, page: PageContext, directives?: readonly string[]): Promise<string> {
  Object.assign(state.locals, { page })
  const result = await state.createResult(await state.loadComponentInstance(), state.getActionAPIContext())
  const { containsHead = false, propagation = 'none' } = result.componentMetadata.get(component.moduleId ?? '') ?? {}
  Object.assign(result._metadata, { headInTree: containsHead, routeHasPropagation: propagation !== 'none' })
  if (directives) Object.assign(result._metadata, { hasHydrationScript: true, hasDirectives: new Set(directives) })
  const html = await renderToString(result, component, {}, {}, true, state.routeData)
  if (typeof html !== 'string') throw new Error(`the page answered ${html.status}`)
  return html
}

const ISLAND_STYLE = /<style>astro-island.*?<\/style>/
const PAGE_SCRIPT = /<script type="module" src="([^"]+)">/

/**
 * Removes Astro's island style from header and footer, where HTML forbids it; base.css has it. Its script becomes ours,
 * and the page's script waits for the first paint.
 */
const withOwnScripts = (html: string): string =>
  html
    .replace(ISLAND_STYLE, '')
    .replace(astroIsland, () => islandScript)
    .replace(PAGE_SCRIPT, (_, src: string) => `<script data-src="${src}">${AFTER_PAINT}`)
