import { hash } from 'node:crypto'
import { DIRECTORY_TYPES, isDirectoryType } from '#core/terms/directory.ts'
import type { Localized } from '#core/terms/localized.ts'
import { FEED_FORMATS, slugIn } from '#core/domain/routes.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { affectedAuthorities, authorityRefs } from './authority-inputs.ts'
import { placeRow } from './cards.ts'
import { whileHeld, type Index } from './open.ts'
import { categoryIds } from './offer-inputs.ts'
import { isListed, PAGE_KINDS, pageInput, SINGLES, type PageKind } from './page-kinds.ts'
import { keyRef, listingRow, placesWithPages } from './queries.ts'
import { WORLD_TYPES } from './world-input.ts'
import { ownPageRefs } from './site-inputs.ts'
import { resultsOfSub, resultsPages, resultsSub } from './results-input.ts'
import type { AffectedPages } from './affected-pages.ts'

/** One page in all languages. */
export interface Subject {
  id: number
  kind: RouteKind
  ref: number
  sub: number
  /** Of what its pages show; empty before the first of them is made. */
  hash: string
  slugs: string
  noindex: number
}

/** How subjects come to their hashes: at once, or those whose inputs cost most from whoever renders them first. */
export type Hashing = 'now' | 'as rendered'

/** Updates the subjects that a change affects: new hashes, new pages, deleted pages. */
export function refreshSubjects(index: Index, touched: AffectedPages, now: number, hashing: Hashing = 'now'): void {
  whileHeld(index, () => refreshAffected(index, touched, now, hashing))
}

function refreshAffected(index: Index, touched: AffectedPages, now: number, hashing: Hashing): void {
  const changed = Math.floor(now / 1000)
  const refreshing = hashing === 'as rendered' ? announceSubject : refreshSubject
  const refresh = (kind: RouteKind, ref: number, sub = 0) => refreshing(index, kind, ref, sub, changed)
  if (touched.everything) {
    dropStale(index)
    for (const place of placesWithPages(index)) refreshPlace(index, place, refresh)
    for (const { tnid } of index.all<{ tnid: number }>('select tnid from listings order by tnid')) {
      refreshListing(index, tnid, refresh)
    }
    for (const { nid } of index.all<{ nid: number }>('select nid from features')) refresh('feature', nid)
    for (const id of categoryIds(index)) refresh('category', id)
    refreshAll(index, 'authority', authorityRefs(index), refresh)
    refreshAll(index, 'ownPage', ownPageRefs(index), refresh)
  } else {
    for (const place of touched.places) {
      refresh('place', place)
      refreshFeeds(place, refresh)
      refresh('travel', place)
    }
    for (const key of touched.results) {
      const [place = 0, dtype = 0] = key.split(' ').map(Number)
      refreshResults(index, place, dtype, refresh)
    }
    for (const place of touched.travel) if (!touched.places.has(place)) refresh('travel', place)
    for (const tnid of touched.listings) refreshListing(index, tnid, refresh)
    for (const nid of touched.features) refresh('feature', nid)
    for (const ref of affectedAuthorities(index, touched)) refresh('authority', ref)
    for (const id of touched.ownPages) refresh('ownPage', keyRef(id))
    refreshCategories(index, touched, refresh)
  }
  if (touched.everything || touched.places.size + touched.results.size > 0) {
    for (const dtype of WORLD_TYPES) refresh('world', dtype)
  }
  for (const kind of SINGLES) refresh(kind, 0)
}

type Refresh = (kind: RouteKind, ref: number, sub?: number) => void

/** The pages of a kind that there are now or were before. */
function refreshAll(index: Index, kind: RouteKind, refs: readonly number[], refresh: Refresh): void {
  const known = index.all<{ ref: number }>('select ref from subjects where kind = ?', kind)
  for (const ref of new Set([...known.map((row) => row.ref), ...refs])) refresh(kind, ref)
}

/** Each category names the others and counts their offers, so all are updated, deleted ones too. */
function refreshCategories(index: Index, touched: AffectedPages, refresh: Refresh): void {
  const { features, categories, places } = touched
  if (features.size + categories.size + places.size === 0) return
  for (const id of new Set([...categories, ...categoryIds(index)])) refresh('category', id)
}

function refreshFeeds(place: number, refresh: Refresh): void {
  for (const sub of FEED_FORMATS.keys()) refresh('feed', place, sub)
}

function refreshPlace(index: Index, place: number, refresh: Refresh): void {
  refresh('place', place)
  refreshFeeds(place, refresh)
  refresh('travel', place)
  for (const dtype of DIRECTORY_TYPES) refreshResults(index, place, dtype, refresh)
}

