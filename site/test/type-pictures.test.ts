import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SeedListing } from '#core/contract/data-files.ts'
import { DIRECTORY_TYPES } from '#core/contract/directory.ts'
import { fallbackPicture } from '#data/index/fallback-picture.ts'
import { ROOT } from '#scripts/cli/tools.ts'
import { ICONS } from '#site/components/icons/icons.ts'
import { TYPE_ICONS } from '#site/components/icons/icon.ts'
import { pictureSrc } from '#site/components/shared/pictures.ts'

test.each(DIRECTORY_TYPES)('type %s has a marker, an icon and pictures', (dtype) => {
  expect(existsSync(join(ROOT, 'site/public/markers', `${dtype}.svg`))).toBe(true)
  expect(ICONS).toHaveProperty([TYPE_ICONS[dtype]])
  for (let tnid = 0; tnid < 8; tnid++)
    expect(() => pictureSrc(fallbackPicture({ tnid, dtype } as SeedListing))).not.toThrow()
})
