import { hash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FEED_FORMATS, fileOf, pathOf, type Route } from '#core/domain/routes.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { useOwnTexts } from '#core/i18n/messages.ts'
import type { OwnTexts } from '#core/i18n/own-texts.ts'
import { recordUses } from '#core/i18n/used-sections.ts'
import type { Frame } from '#data/index/inputs.ts'
import { langsWithIslandTexts, ownTexts } from '#data/index/own-texts.ts'
import type { OptionNames } from '#data/index/option-names.ts'
import { frameOf } from '#data/index/site-inputs.ts'
import type { Index } from '#data/index/open.ts'
import { isListed, pageInput } from '#data/index/page-kinds.ts'
import { resultsOfSub } from '#data/index/results-input.ts'
import { optionNames } from '#data/index/queries.ts'
import { inputHash, type Subject } from '#data/index/subjects.ts'
import type { Chrome, PageContext } from '#site/ui/page/page-context.ts'
import type { DirectoryType, WorldType } from '#core/terms/directory.ts'
import type { SiteSettings } from './settings.ts'

type RenderPage = (kind: string, page: PageContext) => Promise<Uint8Array>

/** Exports of a bundle: `site/render/entry.ts`. */
interface BundleEntry {
  render: RenderPage
  inlineScripts: readonly string[]
  /** Earlier bundles, which still render addresses without a page, have no own texts. */
  useOwnTexts?: typeof useOwnTexts
  recordUses?: typeof recordUses
}

/** Pages to render: a subject in one or more languages. */
export interface Job {
  subject: Subject
  langs: readonly Lang[]
  /** What they show, if not what the index has for them. */
  input?: PageContext['input']
}

export interface RenderedPage {
  lang: Lang
  /** Not percent-encoded, with its leading slash. */
  path: string
  html: Buffer
  /** Of the bytes. */
  digest: string
}

export interface RenderedSubject extends Pick<Subject, 'hash' | 'noindex'> {
  pages: RenderedPage[]
  /** The sections of the messages that they are rendered from. */
  sections: ReadonlySet<string>
}

/** A subject whose page fails to render. */
export interface Failure {
  kind: string
  ref: number
  error: string
}

export function failureOf({ subject }: Job, error: unknown): Failure {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { kind: subject.kind, ref: subject.ref, error: text }
}

export interface Renderer {
  /** The pages of a job, with the hash of what they show; throws if one fails to render. */
  render(job: Job): Promise<RenderedSubject>
}

/** More would exceed web servers' header limits. */
const MAX_SCRIPTS = 20

/** CSP sources (`sha256-…`) of a bundle's inline scripts, whatever its pages contain. Throws if there are too many. */
export async function scriptHashesOf(bundleDir: string): Promise<string[]> {
  const { inlineScripts } = await loadBundle(bundleDir)
  const hashes = new Set(inlineScripts.map((code) => `sha256-${hash('sha256', code, 'base64')}`))
  if (hashes.size > MAX_SCRIPTS)
    throw new Error(
      `Pages have ${hashes.size} inline scripts, but the policy may list only ${MAX_SCRIPTS}: move them into ` +
        `files; nothing was published.`,
    )
  return [...hashes].sort()
}

/** Throws if it doesn't load. */
export async function loadBundle(bundleDir: string): Promise<BundleEntry> {
  process.env['NODE_ENV'] = 'production'
  const entry = pathToFileURL(join(bundleDir, 'server/entry.mjs')).href
  return (await import(entry)) as BundleEntry
}

const CUT = '<!--cut-->'

/** Loads a bundle and renders from an index, one page at a time. */
export async function createRenderer(bundleDir: string, index: Index, settings: SiteSettings): Promise<Renderer> {
  const bundle = await loadBundle(bundleDir)
  let chromeIn = chromesOf(bundle, settings)
  let options: OptionNames | undefined
  let texts: OwnTexts = {}
  return {
    async render({ subject, langs, input }) {
      const { kind } = subject
      options ??= optionNames(index)
      const latest = ownTexts(index)
      if (latest !== texts) chromeIn = chromesOf(bundle, settings)
      texts = latest
      for (const use of [useOwnTexts, bundle.useOwnTexts]) use?.(texts)
      const marked = langsWithIslandTexts(index)
      const content = contentOf(index, subject, { ...settings, options }, input)
      const { paths } = content
      return recorded(bundle, async (sections) => {
        const pages: RenderedPage[] = []
        for (const lang of langs) {
          const chrome = await chromeIn(lang, content.frame)
          for (const section of chrome.sections) sections.add(section)
          const page = { ...content, lang, chrome, ...(marked.has(lang) && { ownTexts: true as const }) }
          const html = bufferOf(await bundle.render(kind, page))
          pages.push({ lang, path: paths[lang], html, digest: hash('sha1', html) })
        }
        const noindex = content.noindex ? 1 : 0
        return { pages, sections, hash: subject.hash || inputHash(content.input), noindex }
      })
    },
  }
}

