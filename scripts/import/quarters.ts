import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { quartersCell, type Quarter } from '#core/domain/map/quarters.ts'
import { hebrewName, latinName, russianName } from './gazetteer-names.ts'
import { isListed } from './gazetteer.ts'

/** GeoNames' code of a section of a populated place. */
const QUARTER = 'PPLX'

/** The quarters of a gazetteer that are no places of their own, by cell, the most populous first. */
export async function readQuarters(file: string): Promise<Map<string, Quarter[]>> {
  const found: { population: number; quarter: Quarter }[] = []
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const columns = line.split('\t')
    if (columns[7] !== QUARTER || isListed(columns, new Set())) continue
    found.push({ population: Number(columns[14]), quarter: quarterOf(columns) })
  }
  found.sort((a, b) => b.population - a.population)
  return Map.groupBy(
    found.map(({ quarter }) => quarter),
    ([lng, lat]) => quartersCell(lng, lat),
  )
}

function quarterOf([, name = '', ascii = '', others = '', lat, lng, , , country = '']: readonly string[]): Quarter {
  const names = others ? others.split(',') : []
  const point = [thousandths(lng), thousandths(lat), latinName(name, country)] as const
  const [hebrew, russian] = [hebrewName(names), russianName(names, ascii || name)]
  if (russian) return [...point, hebrew ?? '', russian]
  return hebrew ? [...point, hebrew] : point
}

const thousandths = (degrees: string | undefined): number => Math.round(Number(degrees) * 1000) / 1000
