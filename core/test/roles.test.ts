import { expect, test } from 'vitest'
import { differInTranslations } from '#core/domain/translations.ts'

const LISTING = {
  tnid: 100,
  title: { en: 'Warm bread', he: 'לחם חם' },
  phones: ['+972 2 123'],
  captions: [{ picture: 'u-1', text: { en: 'The oven' } }],
  kashrutFacts: [{ claim: 'certified', part: { en: 'Bakery' } }],
}

test('a translation may be added, changed and removed, also within a list, whatever the order of fields', () => {
  const { tnid, ...rest } = LISTING
  for (const title of [{ en: 'Warm bread' }, { he: 'לחם', en: 'Warm bread' }, { en: 'Warm bread', fr: 'Pain chaud' }])
    expect(differInTranslations(LISTING, { ...rest, title, tnid })).toBe(true)
  const captions = [{ picture: 'u-1', text: { en: 'The oven', de: 'Der Ofen' } }]
  expect(differInTranslations(LISTING, { ...LISTING, captions })).toBe(true)
})

test('English, facts and new texts are more than a translation', () => {
  for (const change of [
    { title: { en: 'Cold bread', he: 'לחם חם' } },
    { title: { he: 'לחם חם' } },
    { phones: [] },
    { description: { en: 'Since 1950.' } },
    { captions: [] },
    { captions: [{ picture: 'u-2', text: { en: 'The oven' } }] },
    { kashrutFacts: [{ claim: 'withdrawn', part: { en: 'Bakery' } }] },
  ])
    expect(differInTranslations(LISTING, { ...LISTING, ...change }), JSON.stringify(change)).toBe(false)
})
