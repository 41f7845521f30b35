import type { SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { authoritiesInput, authorityInput, isKnown } from './authority-inputs.ts'
import { placeRef, placeRow, type PlaceRow } from './cards.ts'
import { creditsInput } from './credits-input.ts'
import { openDataInput } from './open-data-input.ts'
import { favouritesInput } from './favourites-input.ts'
import { notFoundInput } from './not-found-input.ts'
import { feedInput, hasFeeds } from './feed-input.ts'
import { helpsOf } from './helps.ts'
import { homeInput } from './home-input.ts'
import type { PageInputs } from './inputs.ts'
import { listingInput } from './listing-input.ts'
import { categoryInput, featureInput, vacationsInput } from './offer-inputs.ts'
import type { Index } from './open.ts'
import { placeInput } from './place-inputs.ts'
import { listingRow, storedTimes } from './queries.ts'
import { resultsInput } from './results-input.ts'
import { ownPageInput } from './site-inputs.ts'
import { calendarInput, candleTimesInput, shabbatTimesInput } from './times-input.ts'
import { travelInput } from './travel-input.ts'
import { worldInput } from './world-input.ts'

/** How the pages of a kind derive from the index. */
export interface PageKind<K extends RouteKind> {
  /**
   * What a page shows, from the index alone; undefined if there is no such page. `ref` is the id of the place,
   * listing or feature, `sub` the type and page of results.
   */
  input: (index: Index, ref: number, sub: number) => PageInputs[K] | undefined
  /** The name in the pages' addresses; kinds without it have one page. */
  nameOf?: (input: PageInputs[K]) => Localized
  /**
   * The same name at the price of a row or two, for kinds whose inputs cost most: a first build computes those once, as
   * it renders. Undefined if there is no such page.
   */
  nameBefore?: (index: Index, ref: number) => Localized | undefined
  /**
   * Whether search engines may index a page; absent: always. Not for samples and pages with nothing else; expired
   * offers remain only for visitors who follow a link.
   */
  isListed?: (input: PageInputs[K]) => boolean
}

const ofPlace =
  <Input>(inputOf: (index: Index, row: PlaceRow) => Input | undefined) =>
  (index: Index, ref: number) => {
    const row = placeRow(index, ref)
    return row && inputOf(index, row)
  }

function nameOfPlace(index: Index, ref: number): Localized | undefined {
  const row = placeRow(index, ref)
  return row && placeRef(row).names
}

function nameOfGuide(index: Index, ref: number): Localized | undefined {
  const row = placeRow(index, ref)
  return row && (row.kind === 'country' || storedTimes(index, ref)) ? placeRef(row).names : undefined
}

function nameOfFeed(index: Index, ref: number): Localized | undefined {
  const row = placeRow(index, ref)
  return row?.kind === 'city' && hasFeeds(index, row) ? placeRef(row).names : undefined
}

function nameOfListing(index: Index, ref: number): Localized | undefined {
  const row = listingRow(index, ref)
  return row && placeRow(index, row.place) && (JSON.parse(row.body) as SeedListing).title
}

/** A guide without listings is worth finding with this many things to help beyond the times. */
const HELPS_LISTED = 2
const placeName = ({ place }: { place: { names: Localized } }) => place.names
const hasAny = ({ total }: { total: number }) => total > 0

const still = { input: () => ({}) }
const unlisted = { ...still, isListed: () => false }

export const PAGE_KINDS: {
  readonly [K in RouteKind]: PageKind<K>
} = {
  home: { input: homeInput },
  search: { input: homeInput },
  shabbatTimes: { input: shabbatTimesInput },
  candleTimes: { input: candleTimesInput },
  calendar: { input: calendarInput },
  trip: still,
  credits: { input: creditsInput },
  openData: {
    input: openDataInput,
    isListed: ({ downloads }) => downloads.some(({ files }) => files.length > 0),
  },
  accessibility: still,
  login: unlisted,
  account: unlisted,
  newsletter: { input: favouritesInput, isListed: () => false },
  favourites: { input: favouritesInput, isListed: () => false },
  offline: { input: notFoundInput, isListed: () => false },
  addPlace: still,
  listingEdit: unlisted,
  listingOptions: still,
  desk: unlisted,
  deskHelp: unlisted,
  vacations: { input: vacationsInput, isListed: hasAny },
  authorities: { input: authoritiesInput },
  authority: {
    input: authorityInput,
    nameOf: ({ authority }) => ({ en: authority.id }),
    isListed: (input) => !input.authority.sample && isKnown(input),
  },
  ownPage: { input: ownPageInput, nameOf: ({ id }) => ({ en: id }) },
  notFound: { input: notFoundInput, isListed: () => false },
  placeShell: unlisted,
  manifest: unlisted,
  world: {
    input: worldInput,
    nameOf: ({ dtype }) => ({ en: String(dtype) }),
    isListed: hasAny,
  },
  place: {
    input: ofPlace(placeInput),
    nameOf: placeName,
    nameBefore: nameOfGuide,
    isListed: (input) => input.total > 0 || (input.kind === 'city' && helpsOf(input.help).length >= HELPS_LISTED),
  },
  feed: { input: feedInput, nameOf: placeName, nameBefore: nameOfFeed, isListed: () => false },
  travel: {
    input: ofPlace(travelInput),
    nameOf: placeName,
    nameBefore: nameOfPlace,
    isListed: ({ offers }) => offers > 0,
  },
  results: {
    input: resultsInput,
    nameOf: placeName,
    nameBefore: nameOfPlace,
    isListed: hasAny,
  },
  listing: {
    input: listingInput,
    nameOf: ({ listing }) => listing.title,
    nameBefore: nameOfListing,
    isListed: ({ listing }) => !listing.sample,
  },
  feature: {
    input: featureInput,
    nameOf: ({ feature }) => feature.title,
    isListed: ({ feature, past }) => !feature.sample && !past,
  },
  category: {
    input: categoryInput,
    nameOf: ({ category }) => category.title,
    isListed: hasAny,
  },
}

type ManyKind =
  | 'world'
  | 'place'
  | 'feed'
  | 'travel'
  | 'results'
  | 'listing'
  | 'feature'
  | 'category'
  | 'authority'
  | 'ownPage'

/** The kinds with one page. */
export const SINGLES = (Object.keys(PAGE_KINDS) as RouteKind[]).filter((kind) => !PAGE_KINDS[kind].nameOf) as Exclude<
  RouteKind,
  ManyKind
>[]

/** See `PageKind.isListed`. */
export function isListed<K extends RouteKind>(kind: K, input: PageInputs[K]): boolean {
  const { isListed: listed = () => true }: PageKind<K> = PAGE_KINDS[kind]
  return listed(input)
}

/** What a page shows: see `PageKind.input`. */
export function pageInput<K extends RouteKind>(index: Index, kind: K, ref: number, sub = 0): PageInputs[K] | undefined {
  return PAGE_KINDS[kind].input(index, ref, sub)
}
