import { jsonItems } from './json-items.ts'
import { noteTaken, positionOf, tagsOf, type Broken, type Reading, type SourcePlace } from './reading.ts'

interface Element {
  type?: unknown
  id?: unknown
  lat?: unknown
  lon?: unknown
  center?: { lat?: unknown; lon?: unknown }
  bounds?: { minlat: number; minlon: number; maxlat: number; maxlon: number }
  tags?: unknown
}

const TYPES: ReadonlySet<unknown> = new Set(['node', 'way', 'relation'])

/** The tagged elements of an Overpass API response (`[out:json]`, `out center tags`). */
export async function* readOverpass(reading: Reading): AsyncGenerator<SourcePlace | Broken> {
  const items = jsonItems(reading, 'elements', ['osm3s', 'remark'])
  for await (const { key, value } of items) {
    if (key === 'osm3s') noteTaken(reading, (value as { timestamp_osm_base?: unknown } | null)?.timestamp_osm_base)
    // The server ran out of time or memory: the rest is missing.
    else if (key === 'remark') reading.head.incomplete = String(value)
    else if (typeof key === 'number') {
      const place = placeOf(value, `element ${key + 1}`)
      if (place) yield place
    }
  }
}

function placeOf(value: unknown, where: string): SourcePlace | Broken | undefined {
  const broken = (why: string): Broken => ({
    where,
    broken: why,
    text: JSON.stringify(value),
  })
  if (typeof value !== 'object' || value === null) return broken('is not an element: expected an object')
  const { type, id, lat, lon, center, bounds, tags } = value as Element
  if (!TYPES.has(type)) return broken(`type ${JSON.stringify(type)} is no OSM type`)
  if (!Number.isSafeInteger(id) || Number(id) < 1) return broken(`id ${JSON.stringify(id)} is not an OSM id`)
  // The untagged nodes of a way.
  if (tags === undefined) return undefined
  const [lng, northing] = [lon ?? center?.lon, lat ?? center?.lat]
  const position = positionOf(lng, northing) ?? (bounds && middleOf(bounds))
  return {
    id: `${String(type)}/${String(id)}`,
    where,
    tags: tagsOf(tags),
    ...(position ? { position } : lng !== undefined && northing !== undefined && { unread: `${northing}, ${lng}` }),
  }
}

const middleOf = (box: NonNullable<Element['bounds']>) =>
  positionOf((box.minlon + box.maxlon) / 2, (box.minlat + box.maxlat) / 2)
