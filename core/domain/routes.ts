import { isDirectoryType, type DirectoryType, type WorldType } from '#core/terms/directory.ts'
import { DEFAULT_LANG, isLang, LANGUAGES, LANGS, offeredLang, type Lang } from '../i18n/languages.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { slugOf } from './slug.ts'

/** The formats of the feed of a city's places. */
export const FEED_FORMATS = ['atom', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]
const FEED_ENDINGS = { atom: 'atom', json: 'feed.json' } as const satisfies Record<FeedFormat, string>

/** Every prebuilt page, with what its URL needs. */
export type Route =
  | { kind: 'home' | 'search' | 'credits' | 'openData' | 'accessibility' }
  | { kind: 'shabbatTimes' | 'candleTimes' | 'calendar' | 'trip' }
  | { kind: 'login' | 'account' | 'newsletter' | 'favourites' | 'offline' }
  | { kind: 'addPlace' | 'listingEdit' | 'listingOptions' | 'desk' | 'deskHelp' }
  | { kind: 'vacations' | 'authorities' }
  /** `slug` is the id of the authority. */
  | { kind: 'authority'; slug: string }
  /** `slug` is the id of a page that editors wrote. */
  | { kind: 'ownPage'; slug: string }
  | { kind: 'notFound' | 'placeShell' }
  /** What browsers need to put the site on a home screen. */
  | { kind: 'manifest' }
  /** The countries of the world with listings, of all types or of one. */
  | { kind: 'world'; dtype: WorldType }
  | { kind: 'place' | 'travel'; id: number; slug: string }
  | { kind: 'feed'; id: number; slug: string; format: FeedFormat }
  | {
      kind: 'results'
      id: number
      slug: string
      dtype: DirectoryType
      page: number
    }
  | { kind: 'listing'; tnid: number; dtype: DirectoryType; slug: string }
  | { kind: 'feature'; nid: number; slug: string }
  | { kind: 'category'; id: number; slug: string }

function wordPath(lang: Lang, route: Route): string {
  const { words } = LANGUAGES[lang]
  switch (route.kind) {
    case 'home':
      return ''
    case 'notFound':
      return '404.html'
    case 'manifest':
      return 'site.manifest.json'
    case 'placeShell':
      return `${words.place}.html`
    case 'world':
      return `${words.types[route.dtype]}.html`
    case 'place':
      return `${words.guide}-TJ${route.id}-${route.slug}-${words.guide}.html`
    case 'feed':
      return `${words.guide}-TJ${route.id}-${route.slug}-${words.guide}.${FEED_ENDINGS[route.format]}`
    case 'travel':
      return `${words.tours}-TL${route.id}-${route.slug}-${words.vacation}.html`
    case 'results': {
      const word = words.types[route.dtype]
      const page = route.page > 1 ? `-p${route.page}` : ''
      return `${word}-TJ${route.id}-${route.slug}-${word}${page}.html`
    }
    case 'listing':
      return `${words.types[route.dtype]}-DI${route.tnid}-${route.slug}.html`
    case 'feature':
      return `${words.tours}-FT${route.nid}-${route.slug}.html`
    case 'category':
      return `${words.tours}-CT${route.id}-${route.slug}.html`
    case 'authority':
      return `${words.authority}-${route.slug}.html`
    case 'ownPage':
      return `${words.ownPage}-${route.slug}.html`
    default:
      return `${words[route.kind]}.html`
  }
}

/** The path of a page, not percent-encoded, with its leading slash; in English if the language has been removed. */
export function pathOf(language: Lang, route: Route): string {
  const lang = offeredLang(language)
  const prefix = lang === DEFAULT_LANG ? '/' : `/${lang}/`
  return prefix + wordPath(lang, route)
}

/** The path for an `href`: percent-encoded. */
export function hrefOf(lang: Lang, route: Route): string {
  return encodeURI(pathOf(lang, route))
}

/** The file of a path in a release; directories have an `index.html`. */
export function fileOf(path: string): string {
  return path.slice(1) + (path.endsWith('/') ? 'index.html' : '')
}

const PAGE_FILE = /\.(html|atom|(feed|manifest)\.json)$/

