import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceName } from '#core/text/own-sources.ts'

const SAMPLES = join(import.meta.dirname, '../../data/seed/samples')
const texts = readdirSync(SAMPLES).map((file) => readFileSync(join(SAMPLES, file), 'utf8'))
const OURS = new Set(
  texts.flatMap((text) => [...text.matchAll(/"(?:name|by)": "([A-Z][^"]+)"/g)].map(([, name]) => name!)),
)

test.each([...OURS])('the source of samples %j has a name in each language', (name) => {
  expect(sourceName('en', name)).toBe(name)
  expect(sourceName('he', name)).toMatch(/\p{Script=Hebrew}/u)
  expect(sourceName('ru', name)).toMatch(/\p{Script=Cyrillic}/u)
})

test('a register is named in the language of the reader', () => {
  expect(sourceName('en', 'New York City health register')).toBe('New York City’s health register')
  expect(sourceName('de', 'New York City health register')).toMatch(/^Das Register/)
})

test('sources of others keep their names', () => {
  expect(sourceName('he', 'OpenStreetMap')).toBe('OpenStreetMap')
})
