import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { kindOf } from '#site/ui/cards/listing-card.ts'
import { ICONS } from '#site/ui/icons/icons.ts'

const hues = readFileSync('site/ui/styles/tokens/kinds.css', 'utf8')

test.each(DIRECTORY_TYPES)('type %s has a marker, an icon and a hue', (dtype) => {
  const { icon, name } = kindOf({ dtype })
  expect(existsSync(`site/public/markers/${dtype}.svg`)).toBe(true)
  expect(ICONS).toHaveProperty([icon])
  expect(hues).toContain(`.${name} {`)
})

test.each(['cemetery', 'memorial', 'tomb'])('a %s is grey', (heritageType) => {
  const { name } = kindOf({ dtype: 237, heritageType })
  expect(hues).toMatch(new RegExp(String.raw`\.${name} \{[^}]*--kind-tint: 0;`))
})