/** Whether a file is made like a page: one of a subject and a language. */
export const isPageFile = (file: string): boolean => PAGE_FILE.test(file)

/** The slug of a name in the reader's language, else in English, else the id. */
export function slugIn(lang: Lang, name: Localized, id: number): string {
  return slugOf(textIn(lang, name)) || slugOf(name.en) || String(id)
}

/** A path parsed by the shapes of the specification's section 2, whether or not the page exists. */
export type ParsedPath =
  | { kind: 'place' | 'travel'; lang: Lang; id: number; slug: string }
  | { kind: 'feed'; lang: Lang; id: number; format: FeedFormat }
  | {
      kind: 'results'
      lang: Lang
      id: number
      slug: string
      dtype: DirectoryType
      page: number
    }
  | { kind: 'listing'; lang: Lang; tnid: number }
  | { kind: 'feature'; lang: Lang; nid: number }
  | { kind: 'category'; lang: Lang; id: number }

const MAX_ID = 2147483647
const BY_PLACE = /^([^/]+?)-(TL|TJ)(\d{1,10})-(.*)-((?!p\d{1,6}\.)[^/-]+)(?:-p(\d{1,6}))?\.(html|atom|feed\.json)$/
const BY_ITEM = /^([^/]+?)-(DI|FT|CT)(\d{1,10})-([^/]*)\.html$/

/** Parses a path (not percent-encoded); undefined if it has no known shape. */
export function parsePath(path: string): ParsedPath | undefined {
  const { lang, rest } = splitLang(path)
  const { words } = LANGUAGES[lang]
  const byPlace = BY_PLACE.exec(rest)
  if (byPlace) {
    const [, first = '', code, digits, slug = '', last = '', page, ending] = byPlace
    const id = Number(digits)
    if (id > MAX_ID) return undefined
    const format = FEED_FORMATS.find((candidate) => FEED_ENDINGS[candidate] === ending)
    if (format) {
      const isFeed = code === 'TJ' && first === words.guide && last === first && page === undefined
      return isFeed ? { kind: 'feed', lang, id, format } : undefined
    }
    if (code === 'TL') {
      const known = first === words.tours && last === words.vacation
      return known ? { kind: 'travel', lang, id, slug } : undefined
    }
    if (first !== last) return undefined
    if (first === words.guide) return { kind: 'place', lang, id, slug }
    const dtype = typeOfWord(lang, first)
    return (
      dtype && {
        kind: 'results',
        lang,
        id,
        slug,
        dtype,
        page: Number(page ?? 1),
      }
    )
  }
  const byItem = BY_ITEM.exec(rest)
  if (!byItem) return undefined
  const [, first = '', code, digits] = byItem
  const id = Number(digits)
  if (id > MAX_ID) return undefined
  if (code !== 'DI') {
    if (first !== words.tours) return undefined
    return code === 'FT' ? { kind: 'feature', lang, nid: id } : { kind: 'category', lang, id }
  }
  return typeOfWord(lang, first) ? { kind: 'listing', lang, tnid: id } : undefined
}

function splitLang(path: string): { lang: Lang; rest: string } {
  const code = path.split('/', 2)[1]
  if (code !== DEFAULT_LANG && isLang(code)) return { lang: code, rest: path.slice(code.length + 2) }
  return { lang: DEFAULT_LANG, rest: path.slice(1) }
}

function typeOfWord(lang: Lang, word: string): DirectoryType | undefined {
  for (const [type, known] of Object.entries(LANGUAGES[lang].words.types)) {
    const dtype = Number(type)
    if (known === word && isDirectoryType(dtype)) return dtype
  }
  return undefined
}

/** The path below `/he` of a Hebrew shape at the root; undefined for other paths. */
export function hebrewAtRoot(path: string): string | undefined {
  if (splitLang(path).lang !== DEFAULT_LANG || !/[\u05d0-\u05ea]/.test(path)) return undefined
  return parsePath(`/he${path}`) ? `/he${path}` : undefined
}

/** The language of a path. */
export function langOfPath(path: string): Lang {
  return (
    LANGS.find((lang) => lang !== DEFAULT_LANG && (path === `/${lang}` || path.startsWith(`/${lang}/`))) ?? DEFAULT_LANG
  )
}
