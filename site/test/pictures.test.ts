import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Localized } from '#core/terms/localized.ts'
import { PICTURE_WIDTHS } from '#site/ui/blocks/pictures.ts'

interface Picture {
  width: number
  height: number
  /** Shown until the picture has loaded. */
  color: string
  alt: Localized
}

const FOLDER = join(import.meta.dirname, '../pictures')
const SEED = join(import.meta.dirname, '../../data/seed')
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const pictures = readJson(join(FOLDER, 'pictures.json')) as Record<string, Picture>
const keys = Object.keys(pictures)

test.each(keys)('%s lies there in each width and says what it shows', async (key) => {
  const { width, height, color, alt } = pictures[key]!
  expect(alt.en).toMatch(/\S/)
  for (const text of Object.values(alt)) expect(text).toMatch(/\S/)
  expect(color).toMatch(/^#[0-9a-f]{6}$/)
  expect(width).toBe(Math.max(...PICTURE_WIDTHS))
  for (const wanted of PICTURE_WIDTHS) {
    const file = join(FOLDER, `${key}-${wanted}.webp`)
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'webp',
      width: wanted,
      height: Math.round((wanted * height) / width),
    })
  }
})

test('no file is without its picture', () => {
  const files = keys.flatMap((key) => PICTURE_WIDTHS.map((width) => `${key}-${width}.webp`))
  const known = new Set([...files, 'pictures.json'])
  expect(readdirSync(FOLDER).filter((file) => !known.has(file))).toEqual([])
})

test('each picture that a data file names is there', () => {
  const missing = globSync('**/*.json', { cwd: SEED }).flatMap((file) => {
    const { rows } = readJson(join(SEED, file)) as {
      rows: { pictures?: string[] }[]
    }
    const named = new Set(rows.flatMap((row) => row.pictures ?? []))
    return [...named].filter((key) => !keys.includes(key))
  })
  expect(missing).toEqual([])
})
