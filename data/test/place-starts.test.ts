import { beforeAll, expect, test } from 'vitest'
import { fc } from '#core/test/properties.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { COMMON, placesStarting, wordsWith, writeStarts, type NameKind } from '#data/index/place-starts.ts'
import { createIndex } from '#data/index/write.ts'

const WORDS = ['san', 'santa', 'sankt', 'villa', 'новый', 'רמת', 'new', 'saint']
const NAMES = Array.from({ length: 3000 }, (_, i) => ({
  kind: (i % 7 === 0 ? 'aliases' : 'names') as NameKind,
  name: `${WORDS[i % WORDS.length]} ${WORDS[(i * 5 + 3) % WORDS.length]}${i % 60}`,
  rank: 1 + Math.floor(i / 2),
}))

let index: Index
beforeAll(() => {
  index = openIndex(':memory:', { readonly: false })
  createIndex(index, 'test')
  write(NAMES)
  return () => index.close()
})

function write(names: typeof NAMES): void {
  const starts = writeStarts(index)
  for (const { kind, name, rank } of names) starts.add(kind, name, rank)
  starts.finish()
}

/** By looking at every word of every name. */
function bruteForce(kind: NameKind, text: string): number[] {
  const ranks = NAMES.filter((entry) => entry.kind === kind && ` ${entry.name}`.includes(` ${text}`)).map(
    ({ rank }) => rank,
  )
  return [...new Set(ranks)].sort((a, b) => a - b)
}

test('the first places of every beginning are those that looking at all finds', () => {
  let common = 0
  const beginning = fc
    .record({ from: fc.constantFrom(...NAMES), length: fc.integer({ min: 3, max: 30 }) })
    .map(({ from: { name }, length }) => name.slice(0, length))
  const text = fc.oneof(beginning, fc.constantFrom('san', 'san ', 'nta', 'villa s', 'רמת', 'new new', 'xyz'))
  fc.assert(
    fc.property(text, fc.constantFrom('names', 'aliases'), (text, kind) => {
      const all = bruteForce(kind, text)
      const found = [...new Set(placesStarting(index, text, [kind])[0]!.ranks)]
      found.sort((a, b) => a - b)
      // Asked for together they find the same.
      const both = placesStarting(index, text, ['names', 'aliases'])
      expect(both).toEqual([placesStarting(index, text, ['names'])[0], placesStarting(index, text, ['aliases'])[0]])
      if (all.length > COMMON) common += 1
      expect(found.slice(0, COMMON), text).toEqual(all.slice(0, COMMON))
    }),
    { numRuns: 500 },
  )
  expect(common).toBeGreaterThan(0)
})

test('words of names are found by what is within them, those of populous places first', () => {
  expect(wordsWith(index, 'ank')[0]).toMatch(/^sankt/)
  const first = wordsWith(index, 'int')[0]!
  const best = (word: string) =>
    Math.min(
      ...NAMES.filter(({ kind, name }) => kind === 'names' && name.split(' ').includes(word)).map(({ rank }) => rank),
    )
  for (const word of wordsWith(index, 'int')) expect(best(word)).toBeGreaterThanOrEqual(best(first))
  expect(wordsWith(index, 'nothing')).toEqual([])
})

test('rewriting leaves nothing of the old rows', () => {
  write([{ kind: 'names', name: 'haifa', rank: 1 }])
  expect(placesStarting(index, 'san', ['names', 'aliases']).map(({ ranks }) => ranks)).toEqual([[], []])
  expect(wordsWith(index, 'ank')).toEqual([])
  expect(placesStarting(index, 'hai', ['names'])).toEqual([{ ranks: [1], whole: [] }])
  expect(wordsWith(index, 'aif')).toEqual(['haifa'])
  expect(index.get('select count(*) n from place_tops')).toEqual({ n: 0 })
})
