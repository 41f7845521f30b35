import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quartersFile } from '#core/domain/map/quarters.ts'
import { gazetteerFile } from '#scripts/import/gazetteer.ts'
import { readQuarters } from '#scripts/import/quarters.ts'

const PUBLIC = join(import.meta.dirname, '../../site/public')

test('the files of quarters are those of the gazetteer, and none is large', async () => {
  const cells = await readQuarters(gazetteerFile())
  const files = readdirSync(join(PUBLIC, 'map')).filter((name) => name.startsWith('quarters-'))
  expect(files.map((name) => `/map/${name}`).sort()).toEqual([...cells.keys()].map(quartersFile).sort())
  for (const [cell, quarters] of cells) {
    const text = readFileSync(join(PUBLIC, quartersFile(cell)), 'utf8')
    expect(JSON.parse(text)).toEqual(quarters)
    expect(text.length).toBeLessThan(40_000)
  }
})
