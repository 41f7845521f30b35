import { expect, test } from 'vitest'
import type { TypeSection } from '#data/index/inputs.ts'
import { samplesBlock } from '#site/components/shared/samples-block.ts'
import { typeSections } from '#site/components/shared/type-sections.ts'
import { card, jerusalem, plain, read } from './samples.ts'

const context = { lang: 'en', options: {} } as const
const sample = card({ sample: true, rating: { mean: 4, count: 2 } })
const hotels: TypeSection = { dtype: 230, total: 0, samples: 2, cards: [{ ...sample, dtype: 230 }, sample] }
const food: TypeSection = { dtype: 228, total: 1, samples: 3, cards: [card()] }
const offer = (fields = {}) => ({
  nid: 3,
  title: { en: 'Week by the sea' },
  summary: { en: 'Full board.' },
  place: jerusalem,
  picture: 'sea-1',
  sample: true,
  ...fields,
})

test('one listing of each kind without a real one, and offers, stand in a list without pictures', () => {
  const features = { a: [offer({ startRate: { amount: 900, currency: 'EUR' } })], b: [] }
  const root = read(samplesBlock(context, { place: jerusalem, sections: [food, hotels], features })!)
  expect(root.querySelectorAll('h2')).toHaveLength(1)
  expect(root.querySelectorAll('img, .stars, svg[class*=check]')).toHaveLength(0)
  const items = [...root.querySelectorAll('li')].map(({ textContent }) => plain(textContent))
  expect(items).toEqual([expect.stringMatching(/^Cafe Rimon.*Hotels/), expect.stringMatching(/^Week by the sea.*900/)])
})

test('a place with real ones alone has no such list', () => {
  const features = { a: [offer({ sample: false }), offer()], b: [] }
  expect(samplesBlock(context, { place: jerusalem, sections: [food], features })).toBeUndefined()
})

test('kinds with samples alone have no list of their own', () => {
  const root = read(typeSections(context, jerusalem, [food, hotels]))
  expect([...root.querySelectorAll('section')].map(({ id }) => id)).toEqual(['type-228'])
})
