import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { gazetteerFile } from '../../import/gazetteer.ts'

// Invented places around real towns, with as many tags as real ones.

const KINDS: readonly Readonly<Record<string, string>>[] = [
  { amenity: 'restaurant', 'diet:kosher': 'yes', cuisine: 'pizza;kosher' },
  { amenity: 'place_of_worship', religion: 'jewish', denomination: 'orthodox' },
  { shop: 'bakery', 'diet:kosher': 'only' },
  { landuse: 'cemetery', religion: 'jewish' },
  { tourism: 'museum', museum: 'jewish' },
  { amenity: 'cafe', 'diet:kosher': 'only', 'diet:vegan': 'only' },
]

/** An Overpass API response; if changed, a tenth has another phone and a hundredth is missing. */
export async function* answerOf(count: number, { isChanged }: { isChanged: boolean }): AsyncGenerator<string> {
  const towns = await positions()
  yield '{"version":0.6,"generator":"bench","osm3s":{"timestamp_osm_base":"2026-11-20T00:00:00Z"},"elements":[\n'
  for (let i = 0; i < count; i++) {
    if (isChanged && i % 100 === 7) continue
    const separator = i === 0 ? '' : ',\n'
    yield separator + JSON.stringify(element(i, towns, isChanged))
  }
  yield '\n]}\n'
}

function element(i: number, towns: readonly (readonly [number, number])[], isChanged: boolean): object {
  const [lng, lat] = towns[(i * 7919) % towns.length] ?? [0, 0]
  const point = {
    lat: Number((lat + ((i * 31) % 100) / 5000).toFixed(7)),
    lon: Number((lng + ((i * 17) % 100) / 5000).toFixed(7)),
  }
  const isWay = i % 3 === 0
  return {
    type: isWay ? 'way' : 'node',
    id: 1_000_000_000 + i,
    ...(isWay ? { center: point } : point),
    tags: {
      ...KINDS[i % KINDS.length],
      name: `Benchmark place ${i}`,
      'name:he': `מקום ${i}`,
      'addr:street': 'Example Street',
      'addr:housenumber': String(i % 200),
      phone: `+1 212 555 ${isChanged && i % 10 === 3 ? '1' : '0'}${String(i % 1000).padStart(3, '0')}`,
      website: `https://place-${i}.example.org/`,
      opening_hours: 'Mo-Th 08:00-20:00; Fr 08:00-14:00; Sa off',
      wheelchair: i % 2 === 0 ? 'yes' : 'limited',
    },
  }
}

/** Positions of towns with at least 15,000 inhabitants. */
async function positions(): Promise<[number, number][]> {
  const lines = createInterface({
    input: createReadStream(gazetteerFile(), 'utf8'),
  })
  const found: [number, number][] = []
  for await (const line of lines) {
    const columns = line.split('\t')
    if (Number(columns[14]) < 15_000) continue
    found.push([Number(columns[5]), Number(columns[4])])
  }
  return found
}
