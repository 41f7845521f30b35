import { expect, test } from 'vitest'
import type { OwnFact } from '#core/fields/own.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { details } from '#site/features/listing/details.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { listingInput, read } from './samples.ts'

const labels = (fields: Parameters<typeof listingInput>[0]) => {
  const page = { lang: 'en', options: {}, input: listingInput(fields) } as unknown as PageContext<'listing'>
  return [...read(details(page)).querySelectorAll('dt')].map(({ textContent }) => textContent)
}

test('details repeat no summary, and stand beside what it does not say', () => {
  const community = { dtype: 231, religion: 'orthodox', originOfCommunity: 'ashkenazi' } as const
  expect(labels(community)).toEqual([])
  expect(labels({ ...community, rabbi: 'Sample Rabbi' })).toEqual(['Denomination', 'Origin of the community', 'Rabbi'])
  // The summary names the first ones alone.
  expect(labels({ dtype: 228, cuisine: ['cafe'] })).toEqual([])
  expect(labels({ dtype: 228, cuisine: ['cafe', 'pizza', 'israeli', 'asian', 'burgers'] })).toEqual(['Cuisine'])
})

test('what a place has stands behind ticks, without an empty table beside them', () => {
  const own: OwnFact[] = [{ id: 'garden', name: { en: 'Garden' }, kind: 'answer', value: true }]
  const input = { ...listingInput({ dtype: 228 }), own }
  const block = read(details({ lang: 'en', options: {}, input } as unknown as PageContext<'listing'>))
  expect([...block.querySelectorAll('.ticks li')].map(({ textContent }) => textContent?.trim())).toEqual(['Garden'])
  expect(block.querySelector('dl')).toBeNull()
})

test('details show what a listing has in fields of editors, in words and languages', () => {
  const own: OwnFact[] = [
    { id: 'garden', name: { en: 'Garden', he: 'גינה' }, kind: 'answer', value: false },
    { id: 'seats', name: { en: 'Seats' }, kind: 'number', value: 1200 },
    { id: 'since', name: { en: 'Since' }, kind: 'day', value: '2020-02-29' },
    { id: 'booking', name: { en: 'Booking' }, kind: 'link', value: 'https://book.example/a' },
    { id: 'kind', name: { en: 'Kind' }, kind: 'choice', value: 'x', option: { en: 'Parlour' } },
  ]
  const shown = (lang: Lang, facts = own) => {
    const page = {
      lang,
      options: {},
      input: { ...listingInput({ dtype: 228 }), own: facts },
    } as unknown as PageContext<'listing'>
    const block = read(details(page))
    return [...block.querySelectorAll('dt')].map((term) => {
      const value = term.nextElementSibling
      const language = term.querySelector('bdi')?.getAttribute('lang') ?? lang
      return [term.textContent, language, value?.querySelector('a')?.getAttribute('href') ?? value?.textContent?.trim()]
    })
  }
  expect(shown('en')).toEqual([
    ['Kind', 'en', 'Parlour'],
    ['Seats', 'en', '1,200'],
    ['Since', 'en', '29 February 2020'],
    ['Booking', 'en', 'https://book.example/a'],
    ['Garden', 'en', 'No'],
  ])
  expect(shown('he').at(-1)).toEqual(['גינה', 'he', 'לא'])
  expect(shown('he')[1]?.slice(0, 2)).toEqual(['Seats', 'en'])
  // The summary says which, and not of what.
  expect(shown('en', [{ ...own[4]!, card: true }])).toEqual([['Kind', 'en', 'Parlour']])
})
