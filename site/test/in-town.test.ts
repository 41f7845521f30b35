import { expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { entry } from '#core/test/entry.ts'
import { summary } from '#site/features/listing/summary.html.ts'
import { ways } from '#site/features/listing/ways.html.ts'
import { whereItIs } from '#site/features/listing/where-it-is.html.ts'
import { markersOf } from '#site/features/results/markers.ts'
import { listingData } from '#site/ui/head/structured-data.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { jerusalem, listingInput, read } from './samples.ts'

// Of some listings no more is known than their town: its centre is stored, and shown nowhere.

const fields: Parameters<typeof listingInput>[0] = { dtype: 232, businessesType: 'mikvah', position: [35.2, 31.7] }
const pageOf = (inTown?: true) =>
  ({
    lang: 'en',
    options: {},
    input: listingInput({ ...fields, ...(inTown && { inTown }) }),
  }) as unknown as PageContext<'listing'>

test('the page says that the exact position is not known, and leads to no map', () => {
  const box = read(whereItIs(pageOf(true)))
  expect(box.textContent).toContain(MESSAGES.en.listing.listing.inTown)
  expect(box.textContent).toContain(jerusalem.names.en)
  expect(box.querySelector('[data-map], [data-dialog="map"], a[href^="geo:"], a[href*="openstreetmap"]')).toBeNull()
  expect(read(whereItIs(pageOf())).querySelector('[data-map]')).not.toBeNull()
})

test.each([
  ['distance', summary, '.in-km'],
  ['directions', ways, 'a[href*="31.7"]'],
  ['surroundings', whereItIs, 'a[href*="31.7"]'],
] as const)('there is no %s of it', (_, part, selector) => {
  expect(read(part(pageOf())).querySelector(selector)).not.toBeNull()
  expect(read(part(pageOf(true))).querySelector(selector)).toBeNull()
})

test('search engines are told no position, and maps have no pin', () => {
  const data = (inTown?: true) =>
    listingData('en', pageOf(inTown).input, 'https://example.org', 'https://example.org/1')
  expect(data()).toHaveProperty('geo')
  expect(data(true)).not.toHaveProperty('geo')
  const markers = markersOf([entry(1, { inTown: true }), entry(2)], { withTown: false, sample: '' })
  expect(markers.map(({ id }) => id)).toEqual([2])
})
