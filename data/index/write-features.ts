import type { SeedFeature } from '#core/contract/data-files.ts'
import type { Index } from './open.ts'
import type { Touched } from './touched.ts'
import type { ContentDocument } from './write.ts'

/** Writes a travel feature, or takes it out, and notes the pages concerned. Its words are noted afterwards. */
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
  index.run('delete from features where nid = ?', nid)
  touched.features.add(nid)
  if (before) touchOffers(index, before.place, touched)
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
  touchOffers(index, feature.place, touched)
}

/** The pages that show the features of a place: its own, its country's, and those of the features themselves. */
function touchOffers(index: Index, place: number, touched: Touched): void {
  const siblings = index.all<{ nid: number }>(
    'select nid from features where place = ?',
    place,
  )
  for (const { nid } of siblings) touched.features.add(nid)
  touched.places.add(place)
  const parent = index.get<{ parent: number | null }>(
    'select parent from places where id = ?',
    place,
  )?.parent
  if (parent != null) touched.places.add(parent)
}
