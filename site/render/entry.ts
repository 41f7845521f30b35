import { createApp } from 'astro/app/entrypoint'
import { FetchState } from 'astro/fetch'
import { renderToString } from 'astro/runtime/server/index.js'
import { AFTER_PAINT, BEFORE_PAINT } from '#site/app/first-paint.ts'
import { NEXT_PAGE } from '#site/app/next-page.ts'
import { useOwnTexts } from '#core/i18n/messages.ts'
import { recordUses } from '#core/i18n/used-sections.ts'
import { iconsIn, iconSprite } from '#site/ui/icons/sprite.ts'
import { MARK_TRIP } from '#site/features/trip/mark-trip.page.ts'
import { MARK_SEARCH } from '#site/ui/blocks/mark-search.page.ts'
import hoursScript from 'script:hours'
import unitsScript from 'script:units'
import { textOf } from './texts.ts'
import type { IconName } from '#site/ui/icons/icons.ts'
import type { Chrome, PageContext } from '#site/ui/page/page-context.ts'

export { recordUses, useOwnTexts }

const DIRECTIVES = new Set(createApp({ streaming: false }).manifest.clientDirectives.keys())

/** All inline scripts of pages: the content security policy allows no others. */
export const inlineScripts: readonly string[] = [
  MARK_SEARCH,
  MARK_TRIP,
  BEFORE_PAINT,
  AFTER_PAINT,
  NEXT_PAGE,
  hoursScript,
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
 * One page as bytes. `name` is the file in `site/pages`, if it has one; the rest is in the context. Throws if rendering
 * fails.
 */
export async function render(name: string, page: PageContext): Promise<Uint8Array> {
  const text = textOf(page)
  if (text !== undefined) return encoded(text)
  const kind = idle.get(name)?.pop() ?? (await newKind(name, page.origin))
  try {
    if (!page.chrome) return encoded(withLateScript(await htmlOf(kind, page)))
    const { bytes, icons } = partOf(page.chrome)
    const html = await htmlOf(kind, { ...page, chrome: MARKED })
    const hours = html.includes(' data-hours=') ? `<script>${hoursScript}</script>` : ''
    return encoded(
      html.replace(ICONS, iconSprite([...icons, ...iconsIn(html)])).replace(HOURS, () => hours),
      bytes,
    )
  } finally {
    idle.set(name, [...(idle.get(name) ?? []), kind])
  }
}

/** Where header, links to the other languages, and footer stand: their bytes are the same on thousands of pages. */
const MARK = '<!--chrome-->'
const ICONS = '<!--icons-->'
const HOURS = '<!--hours-->'
const MARKED: Chrome = { header: `${MARK}<!--languages-->${MARK}${ICONS}`, footer: HOURS + MARK }

interface Part {
  bytes: readonly Uint8Array[]
  icons: readonly IconName[]
}
const parts = new WeakMap<Chrome, Part>()

function partOf(chrome: Chrome): Part {
  const known = parts.get(chrome)
  if (known) return known
  const texts = [...chrome.header.split('<!--languages-->'), chrome.footer]
  const part = { bytes: texts.map((text) => encoder.encode(text)), icons: texts.flatMap(iconsIn) }
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
async function htmlOf({ state, component }: Kind, page: PageContext): Promise<string> {
  Object.assign(state.locals, { page })
  const result = await state.createResult(await state.loadComponentInstance(), state.getActionAPIContext())
  const { containsHead = false, propagation = 'none' } = result.componentMetadata.get(component.moduleId ?? '') ?? {}
  Object.assign(result._metadata, { headInTree: containsHead, routeHasPropagation: propagation !== 'none' })
  // Astro's own scripts for islands: the page's script has ours.
  Object.assign(result._metadata, { hasHydrationScript: true, hasDirectives: DIRECTIVES })
  const html = await renderToString(result, component, {}, {}, true, state.routeData)
  if (typeof html !== 'string') throw new Error(`the page answered ${html.status}`)
  return html
}

const PAGE_SCRIPT = /<script type="module" src="([^"]+)">/

/** Lets the page's script wait for the first paint. */
const withLateScript = (html: string): string =>
  html.replace(PAGE_SCRIPT, (_, src: string) => `<script data-src="${src}">${AFTER_PAINT}`)
