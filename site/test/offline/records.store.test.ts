import { beforeEach, expect, test, vi } from 'vitest'
import { setKnown } from '#site/ui/storage/write.ts'
import type { StoredCity } from '#site/features/offline/records.ts'

const ROME: StoredCity = {
  kind: 'city',
  key: 'city 3169070 en',
  id: 3169070,
  lang: 'en',
  name: 'Rome',
  href: '/Jewish_Guide-TJ3169070-Rome-Jewish_Guide.html',
  at: 5,
  pages: 24,
  bytes: 3_000_000,
  favourites: [{ tnid: 7, name: 'Ba’Ghetto', href: '/Kosher_Restaurants-DI7-x.html' }],
}

const reload = async () => {
  vi.resetModules()
  return import('#site/features/offline/records.ts')
}

beforeEach(() => localStorage.clear())

test('records last, are replaced by key, and leave nothing when they go', async () => {
  const { putRecord } = await reload()
  putRecord(ROME)
  putRecord({ ...ROME, at: 9 })
  const { $records, dropRecord } = await reload()
  expect($records.get()).toEqual([{ ...ROME, at: 9 }])
  dropRecord(ROME.key)
  expect($records.get()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('what others have written is left out', async () => {
  const wrong = [1, null, {}, { ...ROME, href: 'https://elsewhere.test/' }, { ...ROME, lang: 'xx' }]
  localStorage.setItem('offline', JSON.stringify([...wrong, ROME]))
  expect((await reload()).$records.get()).toEqual([ROME])
  localStorage.setItem('offline', '{')
  expect((await reload()).$records.get()).toEqual([])
})

test('favourites go with the log-in', async () => {
  localStorage.setItem('offline', JSON.stringify([ROME]))
  setKnown(true)
  const { $records, dropFavourites } = await reload()
  dropFavourites()
  expect($records.get()).toEqual([ROME])
  setKnown(false)
  dropFavourites()
  expect($records.get()).toEqual([{ ...ROME, favourites: [] }])
})

test('a copy is renewed after a day, or if it was not completed', async () => {
  const { isDue } = await reload()
  const now = Date.UTC(2026, 10, 29)
  const day = 86_400_000
  expect(isDue({ at: now - day }, now)).toBe(false)
  expect(isDue({ at: now - day - 1 }, now)).toBe(true)
  expect(isDue({ at: now, since: now }, now)).toBe(true)
})
