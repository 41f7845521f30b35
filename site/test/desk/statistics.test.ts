import { expect, test } from 'vitest'
import { searchCountUrl } from '#core/terms/count-urls.ts'
import { changeText, groupedKinds, weekIn, weekText } from '#site/features/desk/statistics/statistics.ts'
import { searchEndOf } from '#site/features/place/search-end.ts'

test('a change is in percent, and is none without anything before', () => {
  expect([changeText(12, 10), changeText(5, 10), changeText(10, 10)]).toEqual(['+20%', '-50%', '0%'])
  expect([changeText(5, 0), changeText(5, undefined)]).toEqual([undefined, undefined])
})

test('a week is from Sunday to Shabbat', () => {
  expect(weekText('2026-11-22').replaceAll(/\s/g, ' ')).toBe('22–28 Nov 2026')
  expect([weekIn({ week: '2026-11-22' }), weekIn({ week: '2026-13-22' }), weekIn({})]).toEqual([
    '2026-11-22',
    undefined,
    undefined,
  ])
})

test('pages are grouped, the most opened first', () => {
  const kinds = [
    { kind: 'feature', pages: 3 },
    { kind: 'listing', pages: 4 },
    { kind: 'vacations', pages: 2 },
    { kind: 'credits', pages: 1 },
  ] as const
  expect(groupedKinds([...kinds])).toEqual([
    { group: 'travel', pages: 5 },
    { group: 'listing', pages: 4 },
    { group: 'other', pages: 1 },
  ])
})

test('a search ends where its address was read', () => {
  const words = { kind: 'words', text: 'qwertz', look: 200 } as const
  const results = { status: 'results', text: 'qwertz', look: 200 } as const
  expect(searchEndOf(words, { ...results, found: [] })).toEqual({ nothing: 'qwertz' })
  expect(searchEndOf(words, { ...results, found: [{} as never] })).toEqual({})
  expect(searchEndOf(words, { status: 'failed', what: 'search', asked: 'qwertz' })).toBeUndefined()
  expect(searchEndOf({ kind: 'place', id: 1, look: 200 } as never, { status: 'unknown' })).toBeUndefined()
})

test('the words of a search are told within limits', () => {
  expect(searchCountUrl({ tlid: 5 })).toBe('/rest/tjt/count/search?tlid=5')
  const url = new URL(searchCountUrl({ nothing: `a&b=${'x'.repeat(200)}` }), 'https://example.org')
  expect(url.searchParams.get('nothing')).toBe(`a&b=${'x'.repeat(96)}`)
})
