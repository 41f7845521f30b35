import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedCategory, SeedFeature } from '#core/contract/data-files.ts'
import { LANGS } from '#core/i18n/languages.ts'

const folder = fileURLToPath(new URL('../seed', import.meta.url))

function rowsOf<T>(kind: string): T[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter((file: { kind: string }) => file.kind === kind)
    .flatMap((file: { rows: T[] }) => file.rows)
}

const categories = rowsOf<SeedCategory>('categories')
const features = rowsOf<SeedFeature>('features')

test('the category of every feature is there', () => {
  expect(features.length).toBeGreaterThan(0)
  const known = new Set(categories.map(({ id }) => id))
  const lost = features.filter(({ category }) => !known.has(category))
  expect(lost.map(({ nid }) => nid)).toEqual([])
})

test('every category has an offer, and speaks every language', () => {
  const used = new Set(features.map(({ category }) => category))
  for (const { id, title, description } of categories) {
    expect(used, `${id}`).toContain(id)
    expect(Object.keys(title).sort()).toEqual([...LANGS].sort())
    expect(Object.keys(description).sort()).toEqual([...LANGS].sort())
  }
})

test('a category of samples alone says that it is one', () => {
  for (const { id, sample } of categories) {
    const own = features.filter(({ category }) => category === id)
    if (own.every((feature) => feature.sample)) expect(sample, `${id}`).toBe(true)
  }
})
