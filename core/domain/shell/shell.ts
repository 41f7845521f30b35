import { isDirectoryType } from '#core/terms/directory.ts'
import { ApiError, call } from '#core/contract/client.ts'
import type { FeatureItem, LinksSet } from '#core/contract/content.ts'
import type { Alternatives, NearbyGroup, PlaceStats } from '#core/contract/entries.ts'
import { ERROR_STATUS } from '#core/terms/errors.ts'
import type { Found } from '#core/contract/maps.ts'
import type { FoundPage, FoundPlace } from '#core/contract/places.ts'
import type { PlaceShabbatTimes } from '#core/contract/times.ts'
import type { Lang } from '../../i18n/languages.ts'
import { hrefOf } from '../routes.ts'
import { slugOf } from '../slug.ts'
import { alternativesAround, alternativesOf, FOOD } from './alternatives.ts'
import type { Asked, Look } from './asked.ts'
import { WALK_KM } from '../distance.ts'
import { kmOfWalk, type Walk } from '../reach.ts'

export type ShellState =
  | { status: 'loading' }
  | { status: 'unknown' }
  /** What failed to load. */
  | { status: 'failed'; what: 'search' | 'times' | 'words' | 'point'; asked: string }
  | {
      status: 'results'
      text: string
      look: Look
      found: readonly (FoundPage | FoundPlace)[]
    }
  /** A text with several matching points, or none. */
  | { status: 'points'; text: string; found: readonly Found[] }
  | {
      status: 'place'
      title: string
      times: PlaceShabbatTimes
      around: Around
      travel: PlaceTravel
    }
  /** A missing page of a place that has pages. */
  | {
      status: 'elsewhere'
      /** Whether the list has fewer pages. */
      isBeyondEnd: boolean
      stats: PlaceStats & { url: string }
      /** Of the type that was asked for, or of food; undefined where there is some, and if they failed to load. */
      alternatives: Alternatives | undefined
    }
  | {
      status: 'near'
      title: string
      /** The page of the place there. */
      placeHref?: string
      around: Around
    }

export interface Point {
  lat: number
  lng: number
}

/** A point and its surroundings. */
export interface Around {
  at: Point
  /** Of the map's circle, in metres. */
  radius?: number | undefined
  /** Undefined if it failed to load. */
  groups: readonly NearbyGroup[] | undefined
  /** Of what one looks for and is not there. */
  alternatives: readonly Alternatives[]
  /** How far, if it is what one walks to on Shabbat. */
  walk?: Walk
}

/** What travellers to a place may book. */
export interface PlaceTravel {
  offers: readonly FeatureItem[]
  /** Links to popular vacations anywhere. */
  links: LinksSet | undefined
}

export interface ShellOptions {
  send?: typeof fetch
  /** Reports what failed to load, besides what is near: that is in the state. */
  onProblem?: (what: ShellProblem, error: unknown) => void
}

type ShellProblem = `couldNotGet${'Statistics' | 'ShabbatTimes' | 'Features' | 'PopularVacations'}`

interface AroundOptions extends ShellOptions {
  /** How far, if only what is within a Shabbat walk is asked for. */
  walk?: Walk | undefined
}

/** Fetches the content of an address. Never throws: failures are states. */
export async function loadShell(
  lang: Lang,
  subject: Asked | undefined,
  options: ShellOptions = {},
): Promise<ShellState> {
  if (!subject) return { status: 'unknown' }
  switch (subject.kind) {
    case 'words':
      return resultsFor(lang, subject, options)
    case 'nearWords':
      return nearWords(lang, subject, options)
    case 'point':
      return nearPoint(lang, subject, options)
    case 'place':
      return (await elsewhere(lang, subject, options)) ?? placeOf(lang, subject, options)
    default:
      return placeOf(lang, subject, options)
  }
}

/** The pages of a place; undefined for others, and if they failed to load. */
async function elsewhere(
  lang: Lang,
  { id: tlid, look }: Asked & { kind: 'place' },
  { send, onProblem }: ShellOptions,
): Promise<ShellState | undefined> {
  const route = 'GET /rest/tjt/locationdiritemsstat/:tlid/:language'
  const input = { params: { tlid, language: lang } }
  const stats = await call(route, input, { send, language: lang }).catch((error) => {
    if (!isUnknown(error)) onProblem?.('couldNotGetStatistics', error)
    return undefined
  })
  if (!stats?.url) return undefined
  const isBeyondEnd = stats.items.some(({ typeId }) => typeId === look)
  const dtype = isDirectoryType(look) ? look : FOOD
  const isThere = stats.items.some(({ typeId }) => typeId === dtype)
  const alternatives = isThere ? undefined : await alternativesOf(lang, tlid, { look: dtype, send })
  return { status: 'elsewhere', isBeyondEnd, stats: { ...stats, url: stats.url }, alternatives }
}

