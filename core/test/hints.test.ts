import { expect, test } from 'vitest'
import { hintQuestions } from '../domain/hints.ts'

type Listing = Parameters<typeof hintQuestions>[0]
type Confirmation = Parameters<typeof hintQuestions>[1]

const asks = (listing: Partial<Listing>, confirmation?: Confirmation) =>
  hintQuestions({ dtype: 228, ...listing }, confirmation).join(' ')

const fact = (kitchen: readonly string[], superseded?: string) =>
  ({ claim: 'certified', confirmedAt: '2026-01-01', kitchen, ...(superseded && { superseded }) }) as never
const hours = { week: [] } as never

test.each<[string, Partial<Listing>, string]>([
  ['a place to eat of which nothing is known', {}, 'kitchen hours there'],
  ['its kitchen is known', { foodType: ['dairy'] }, 'hours there'],
  ['a fact says what is cooked', { kashrutFacts: [fact(['meat'])] }, 'hours there'],
  ['a fact that was replaced says nothing', { kashrutFacts: [fact(['meat'], '2026-02-01')] }, 'kitchen hours there'],
  ['its hours are known', { hours }, 'kitchen there'],
  ['its hours are a text', { openingHours: { en: 'Evenings' } }, 'kitchen there'],
  ['nothing is missing', { hours, foodType: ['dairy'] }, ''],
  ['a shop has no kitchen', { dtype: 232 }, 'hours there'],
  ['a museum or memorial', { dtype: 237 }, ''],
  ['an embassy', { dtype: 233 }, ''],
  ['a synagogue is asked for its prayers alone', { dtype: 231 }, 'prayers'],
  ['its prayers are known', { dtype: 231, prayerTimes: {} as never }, ''],
  ['its prayers are a text', { dtype: 231, prayers: { en: 'Daily' } }, ''],
  ['a hotel', { dtype: 230 }, ''],
  ['a sample', { sample: true }, ''],
])('%s', (_, listing, questions) => {
  expect(asks(listing)).toBe(questions)
})

test('a synagogue is asked again once the week of its prayer times has passed', () => {
  const listing = { dtype: 231, prayerTimes: { shabbat: '2026-12-05' } as never } as const
  expect(hintQuestions(listing, undefined, '2026-12-05')).toEqual([])
  expect(hintQuestions(listing, undefined, '2026-12-06')).toEqual(['prayers'])
})

test('whether it is still there is not asked where somebody who knows has said so lately', () => {
  const sure = ['editor', 'kashrut', 'place', 'visitors'] as const
  expect(sure.map((by) => asks({}, { by }))).toEqual(sure.map(() => 'kitchen hours'))
  expect(asks({}, { by: 'editor', isOld: true })).toBe('kitchen hours there')
  expect(asks({}, { by: 'source' })).toBe('kitchen hours there')
})
