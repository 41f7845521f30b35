import type { SeedFeature } from '#core/contract/data-files.ts'
import type { Index } from './open.ts'
import { FEATURES_BESIDE } from './queries.ts'
import type { Touched } from './touched.ts'
import type { ContentDocument } from './write.ts'

// Travel features and their categories, and the pages that a change of them touches.

/** Writes or removes a feature. */
export function writeFeature(
  index: Index,
  { id, body, deleted }: Pick<ContentDocument, 'id' | 'body' | 'deleted'>,
  touched: Touched,
): void {
  const nid = Number(id)
  const before = index.get<{ place: number }>(
    'select place from features where nid = ?',
    nid,
  )
  touched.features.add(nid)
  if (before) touchOffers(index, { nid, place: before.place }, touched)
  index.run('delete from features where nid = ?', nid)
  if (deleted) return
  const feature = JSON.parse(body) as SeedFeature
  const flags = [feature.top, feature.sample].map((flag) => (flag ? 1 : 0))
  index.run(
    'insert into features values (?, ?, ?, ?, ?, ?)',
    nid,
    feature.place,
    feature.category,
    ...flags,
    body,
  )
  touchOffers(index, feature, touched)
}

/** The pages that show a feature as it stands: its place's, its country's, and those of the features beside it. */
function touchOffers(
  index: Index,
  { nid, place }: Pick<SeedFeature, 'nid' | 'place'>,
  touched: Touched,
): void {
  const all = index.all<{ nid: number }>(
    'select nid from features where place = ? order by top desc, nid',
    place,
  )
  // Each shows the first ones but itself: one further back stands beside none.
  const first = all.slice(0, FEATURES_BESIDE + 1)
  if (first.some((shown) => shown.nid === nid))
    for (const sibling of all) touched.features.add(sibling.nid)
  touched.places.add(place)
  const parent = index.get<{ parent: number | null }>(
    'select parent from places where id = ?',
    place,
  )?.parent
  if (parent != null) touched.places.add(parent)
}

/** The pages that name a category: its own, those of its features, and those of their places. */
export function touchCategory(
  index: Index,
  id: number,
  touched: Touched,
): void {
  touched.categories.add(id)
  const features = index.all<{
    nid: number
    place: number
    parent: number | null
  }>(
    `select f.nid, f.place, p.parent from features f join places p on p.id = f.place where f.category = ?`,
    id,
  )
  for (const { nid, place, parent } of features) {
    touched.features.add(nid)
    touched.travel.add(place)
    if (parent !== null) touched.travel.add(parent)
  }
}