async function resultsFor(
  lang: Lang,
  { text, look }: Asked & { kind: 'words' },
  { send }: ShellOptions,
): Promise<ShellState> {
  try {
    const input = { params: { text }, querystring: { language: lang } }
    const found = await call('GET /rest/tjt/search/:text', input, { send, language: lang })
    return { status: 'results', text, look, found }
  } catch {
    return { status: 'failed', what: 'search', asked: text }
  }
}

/** Resolves a text: the surroundings of its only match, or the matching points. */
async function nearWords(
  lang: Lang,
  { text, walk }: Asked & { kind: 'nearWords' },
  options: ShellOptions,
): Promise<ShellState> {
  try {
    const found = text
      ? await call(
          'GET /rest/tjt/geocode/:text/:language',
          { params: { text, language: lang } },
          { ...options, language: lang },
        )
      : []
    const [first, ...others] = found
    if (!first || others.length > 0) return { status: 'points', text, found }
    const { lat, lng, title, about } = first
    const around = await pointAround(lang, { lat, lng }, { ...options, walk })
    const whole = about ? `${title}, ${about}` : title
    return { status: 'near', title: whole, around }
  } catch {
    return { status: 'failed', what: 'words', asked: text }
  }
}

async function nearPoint(
  lang: Lang,
  { lat, lng, words, radius, walk }: Asked & { kind: 'point' },
  options: ShellOptions,
): Promise<ShellState> {
  const around = await pointAround(lang, { lat, lng }, { ...options, walk })
  const title = words || `${lat}, ${lng}`
  return { status: 'near', title, around: { ...around, radius } }
}

/** A place, or its surroundings; both need its position, which comes with its times. */
async function placeOf(
  lang: Lang,
  subject: Asked & { kind: 'place' | 'nearPlace' },
  options: ShellOptions,
): Promise<ShellState> {
  const { send } = options
  const { kind, id: tlid, words } = subject
  const walk = subject.kind === 'nearPlace' ? subject.walk : undefined
  try {
    const input = { params: { tlid, language: lang } }
    const times = await call('GET /rest/tjt/locationshabbattimes/:tlid/:language', input, { send, language: lang })
    const [lng, lat] = times.coords
    const title = times.locTitle
    if (kind === 'place') {
      const [around, travel, known] = await Promise.all([
        aroundOf(lang, { lat, lng }, options),
        travelOf(lang, tlid, options),
        alternativesOf(lang, tlid, { look: subject.look, send }),
      ])
      return { status: 'place', title, times, around: { ...around, alternatives: known ? [known] : [] }, travel }
    }
    const around = await pointAround(lang, { lat, lng }, { ...options, walk })
    const placeHref = hrefOf(lang, { kind: 'place', id: tlid, slug: slugOf(words) || String(tlid) })
    return { status: 'near', title, placeHref, around }
  } catch (error) {
    if (isUnknown(error)) return { status: 'unknown' }
    options.onProblem?.('couldNotGetShabbatTimes', error)
    const what = kind === 'place' ? 'times' : 'point'
    return { status: 'failed', what, asked: words }
  }
}

/** Whether nobody knows what was asked for; other refusals may pass. */
const isUnknown = (error: unknown) => error instanceof ApiError && ERROR_STATUS[error.code] === 404

async function travelOf(lang: Lang, tlid: number, { send, onProblem }: ShellOptions): Promise<PlaceTravel> {
  const options = { send, language: lang }
  const features = call('GET /rest/tjt/locationfeatures/:tlid/:language', { params: { tlid, language: lang } }, options)
  const set = { params: { name: 'popularVacations', language: lang } }
  const links = call('GET /rest/tjt/linksset/:name/:language', set, options)
  const [{ groupA, groupB }, popular] = await Promise.all([
    features.catch((error) => {
      onProblem?.('couldNotGetFeatures', error)
      return { groupA: [], groupB: [] }
    }),
    links.catch((error) => {
      onProblem?.('couldNotGetPopularVacations', error)
      return undefined
    }),
  ])
  return { offers: [...groupA, ...groupB], links: popular }
}

async function aroundOf(lang: Lang, at: Point, { send, walk }: AroundOptions): Promise<Around> {
  const km = walk && kmOfWalk(walk)
  const querystring = walk ? ({ for: 'walk', ...(km !== WALK_KM && { km }) } as const) : {}
  const input = { params: { ...at, language: lang }, querystring }
  const route = 'GET /rest/tjt/locnearby/:lat/:lng/:language'
  const groups = await call(route, input, { send, language: lang }).catch(() => undefined)
  return { at, groups, alternatives: [], ...(walk && { walk }) }
}

/** The surroundings of a point, with what helps where it has no food, or on foot no synagogue. */
async function pointAround(lang: Lang, at: Point, options: AroundOptions): Promise<Around> {
  const around = await aroundOf(lang, at, options)
  return { ...around, alternatives: await alternativesAround(lang, around, options) }
}
