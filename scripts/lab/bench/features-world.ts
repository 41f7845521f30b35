import { readFileSync } from 'node:fs'
import type { SeedCategory, SeedFeature } from '#core/contract/data-files.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { nameAllFeatures } from '#data/index/feature-words.ts'
import type { Index } from '#data/index/open.ts'
import { nothingTouched } from '#data/index/affected-pages.ts'
import { writeFeature } from '#data/index/write-features.ts'
import type { Random } from '../random.ts'
import { oneOf, type Cities } from './search-world.ts'

const SEED = new URL('../../../data/seed/samples/', import.meta.url)
/** Top features per 1,000. */
const TOP = 20

const rowsOf = <T>(file: string): T[] => (JSON.parse(readFileSync(new URL(file, SEED), 'utf8')) as { rows: T[] }).rows

const SAMPLES = rowsOf<SeedFeature>('features.json')

/** Writes `count` features with the samples' texts, each in another city. */
export function fillFeatures(
  index: Index,
  { cities, rows, random }: { cities: Cities; rows: number; random: Random },
): void {
  index.db.transaction(() => {
    for (const category of rowsOf<SeedCategory>('categories.json'))
      index.run(
        `insert or replace into sets values ('categories', ?, ?)`,
        String(category.id),
        JSON.stringify(category),
      )
    for (let nid = 1; nid <= rows; nid++) {
      const sample = oneOf(SAMPLES, random)
      const place = cities.pick(random).id
      const top = random() * 1000 < TOP
      const body = JSON.stringify({ ...sample, nid, place, top })
      const touched = nothingTouched()
      touched.everything = true
      writeFeature(index, { id: String(nid), body, deleted: 0 }, { touched, now: 0 })
    }
    nameAllFeatures(index)
  })()
}

/** A search for vacations: words of an offer, a city, both, or neither. */
export function vacationWords(cities: Cities, random: Random): string {
  const { title, summary } = oneOf(SAMPLES, random)
  const lang = oneOf(LANGS, random)
  const words = (random() < 0.8 ? title : summary)[lang]?.split(/\s+/) ?? []
  const some = [oneOf(words, random), oneOf(words, random)]
  const city = oneOf(Object.values(cities.pick(random).names), random)
  const kind = random() * 100
  if (kind < 35) return some[0] ?? ''
  if (kind < 60) return some.join(' ')
  if (kind < 80) return city
  if (kind < 95) return `${some[0]} ${city}`
  return `${city} qqzz`
}
