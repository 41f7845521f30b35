import { Readable, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OSMTransform } from 'osm-pbf-parser-node'
import { DataFileError } from '../data-files.ts'
import { NodePlaces } from './node-places.ts'
import { chunksOf, noteTaken, positionOf, tagsOf, type Reading, type SourcePlace } from './reading.ts'

type Tags = Record<string, string>
interface Header {
  type?: undefined
  osmosis_replication_timestamp?: number
}
interface OsmNode {
  type: 'node'
  id: number
  lat: number
  lon: number
  tags?: Tags
}
interface OsmWay {
  type: 'way'
  id: number
  refs: number[]
  tags?: Tags
}
interface OsmRelation {
  type: 'relation'
  id: number
  members: { type: string; ref: number }[]
  tags?: Tags
}
type Item = Header | OsmNode | OsmWay | OsmRelation

/** The parser throws where a stream should emit an error, which would crash the process. */
class PbfTransform extends OSMTransform {
  override _transform(chunk: Buffer, encoding: BufferEncoding, next: TransformCallback): void {
    try {
      super._transform(chunk, encoding, next)
    } catch (error) {
      next(error as Error)
    }
  }

  override _flush(next: TransformCallback): void {
    try {
      super._flush(next)
    } catch (error) {
      next(error as Error)
    }
  }
}

const PASSES = 3

/**
 * The relevant places of an OSM PBF file. It is read three times, because nodes come first: relations name ways, ways
 * name nodes, and only nodes have a position. Only relevant objects are in memory. Throws DataFileError.
 */
export async function* readPbf(
  reading: Reading,
  isWanted: (tags: Readonly<Tags>) => boolean,
): AsyncGenerator<SourcePlace> {
  const wants = (item: { tags?: Tags }) => item.tags !== undefined && isWanted(item.tags)
  const relations: OsmRelation[] = []
  const memberWays = new Set<number>()
  for await (const item of items(reading, 0)) {
    if (item.type === undefined) noteHeader(reading, item)
    if (item.type !== 'relation' || !wants(item)) continue
    relations.push(item)
    for (const { type, ref } of item.members) if (type === 'way') memberWays.add(ref)
  }
  const ways: OsmWay[] = []
  const refsOf = new Map<number, number[]>()
  for await (const item of items(reading, 1)) {
    if (item.type !== 'way') continue
    if (wants(item)) ways.push(item)
    if (memberWays.has(item.id)) refsOf.set(item.id, item.refs)
  }
  const nodes = new NodePlaces(nodesOf(ways, relations, refsOf))
  for await (const item of items(reading, 2)) {
    if (item.type !== 'node') continue
    nodes.set(item.id, item.lon, item.lat)
    if (wants(item)) yield placeOf(item, [item.lon, item.lat])
  }
  for (const way of ways) yield placeOf(way, nodes.middle(way.refs))
  for (const relation of relations) {
    const inside = nodesOf([], [relation], refsOf)
    yield placeOf(relation, nodes.middle([...inside]))
  }
}

/** Every node that ways and relations depend on. */
function* nodesOf(
  ways: readonly OsmWay[],
  relations: readonly OsmRelation[],
  refsOf: ReadonlyMap<number, number[]>,
): Generator<number> {
  for (const { refs } of ways) yield* refs
  for (const { members } of relations) {
    for (const { type, ref } of members) {
      if (type === 'node') yield ref
      else if (type === 'way') yield* refsOf.get(ref) ?? []
    }
  }
}

function placeOf({ type, id, tags }: OsmNode | OsmWay | OsmRelation, point: [number, number] | undefined): SourcePlace {
  return {
    id: `${type}/${id}`,
    where: `${type} ${id}`,
    tags: tagsOf(tags),
    position: point && positionOf(...point),
  }
}

function noteHeader(reading: Reading, header: Header): void {
  const seconds = header.osmosis_replication_timestamp
  if (seconds) noteTaken(reading, seconds * 1000)
}

async function* items(reading: Reading, pass: number): AsyncGenerator<Item> {
  const transform = new PbfTransform({ withTags: true })
  const source = Readable.from(chunksOf(reading, { pass, passes: PASSES }))
  const flow = pipeline(source, transform)
  // Its error surfaces below, where the items are read.
  flow.catch(() => {})
  try {
    for await (const batch of transform as AsyncIterable<Item[]>) yield* batch
    await flow
  } catch (error) {
    reading.stop?.throwIfAborted()
    throw new DataFileError(
      `${reading.file}: not a whole OSM PBF file (${(error as Error).message}): it is truncated or damaged, or not compressed with zlib; download it again, or rewrite it with \`osmium cat\`.`,
    )
  }
}
