import type { SeedFeature } from '#core/contract/data-files.ts'
import { offerEnd } from '#core/domain/offers.ts'
import { placementOn } from '#core/domain/placement.ts'
import { dayOf } from '#core/domain/weeks.ts'
import { placeRow } from './cards.ts'
import type { Index } from './open.ts'
import { MAX_OTHER_FEATURES } from './queries.ts'
import type { AffectedPages } from './affected-pages.ts'
import type { ContentDocument } from './content-document.ts'

// Features and their categories, and the pages that a change of them affects.

interface Writing {
  touched: AffectedPages
  /** Epoch milliseconds: offers that have ended by then are past. */
  now: number
}

/** Writes or deletes a feature. */
export function writeFeature(
  index: Index,
  { id, body, deleted }: Pick<ContentDocument, 'id' | 'body' | 'deleted'>,
  { touched, now }: Writing,
): void {
  const nid = Number(id)
  const before = index.get<{ place: number }>('select place from features where nid = ?', nid)
  touched.features.add(nid)
  if (before) touchOffers(index, { nid, place: before.place }, touched)
  index.run('delete from features where nid = ?', nid)
  if (deleted) return
  const feature = JSON.parse(body) as SeedFeature
  const ends = endOf(index, feature)
  const flags = [isTop(feature, now), feature.sample, ends <= now]
  index.run(
    'insert into features values (?, ?, ?, ?, ?, ?, ?, ?)',
    nid,
    feature.place,
    feature.category,
    ...flags.map((flag) => (flag ? 1 : 0)),
    ends,
    body,
  )
  touchOffers(index, feature, touched)
}

/** Whether it is shown first on a day. */
const isTop = ({ top, placement }: SeedFeature, now: number): boolean =>
  top === true && placementOn(placement, dayOf(now)).holds

/** When a feature ends, epoch milliseconds. A country may have several zones. */
function endOf(index: Index, { place, dates }: SeedFeature): number {
  const row = placeRow(index, place)
  return offerEnd(dates, row?.kind === 'city' ? row.time_zone : undefined)
}

/** Recomputes when features end, after their places may have changed zone. */
export function dateFeatures(index: Index): void {
  const rows = index.all<{ ends_at: number; body: string }>('select ends_at, body from features')
  for (const { ends_at, body } of rows) {
    const feature = JSON.parse(body) as SeedFeature
    const ends = endOf(index, feature)
    if (ends === ends_at) continue
    index.run('update features set ends_at = ? where nid = ?', ends, feature.nid)
  }
}

/**
 * Removes expired features from the lists, and returns those that are current again after the clock was set back.
 * Returns how many changed.
 */
export function expireOffers(index: Index, { touched, now }: Writing): number {
  const due = index.all<Pick<SeedFeature, 'nid' | 'place'> & { past: number }>(
    `select nid, place, past from features
     where (past = 0 and ends_at <= ?) or (past = 1 and ends_at > ?) order by nid`,
    now,
    now,
  )
  for (const feature of due) {
    const { nid, past } = feature
    touched.features.add(nid)
    touchOffers(index, feature, touched)
    index.run('update features set past = ? where nid = ?', 1 - past, nid)
    touchOffers(index, feature, touched)
  }
  return due.length
}

/** Shows features first, or no longer, whose days of placement have come or gone. Returns how many changed. */
export function placeOffers(index: Index, { touched, now }: Writing): number {
  const placed = index
    .all<{ top: number; body: string }>('select top, body from features where body like \'%"placement"%\'')
    .map(({ top, body }) => ({ top, feature: JSON.parse(body) as SeedFeature }))
    .filter(({ top, feature }) => isTop(feature, now) !== (top === 1))
  for (const { top, feature } of placed) {
    touched.features.add(feature.nid)
    touchOffers(index, feature, touched)
    index.run('update features set top = ? where nid = ?', 1 - top, feature.nid)
    touchOffers(index, feature, touched)
  }
  return placed.length
}

/** The pages that show a feature: its place's, its country's, and those of its neighbours. */
function touchOffers(index: Index, { nid, place }: Pick<SeedFeature, 'nid' | 'place'>, touched: AffectedPages): void {
  const all = index.all<{ nid: number; past: number }>(
    'select nid, past from features where place = ? order by past, sample, top desc, nid',
    place,
  )
  // Each shows the first current ones except itself: later ones are nobody's neighbours.
  const first = all.filter(({ past }) => past === 0).slice(0, MAX_OTHER_FEATURES + 1)
  if (first.some((card) => card.nid === nid)) for (const sibling of all) touched.features.add(sibling.nid)
  touched.places.add(place)
  const parent = index.get<{ parent: number | null }>('select parent from places where id = ?', place)?.parent
  if (parent != null) touched.places.add(parent)
}

/** The features that are held at changed listings: they say what those have. */
export function touchProgrammes(index: Index, { listings, features }: AffectedPages): void {
  if (listings.size === 0) return
  const rows = index.all<{ nid: number }>(
    `select nid from features where body like '%"hotel":%'
     and json_extract(body, '$.hotel') in (select value from json_each(?))`,
    JSON.stringify([...listings]),
  )
  for (const { nid } of rows) features.add(nid)
}

/** The expired features of a category: their pages say whether it has current ones. */
export function touchPast(index: Index, category: number, { features }: AffectedPages): void {
  const rows = index.all<{ nid: number }>('select nid from features where category = ? and past = 1', category)
  for (const { nid } of rows) features.add(nid)
}

/** The pages that name a category: its own, its features' and their places'. */
export function touchCategory(index: Index, id: number, touched: AffectedPages): void {
  touched.categories.add(id)
  const features = index.all<{
    nid: number
    place: number
    parent: number | null
  }>(`select f.nid, f.place, p.parent from features f join places p on p.id = f.place where f.category = ?`, id)
  for (const { nid, place, parent } of features) {
    touched.features.add(nid)
    touched.travel.add(place)
    if (parent !== null) touched.travel.add(parent)
  }
}
