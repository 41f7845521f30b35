import { afterEach, expect, test } from 'vitest'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { CITY_KEY, type MyCity, readCity, writeCity } from '#site/features/city/my-city.store.ts'

const city: MyCity = {
  id: 2988507,
  paths: Object.fromEntries(LANGS.map((lang) => [lang, `/${lang}/paris.html`])) as Record<Lang, string>,
  shown: { lang: 'fr', name: 'Paris', candles: '16:40 ven.', until: 1 },
}

afterEach(() => localStorage.clear())

test('a city is kept and forgotten', () => {
  expect(readCity()).toBeUndefined()
  writeCity(city)
  expect(readCity()).toEqual(city)
  writeCity(undefined)
  expect(readCity()).toBeUndefined()
})

test.each([
  '',
  'Paris',
  '{}',
  '[]',
  'null',
  JSON.stringify({ ...city, paths: { ...city.paths, en: 'https://x.test' } }),
])('what we did not write is no city: %s', (text) => {
  localStorage.setItem(CITY_KEY, text)
  expect(readCity()).toBeUndefined()
})
