import { expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { emptyOffers, festivalDays, kindTiles, meanwhile } from '#site/features/vacations/empty.html.ts'
import { read } from './samples.ts'

test('where there are no offers, one box says so, when one comes, and leads on', () => {
  const box = read(emptyOffers('en', { title: 'None', drawing: 'travel-3' }))
  expect(box.querySelectorAll('section h2')).toHaveLength(1)
  expect(box.textContent).toContain(MESSAGES.en.travel.none.text)
  expect(box.querySelector('.button')?.className).toBe('button')
})

test('a festival is shown with its year and its days in Israel and elsewhere', () => {
  const name = { en: 'Passover', he: 'פסח' }
  const festival = { name, eve: '2027-04-21', lastInIsrael: '2027-04-28', last: '2027-04-29' }
  const days = festivalDays('he', { festival })
  const root = days && read(days)
  expect(root?.querySelector('h3')?.textContent).toMatch(/פסח\s+2027/)
  expect([...(root?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime)).toEqual([
    '2027-04-21',
    '2027-04-28',
    '2027-04-29',
  ])
  expect(festivalDays('he', {})).toBeUndefined()
})

test('without kinds there is no empty section', () => {
  expect(kindTiles('en', [], 'Kinds')).toBeUndefined()
  expect(read(meanwhile('fr')).querySelectorAll('.questions-to-ask li')).toHaveLength(5)
})
