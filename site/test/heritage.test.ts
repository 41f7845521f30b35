import { expect, test } from 'vitest'
import { heritageDrawing } from '#site/ui/icons/heritage.ts'
import { ICONS } from '#site/ui/icons/icons.ts'
import options from '../../data/seed/options.json' with { type: 'json' }

const TYPES = options.rows.filter(({ list }) => list === 'heritagetype').map(({ id }) => id)

test('every type of heritage has a drawing, and places of memory share none with museums', () => {
  const drawings = TYPES.map((type) => heritageDrawing(type, ''))
  expect(drawings.every((name) => name !== undefined && name in ICONS)).toBe(true)
  expect(['cemetery', 'memorial', 'tomb'].map((type) => heritageDrawing(type, 'Museum'))).toEqual([
    'graves',
    'memorial',
    'tomb',
  ])
  expect(heritageDrawing('of-tomorrow', '')).toBeUndefined()
})

test.each([
  ['historic-site', 'Montefiore Windmill', 'windmill'],
  ['historic-site', 'טחנת הרוח של מונטיפיורי', 'windmill'],
  ['historic-site', 'Western Wall', 'wall'],
  ['historic-site', 'הכותל המערבי', 'wall'],
  ['historic-site', 'Tempel Synagogue', 'sanctuary'],
  ['historic-site', 'Masada', 'ruins'],
  ['museum', 'Tykocin Synagogue', 'museum'],
] as const)('%s, %s: %s', (type, name, drawing) => {
  expect(heritageDrawing(type, name)).toBe(drawing)
})
