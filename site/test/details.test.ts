import { expect, test } from 'vitest'
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
