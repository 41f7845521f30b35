import { expect, test } from 'vitest'
import type { NearestListing } from '#data/index/inputs.ts'
import { nearestList, plan } from '#site/features/listing/nearest.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { listingInput, nearListing, read } from './samples.ts'

const pageOf = (nearest: readonly NearestListing[]) =>
  ({
    lang: 'en',
    input: { ...listingInput({ dtype: 231, position: [35.2, 31.7] }), nearest },
  }) as unknown as PageContext<'listing'>

test('what is around is named with its kind and the way to it; the same house is next door', () => {
  const { innerHTML: html } = read(nearestList(pageOf([nearListing(1, 0.01), nearListing(2, 0.5, { dtype: 228 })])))
  const [first = '', second = ''] = html.split('<li>').slice(1)
  expect(first).toContain('Next door')
  expect(first).not.toContain('min on foot')
  expect(first).toContain('Synagogues and communities')
  expect(second).toMatch(/500 m · 8 min on foot.*mi · 8 min on foot/)
  expect(second).toContain('Restaurants')
})

test('the numbers of the list are those of the plan, in the hues of their kinds', () => {
  const page = pageOf([nearListing(1, 0.2), nearListing(2, 0.5, { dtype: 237, heritageType: 'cemetery' })])
  const kinds = (root: HTMLElement, selector: string) =>
    [...root.querySelectorAll(selector)].map((sign) => [sign.textContent.trim(), sign.classList.item(2)])
  const expected = [
    ['1', 'kind-231'],
    ['2', 'kind-plain'],
  ]
  expect(kinds(read(plan(page)!), '.plan-disc')).toEqual(expected)
  expect(kinds(read(nearestList(page)), '.disc')).toEqual(expected)
})

test('where nothing is around, there is no plan, and a way to what is farther away', () => {
  const page = pageOf([])
  expect(plan(page)).toBeUndefined()
  const list = read(nearestList(page))
  expect(list.querySelector('ol, h3')).toBeNull()
  expect(list.querySelectorAll('a[href*="31.7"]')).toHaveLength(2)
})
