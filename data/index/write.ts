import type { ContentDocument } from './content-document.ts'
import type { Authority, SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import { placeRow } from './cards.ts'
import { nameAllFeatures, nameFeatures } from './feature-words.ts'
import { noteWays, vacationParts } from './link-sets.ts'
import { nameHotels, writeHotels } from './hotels.ts'
import { nameListings } from './listing-names.ts'
import { currentKinds } from './offer-inputs.ts'
import type { Index } from './open.ts'
import { writeOpenPicture } from './write-open-pictures.ts'
import { sharedParts } from './place-inputs.ts'
import { INDEX_SCHEMA, INDEX_VERSION } from './schema.ts'
import { touchOwnField } from './write-own-fields.ts'
import { placesWithPages } from './queries.ts'
import { langsWithIslandTexts, touchTexts } from './own-texts.ts'
import { turnFestivals } from './category-festival.ts'
import { endPesach } from './programme-pesach.ts'
import { noteDay, notedDay } from './noted-day.ts'
import { shownAuthority } from './shown-listing.ts'
import { refreshSubjects, type Hashing } from './subjects.ts'
import { offerPlaces } from './travel-input.ts'
import { nothingTouched, type AffectedPages } from './affected-pages.ts'
import {
  dateFeatures,
  touchCategory,
  touchProgrammes,
  touchPast,
  expireOffers,
  placeOffers,
  writeFeature,
} from './write-features.ts'
import { judgeListings, writeListing, type ListingContributions } from './write-listings.ts'
import { writeDrawings } from './write-drawings.ts'
import { updateNearest } from './write-nearest.ts'
import { writeTimes } from './write-times.ts'
import {
  choosePages,
  rankPlaces,
  writePlaces,
  type CityBody,
  type CountryBody,
  type PlacesContent,
} from './write-places.ts'

/** The changes after one change number, up to another. */
export interface ContentChange {
  seq: number
  /** Number of documents per kind. */
  counts: ReadonlyMap<string, number>
  /** The documents of some kinds, in batches of hundreds. */
  batches(kinds: readonly string[]): AsyncIterable<ContentDocument[]>
}

/** The source of the content: the store, or an undo. */
export interface ContentSource {
  changed(seq: number): Promise<ContentChange>
  /** All documents of a kind that are not deleted. */
  all(kind: string): Promise<ContentDocument[]>
  /** The contributions to listings. */
  words(tnids: readonly number[]): Promise<Map<number, ListingContributions>>
}

export interface UpdateOptions {
  /** Epoch milliseconds. */
  now: number
  /** Refresh outdated times, offers and popular places; otherwise only new ones are handled. */
  refreshShabbatTimes?: boolean
  /**
   * `requested`: no subject is updated now; the caller does so on request. `rendered`: all pages are rendered next,
   * which brings the hashes of an index without any.
   */
  pages?: 'requested' | 'rendered'
}

const PLACE_KINDS = ['cities', 'countries', 'regions', 'places', 'otherNames']
/** Sets that any page may show a part of. */
const SET_KINDS = ['options', 'linkSets', 'authorities', 'airports']
/** Sets with pages of their own, or around all pages. */
const SITE_KINDS = ['ownFields', 'ownPages', 'notices', 'siteTexts', 'ownTexts']

/** Creates the tables of an empty index file, which only code with this hash may continue. */
export function createIndex(index: Index, code: string): void {
  index.db.exec(INDEX_SCHEMA)
  index.setMeta('version', String(INDEX_VERSION))
  index.setMeta('code', code)
  index.setMeta('seq', '0')
}

/** Brings an index up to date with its source, in the caller's transaction. */
export async function updateIndex(index: Index, source: ContentSource, options: UpdateOptions): Promise<void> {
  const change = await source.changed(Number(index.meta('seq')))
  const touched = nothingTouched()
  const places = PLACE_KINDS.some((kind) => change.counts.has(kind))
  touched.everything = places || SET_KINDS.some((kind) => change.counts.has(kind))
  const content = places ? await placesContent(source) : undefined
  const shared = touched.everything ? undefined : sharedNow(index)
  if (content) {
    writePlaces(index, content)
    nameListings(index)
    nameHotels(index)
  }
  const features: number[] = []
  const texts: string[] = []
  const textsBefore = change.counts.has('ownTexts') ? langsWithIslandTexts(index) : undefined
  for await (const batch of change.batches([...SET_KINDS, ...SITE_KINDS, 'categories', 'features', 'listings'])) {
    await writeItems(index, source, batch, { touched, now: options.now })
    for (const { kind, id } of batch) {
      if (kind === 'features') features.push(Number(id))
      if (kind === 'ownTexts') texts.push(id)
    }
  }
  if (textsBefore) touchTexts(index, texts, textsBefore)
  for await (const batch of change.batches(['openPictures']))
    for (const row of batch) writeOpenPicture(index, row, touched)
  for await (const batch of change.batches(['hotels'])) for (const row of batch) writeHotels(index, row)
  if (options.refreshShabbatTimes) judgeListings(index, { touched, now: options.now })
  // After all names of their places and categories.
  if (places || change.counts.has('categories')) nameAllFeatures(index)
  else nameFeatures(index, features)
  if (content) {
    choosePages(index, content)
    dateFeatures(index)
    // Places may have moved.
    index.run('update times set year = 0')
  }
  updateNearest(index, touched)
  const isLate = content !== undefined || options.refreshShabbatTimes === true
  const isRanked = isLate && rankPlaces(index, touched)
  const isDrawn = isLate && writeDrawings(index, { touched, now: options.now })
  const before = notedDay(index)
  if (isLate || change.counts.has('notices')) noteDay(index, options.now)
  const writing = { touched, now: options.now }
  const days = { before, now: notedDay(index) }
  const pesachEnded = endPesach(index, days, touched) + turnFestivals(index, days, touched)
  const ended = pesachEnded + (isLate ? expireOffers(index, writing) + placeOffers(index, writing) : 0)
  const isLinked = (isLate || touched.everything) && noteWays(index)
  if (shared) touchSharing(index, shared, touched)
  touchProgrammes(index, touched)
  const turned = writeTimes(index, options)
  for (const place of turned) touchTimes(index, place, touched)
  if (change.counts.size > 0) index.setMeta('counts', JSON.stringify(countRows(index)))
  const isTurned = isRanked || isDrawn || isLinked || turned.length + ended + touched.listings.size > 0
  const isOther = change.counts.size > 0 || isTurned
  if (isOther && options.pages !== 'requested') refreshSubjects(index, touched, options.now, hashingOf(index, options))
  index.setMeta('seq', String(change.seq))
}

function hashingOf(index: Index, { pages }: UpdateOptions): Hashing {
  const isFirst = pages === 'rendered' && !index.get('select 1 from subjects limit 1')
  return isFirst ? 'as rendered' : 'now'
}

/** Parts shared by several pages, by place; `0` means all. */
const sharedNow = (index: Index) => ({
  places: sharedParts(index),
  listings: vacationParts(index),
  offers: JSON.stringify(offerPlaces(index)),
  kinds: new Set(currentKinds(index)),
})

/** Times appear on the pages of their place, and of its country. */
function touchTimes(index: Index, place: number, touched: AffectedPages): void {
  touched.places.add(place)
  const parent = placeRow(index, place)?.parent
  if (parent != null) touched.places.add(parent)
}

/** Notes the pages that share changed parts. */
function touchSharing(index: Index, before: ReturnType<typeof sharedNow>, touched: AffectedPages): void {
  const now = sharedNow(index)
  if (before.offers !== now.offers) for (const id of placesWithPages(index)) touched.travel.add(id)
  for (const kind of before.kinds.symmetricDifference(now.kinds)) touchPast(index, kind, touched)
  for (const place of othersThan(before.places, now.places)) {
    const places = place === 0 ? placesWithPages(index) : [place]
    for (const id of places) touched.places.add(id)
  }
  for (const place of othersThan(before.listings, now.listings)) {
    const listings = index.all<{ tnid: number }>('select tnid from listings where ? in (0, place)', place)
    for (const { tnid } of listings) touched.listings.add(tnid)
  }
}

const othersThan = (before: ReadonlyMap<number, string>, now: ReadonlyMap<number, string>): number[] =>
  [...now.keys()].filter((place) => now.get(place) !== before.get(place))

async function placesContent(source: ContentSource): Promise<PlacesContent> {
  const bodies = async <T>(kind: string) =>
    (await source.all(kind)).map(({ id, body }) => [id, JSON.parse(body)] as [string, T])
  const checked = await bodies<{
    names: Localized
    page?: boolean
    about?: Localized
  }>('places')
  const regions = await bodies<{ names: Localized }>('regions')
  const others = await bodies<{ names: readonly string[] }>('otherNames')
  return {
    cities: (await bodies<CityBody>('cities')).map(([, city]) => city),
    countries: (await bodies<CountryBody>('countries')).map(([, country]) => country),
    regions: new Map(regions.map(([id, { names }]) => [id, names])),
    checked: new Map(checked.map(([id, place]) => [Number(id), place])),
    otherNames: new Map(others.map(([id, { names }]) => [Number(id), names])),
  }
}

async function writeItems(
  index: Index,
  source: ContentSource,
  rows: readonly ContentDocument[],
  writing: { touched: AffectedPages; now: number },
): Promise<void> {
  const { touched } = writing
  const listings = rows.filter(({ kind }) => kind === 'listings')
  const tnids = listings.map(({ id }) => Number(id))
  const words = tnids.length > 0 ? await source.words(tnids) : new Map<number, ListingContributions>()
  for (const { id, body, deleted } of listings) {
    const listing = deleted ? undefined : (JSON.parse(body) as SeedListing)
    writeListing(index, Number(id), { listing, words: words.get(Number(id)) }, writing)
  }
  for (const row of rows) {
    if (row.kind === 'features') writeFeature(index, row, writing)
    else if (row.kind !== 'listings') writeSet(index, row)
    if (row.kind === 'ownFields') touchOwnField(index, row.id, touched)
    if (row.kind === 'ownPages') touched.ownPages.add(row.id)
    if (row.kind === 'categories') touchCategory(index, Number(row.id), touched)
  }
}

const shownBody = (body: string): string => JSON.stringify(shownAuthority(JSON.parse(body) as Authority))

function writeSet(index: Index, { kind, id, body, deleted }: ContentDocument): void {
  if (deleted) index.run('delete from sets where kind = ? and id = ?', kind, id)
  else
    index.run('insert or replace into sets values (?, ?, ?)', kind, id, kind === 'authorities' ? shownBody(body) : body)
}

/** Row counts for the credits page. */
function countRows(index: Index): Record<string, number> {
  const count = (sql: string) => index.get<{ n: number }>(sql)?.n ?? 0
  const listings = index.all<{ sample: number; n: number }>(
    'select sample, count(*) n from listings group by dtype, sample',
  )
  const sum = (sample: number) => listings.reduce((total, row) => total + (row.sample === sample ? row.n : 0), 0)
  return {
    cities: count(`select count(*) n from places where kind = 'city'`),
    listings: sum(0),
    samples: sum(1),
    features: count('select count(*) n from features where sample = 0'),
  }
}