/** Does some work, and fills a set with the sections of the messages that are read meanwhile. */
async function recorded<T>(bundle: BundleEntry, work: (sections: Set<string>) => Promise<T>): Promise<T> {
  const { sections, end } = (bundle.recordUses ?? recordUses)()
  try {
    return await work(sections)
  } finally {
    end()
  }
}

/** The sections of the messages that pages are rendered from, by their kind. */
export type Uses = Map<string, Set<string>>

export function addUses(uses: Uses, kind: string, sections: Iterable<string>): void {
  const known = uses.get(kind) ?? new Set()
  for (const section of sections) known.add(section)
  uses.set(kind, known)
}

/** Header and footer, and the sections of the messages that they are rendered from. */
interface WatchedChrome extends Chrome {
  sections: ReadonlySet<string>
}

/** Header and footer by language, rendered on first use. */
export function chromesOf(
  bundle: BundleEntry,
  settings: SiteSettings,
): (lang: Lang, frame: Frame) => Promise<WatchedChrome> {
  const chromes = new Map<string, WatchedChrome>()
  return async (lang, frame) => {
    const key = lang + JSON.stringify(frame)
    const known = chromes.get(key)
    if (known) return known
    const page = chromeContext(lang, settings, frame)
    const chrome = await recorded(bundle, async (sections) => {
      const html = bufferOf(await bundle.render('chrome', page)).toString()
      return { ...chromeOf(html), sections }
    })
    chromes.set(key, chrome)
    return chrome
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)

/** The page context of a subject, without language and chrome. Throws if the index has nothing to show. */
export function contentOf(
  index: Index,
  subject: Subject,
  site: SiteSettings & Pick<PageContext, 'options'>,
  preparedInput?: PageContext['input'],
): Omit<PageContext, 'lang' | 'chrome'> {
  const { kind, ref, sub } = subject
  const input = preparedInput ?? pageInput(index, kind, ref, sub)
  if (!input) throw new Error('the index has nothing to show here')
  const paths = pathsOf(subject)
  return { kind, input, paths, ...site, frame: frameOf(index), noindex: !isListed(kind, input) }
}

/** The page context of `chrome.astro`. */
export const chromeContext = (lang: Lang, settings: SiteSettings, frame: Frame): PageContext => ({
  kind: 'home',
  lang,
  input: {},
  paths: {} as PageContext['paths'],
  ...settings,
  options: {},
  frame,
  noindex: false,
})

/** Splits the HTML of `chrome.astro` into header and footer. */
export function chromeOf(html: string): Chrome {
  const [, header = '', footer = ''] = html.split(CUT)
  return { header, footer }
}

/** The paths of a subject in all languages. */
export function pathsOf(subject: Pick<Subject, 'kind' | 'ref' | 'sub' | 'slugs'>): Record<Lang, string> {
  const slugs = JSON.parse(subject.slugs) as Partial<Record<Lang, string>>
  return Object.fromEntries(LANGS.map((lang) => [lang, pathOf(lang, routeOf(subject, slugs[lang] ?? ''))])) as Record<
    Lang,
    string
  >
}

function routeOf({ kind, ref, sub }: { kind: RouteKind; ref: number; sub: number }, slug: string): Route {
  switch (kind) {
    case 'world':
      return { kind, dtype: ref as WorldType }
    case 'place':
    case 'travel':
    case 'category':
      return { kind, id: ref, slug }
    case 'feed':
      return { kind, id: ref, slug, format: FEED_FORMATS[sub]! }
    case 'results': {
      const { dtype, page } = resultsOfSub(sub)
      return { kind, id: ref, slug, dtype: dtype as DirectoryType, page }
    }
    case 'listing':
      // The type is part of the URL, and stored in the subject's `sub`.
      return { kind, tnid: ref, dtype: sub as DirectoryType, slug }
    case 'feature':
      return { kind, nid: ref, slug }
    case 'authority':
    case 'ownPage':
      return { kind, slug }
    default:
      return { kind }
  }
}

export { fileOf }