/** The results pages of a place and type, as many as there are now or were before. */
function refreshResults(index: Index, place: number, dtype: number, refresh: Refresh): void {
  const row = placeRow(index, place)
  if (!row || !isDirectoryType(dtype)) return
  const pages = row.has_page ? resultsPages(index, row, dtype) : 0
  const last = index.get<{ sub: number | null }>(
    `select max(sub) sub from subjects where kind = 'results' and ref = ? and sub between ? and ?`,
    place,
    resultsSub(dtype, 1),
    resultsSub(dtype + 1, 0) - 1,
  )?.sub
  const before = last ? resultsOfSub(last).page : 0
  for (let page = 1; page <= Math.max(pages, before); page++) {
    refresh('results', place, resultsSub(dtype, page))
  }
}

/** The type is part of a listing's URL, so changing it removes the old page. */
function refreshListing(index: Index, tnid: number, refresh: Refresh): void {
  const dtype = listingRow(index, tnid)?.dtype ?? 0
  index.run(`delete from subjects where kind = 'listing' and ref = ? and sub <> ?`, tnid, dtype)
  if (dtype) refresh('listing', tnid, dtype)
}

const OF_PLACES: readonly RouteKind[] = ['place', 'feed', 'travel', 'results']

/** Deletes subjects whose place, listing or feature is gone. */
function dropStale(index: Index): void {
  index.run(`delete from subjects where kind = 'listing' and ref not in (select tnid from listings)`)
  index.run(`delete from subjects where kind = 'feature' and ref not in (select nid from features)`)
  index.run(
    `delete from subjects where kind = 'category'
     and ref not in (select cast(id as integer) from sets where kind = 'categories')`,
  )
  index.run(
    `delete from subjects where kind in (select value from json_each(?))
     and ref not in (select id from places where has_page = 1)`,
    JSON.stringify(OF_PLACES),
  )
}

/** Updates the row of one page, or deletes it with the page. `changed`: epoch seconds. */
export function refreshSubject<K extends RouteKind>(
  index: Index,
  kind: K,
  ref: number,
  sub: number,
  changed: number,
): void {
  const input = hasPage(index, kind, ref) ? pageInput(index, kind, ref, sub) : undefined
  if (!input) {
    index.run('delete from subjects where kind = ? and ref = ? and sub = ?', kind, ref, sub)
    return
  }
  const { nameOf }: PageKind<K> = PAGE_KINDS[kind]
  index.run(
    `insert into subjects (kind, ref, sub, hash, slugs, changed, noindex) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (kind, ref, sub) do update set hash = excluded.hash, slugs = excluded.slugs,
       changed = excluded.changed, noindex = excluded.noindex where hash <> excluded.hash`,
    kind,
    ref,
    sub,
    inputHash(input),
    slugsOf(nameOf?.(input), ref),
    changed,
    isListed(kind, input) ? 0 : 1,
  )
}

export const inputHash = (input: object): string => hash('sha1', JSON.stringify(input))

/** Adds the row of a page of an index that has none yet. Its hash follows with the page, see `noteHashes`. */
function announceSubject(index: Index, kind: RouteKind, ref: number, sub: number, changed: number): void {
  const { nameBefore } = PAGE_KINDS[kind]
  if (!nameBefore) return refreshSubject(index, kind, ref, sub, changed)
  const name = hasPage(index, kind, ref) ? nameBefore(index, ref) : undefined
  if (!name) return
  index.run(
    `insert into subjects (kind, ref, sub, hash, slugs, changed, noindex) values (?, ?, ?, '', ?, ?, 0)`,
    kind,
    ref,
    sub,
    slugsOf(name, ref),
    changed,
  )
}

/** What was learned of a subject by rendering its first pages. */
export type LearnedHash = Pick<Subject, 'id' | 'hash' | 'noindex'>

export function noteHashes(index: Index, learned: readonly LearnedHash[]): void {
  for (const { id, hash, noindex } of learned)
    index.run('update subjects set hash = ?, noindex = ? where id = ?', hash, noindex, id)
}

/** Lets the hash of a page follow with the page, where what it shows is still being made. */
export function awaitHash(index: Index, kind: RouteKind): void {
  index.run(`update subjects set hash = '' where kind = ?`, kind)
}

function hasPage(index: Index, kind: RouteKind, ref: number): boolean {
  if (!OF_PLACES.includes(kind)) return true
  return placeRow(index, ref)?.has_page === 1
}

function slugsOf(name: Localized | undefined, ref: number): string {
  if (!name) return '{}'
  const slugs = LANGS.map((lang) => [lang, slugIn(lang, name, ref)])
  return JSON.stringify(Object.fromEntries(slugs))
}
