import { expect, test } from 'vitest'
import { comingFestival } from '#data/index/category-festival.ts'

const PESACH = { title: { en: 'Passover programmes', he: 'תוכניות לפסח', de: 'Pessachprogramme' } }

test('a category that names a festival has its next days', () => {
  expect(comingFestival(PESACH, '2026-11-20')).toMatchObject({
    eve: '2027-04-21',
    lastInIsrael: '2027-04-28',
    last: '2027-04-29',
  })
  const sukkot = comingFestival({ title: { en: 'Sukkot in the Galilee' } }, '2026-11-20')
  expect(sukkot).toMatchObject({ eve: '2027-10-15', lastInIsrael: '2027-10-23', last: '2027-10-24' })
})

test('until its last day abroad it is the one that is now', () => {
  expect(comingFestival(PESACH, '2027-04-29')?.eve).toBe('2027-04-21')
  expect(comingFestival(PESACH, '2027-04-30')?.eve).toBe('2028-04-10')
})

test('others have none, and no index without a day', () => {
  expect(comingFestival({ title: { en: 'Cruises' } }, '2026-11-20')).toBeUndefined()
  expect(comingFestival(PESACH, '')).toBeUndefined()
})
