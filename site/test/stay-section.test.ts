import { expect, test } from 'vitest'
import { staySection } from '#site/features/listing/stay.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { listingInput, read } from './samples.ts'

type Fields = Parameters<typeof listingInput>[0]

const section = (fields: Fields) => {
  const page = { lang: 'en', input: listingInput({ dtype: 230, ...fields }) } as unknown as PageContext<'listing'>
  const html = staySection(page)
  return html && read(html)
}
const textsOf = (fields: Fields, selector: string) =>
  [...(section(fields)?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent?.trim())

const byPlace = { source: { kind: 'place' }, confirmedAt: '2026-11-12' } as const

test('a place to stay says what it has and lacks, and nothing of what nobody knows', () => {
  const fields = { sukkah: true, eruv: true, shabbatLift: false }
  expect(textsOf(fields, 'dt')).toEqual(['Shabbat lift'])
  expect(textsOf(fields, 'dd')).toEqual(['No'])
  expect(textsOf(fields, '.ticks li')).toEqual(['Sukkah', 'Within an eruv'])
  expect(textsOf({ sukkah: true }, 'dl')).toEqual([])
  expect(section({})).toBeUndefined()
})

test('one line says who states all of it, and since when', () => {
  expect(textsOf({ sukkah: true, stayFacts: [{ of: ['sukkah'], ...byPlace }] }, '.fine')).toEqual([
    'Stated by the place itself, 12 November 2026',
  ])
})

test('several sources each say which answers are theirs; the source of the listing is named in its own box', () => {
  const visitor = { source: { kind: 'visitor' }, confirmedAt: '2026-11-13' } as const
  const list = { source: { kind: 'import', name: 'A list' }, confirmedAt: '2026-11-13' } as const
  const facts: Fields = {
    sukkah: true,
    eruv: false,
    groundFloor: true,
    stayFacts: [
      { of: ['sukkah', 'mechanicalLock'], ...byPlace },
      { of: ['eruv'], ...visitor },
      { of: ['groundFloor'], ...list },
    ],
  }
  expect(textsOf(facts, '.fine')).toEqual([
    'Stated by the place itself, 12 November 2026: Sukkah',
    'Stated by a visitor, 13 November 2026: Within an eruv',
    'According to A list, 13 November 2026: Rooms on the ground floor',
  ])
  const provenance = { name: 'A list', licence: 'x', checked: '2026-11-13', by: 'x', status: 'compiled' } as const
  expect(textsOf({ ...facts, provenance }, '.fine')).toHaveLength(2)
})
