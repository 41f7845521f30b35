import { expect, test } from 'vitest'
import { cityDots } from '#site/features/place/city-dots.html.ts'
import { hamlet, jerusalem, read } from './samples.ts'

type City = Parameters<typeof cityDots>[1][number]

const city = (name: string, total: number, [x, y]: readonly [number, number]): City => ({
  place: { ...jerusalem, names: { en: name, he: `ה${name}` } },
  total,
  stats: [],
  x,
  y,
})

const namesOf = (cities: readonly City[], lang: 'en' | 'he' = 'en') => {
  const dots = cityDots(lang, cities)
  const texts = dots ? [...read(dots).querySelectorAll('text')] : []
  return texts.map((text) => [text.textContent, text.getAttribute('text-anchor')])
}

test('names stand beside their dots, and on the other side at the edge', () => {
  expect(namesOf([city('West', 3, [60, 100]), city('East', 2, [560, 300])])).toEqual([
    ['West', 'start'],
    ['East', 'end'],
  ])
})

test('a name without room is left out: the one with more listings stays', () => {
  const near = [city('First', 9, [300, 200]), city('Second', 8, [302, 201])]
  expect(namesOf(near)).toEqual([['First', 'start']])
  expect(namesOf([city('Up', 9, [300, 200]), city('Down', 8, [300, 260])])).toHaveLength(2)
})

test('a name covers no dot, not even of a city that has no name itself', () => {
  const [left, right] = [city('Left', 9, [200, 200]), city('Right', 8, [225, 205])]
  expect(namesOf([left, right])).toEqual([
    ['Left', 'end'],
    ['Right', 'start'],
  ])
  expect(namesOf([left, city('Close', 8, [210, 200])])).toEqual([['Left', 'end']])
})

test('a name without other room covers as few dots of lesser cities as possible', () => {
  const dots = [
    [330, 200],
    [320, 205],
    [270, 200],
    [300, 175],
    [300, 225],
  ]
  const around = dots.map(([x, y]) => city('A', 1, [x!, y!]))
  expect(namesOf([city('Great', 100, [300, 200]), ...around])[0]).toEqual(['Great', 'end'])
})

test('cities beyond the drawing, and those without listings, have no dot', () => {
  expect(namesOf([city('Beyond', 9, [700, 200]), city('Empty', 0, [300, 200])])).toEqual([])
  expect(cityDots('en', [{ ...city('', 0, [0, 0]), place: hamlet }])).toBeUndefined()
})

test('the list has all: the dots are for eyes and pointers alone', () => {
  const root = read(cityDots('he', [city('עיר', 1, [300, 200])])!)
  expect(root.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(root.querySelector('a')?.getAttribute('tabindex')).toBe('-1')
  expect(root.querySelector('text')?.textContent).toBe('העיר')
})
