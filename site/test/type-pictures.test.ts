import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SeedListing } from '#core/contract/data-files.ts'
import { DIRECTORY_TYPES } from '#core/contract/directory.ts'
import { fallbackPicture } from '#data/index/fallback-picture.ts'
import { TYPE_ICONS } from '#site/components/icons/icon.ts'
import { ICONS } from '#site/components/icons/icons.ts'

const pictures = readFileSync('site/pictures/pictures.json', 'utf8')

test.each(DIRECTORY_TYPES)('type %s has a marker, an icon and pictures', (dtype) => {
  expect(existsSync(`site/public/markers/${dtype}.svg`)).toBe(true)
  expect(ICONS).toHaveProperty([TYPE_ICONS[dtype]])
  const keys = Array.from({ length: 8 }, (_, tnid) => fallbackPicture({ tnid, dtype } as SeedListing))
  for (const key of keys) expect(pictures).toContain(`"${key}"`)
})
