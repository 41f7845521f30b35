import { zxyToTileId } from 'pmtiles'

type Point = readonly [x: number, y: number]

// Protocol buffers: what a vector tile needs of them.
function varint(value: number): number[] {
  const bytes: number[] = []
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 128)
  return [...bytes, value]
}
const number = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)]
const bytesOf = (field: number, bytes: readonly number[]): number[] => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const text = (field: number, value: string): number[] => bytesOf(field, [...new TextEncoder().encode(value)])

const LINE = 2
const POLYGON = 3
const EXTENT = 4096

/** A feature of a tile, `kind` its only tag. https://github.com/mapbox/vector-tile-spec/tree/master/2.1 */
function layer(name: string, { kind, type, points }: { kind: string; type: number; points: readonly Point[] }) {
  const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)
  const moves = points.map(([x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [0, 0]
    return [zigzag(x - fromX), zigzag(y - fromY)]
  })
  const [first, ...rest] = moves
  const geometry = [1 + 8, ...first!, 2 + 8 * rest.length, ...rest.flat(), ...(type === POLYGON ? [7 + 8] : [])]
  const feature = [...bytesOf(2, [0, 0]), ...number(3, type), ...bytesOf(4, geometry.flatMap(varint))]
  const value = bytesOf(4, text(1, kind))
  return bytesOf(3, [
    ...number(15, 2),
    ...text(1, name),
    ...bytesOf(2, feature),
    ...text(3, 'kind'),
    ...value,
    ...number(5, EXTENT),
  ])
}

/** Land, a pond and a road across. */
const TILE = [
  ...layer('earth', {
    kind: 'earth',
    type: POLYGON,
    points: [
      [0, 0],
      [EXTENT, 0],
      [EXTENT, EXTENT],
      [0, EXTENT],
    ],
  }),
  ...layer('water', {
    kind: 'water',
    type: POLYGON,
    points: [
      [400, 400],
      [1600, 400],
      [1600, 1600],
      [400, 1600],
    ],
  }),
  ...layer('roads', {
    kind: 'major_road',
    type: LINE,
    points: [
      [0, 3000],
      [EXTENT, 2000],
    ],
  }),
]

const HEADER_BYTES = 127
const ZOOMS = [0, 15] as const
/** Tiles around the one that has the place. */
const AROUND = 4

/** A map of the streets around a place, with the same streets in each tile. https://github.com/protomaps/PMTiles */
export function mapFile(lat: number, lng: number): Buffer {
  const ids = new Set<number>()
  for (let z = ZOOMS[0]; z <= ZOOMS[1]; z++) {
    const tiles = 2 ** z
    const x = Math.floor(((lng + 180) / 360) * tiles)
    const y = Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * tiles)
    for (let dx = -AROUND; dx <= AROUND; dx++)
      for (let dy = -AROUND; dy <= AROUND; dy++) {
        const isThere = [x + dx, y + dy].every((at) => at >= 0 && at < tiles)
        if (isThere) ids.add(zxyToTileId(z, x + dx, y + dy))
      }
  }
  const sorted = [...ids].toSorted((a, b) => a - b)
  const root = Buffer.from([
    ...varint(sorted.length),
    ...sorted.flatMap((id, at) => varint(id - (sorted[at - 1] ?? 0))),
    ...sorted.flatMap(() => varint(1)),
    ...sorted.flatMap(() => varint(TILE.length)),
    // Each tile lies at the start of the data.
    ...sorted.flatMap(() => varint(1)),
  ])
  const metadata = Buffer.from('{}')
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0)
  header.writeUInt8(3, 7)
  const metadataAt = HEADER_BYTES + root.length
  const dataAt = metadataAt + metadata.length
  const parts = [HEADER_BYTES, root.length, metadataAt, metadata.length, dataAt, 0, dataAt, TILE.length]
  const counts = [sorted.length, sorted.length, 1]
  ;[...parts, ...counts].forEach((part, at) => header.writeBigUInt64LE(BigInt(part), 8 + 8 * at))
  // Not clustered, nothing compressed, vector tiles.
  ;[0, 1, 1, 1, ...ZOOMS].forEach((part, at) => header.writeUInt8(part, 96 + at))
  const degrees = [-180, -85, 180, 85]
  degrees.forEach((part, at) => header.writeInt32LE(part * 10_000_000, 102 + 4 * at))
  return Buffer.concat([header, root, metadata, Buffer.from(TILE)])
}
