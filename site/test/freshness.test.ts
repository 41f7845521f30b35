import { expect, test } from 'vitest'
import type { Confirmation } from '#core/domain/freshness.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { listingNotice } from '#site/features/listing/notice.html.ts'
import { freshness } from '#site/features/listing/freshness.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { listingInput } from './samples.ts'

const PROVENANCE = {
  name: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  checked: '2024-05-02',
  by: 'OpenStreetMap contributors',
  status: 'compiled',
  sourceId: 'osm:node/1',
} as const

interface Of {
  confirmation?: Confirmation & { isOld?: true }
  sample?: true
  status?: 'confirmed' | 'compiled'
}

const pageOf = (lang: 'en' | 'he', { sample, status = PROVENANCE.status, ...known }: Of) =>
  ({
    lang,
    input: {
      ...listingInput({ dtype: 230, provenance: { ...PROVENANCE, status }, ...(sample && { sample }) }),
      ...known,
    },
  }) as unknown as PageContext<'listing'>

const htmlOf = (...of: Parameters<typeof pageOf>) => freshness(pageOf(...of)).html
const noticeOf = (...of: Parameters<typeof pageOf>) => listingNotice(pageOf(...of))?.html

test.each(['en', 'he'] as const)('in %s, a listing says when and how it was last confirmed, and asks', (lang) => {
  const { open, closed } = MESSAGES[lang].listing.dialogs.sighting
  const html = htmlOf(lang, { confirmation: { day: '2026-05-02', by: 'visitors' } })
  expect(html).toContain('2026')
  expect(html).toMatch(new RegExp(`data-dialog="stillOpen"[^>]*>${open}<`))
  expect(html).toMatch(new RegExp(`data-dialog="closedForGood"[^>]*>${closed}<`))
  expect(html).not.toContain('{{')
})

test.each([
  ['en', 'Not confirmed since 2024'],
  ['he', 'לא אומת מאז 2024'],
] as const)('in %s, what nobody confirmed for two years says so', (lang, text) => {
  const confirmation = { day: '2024-05-02', by: 'visitors' } as const
  const old = { ...confirmation, isOld: true } as const
  expect(htmlOf(lang, { confirmation: old, status: 'confirmed' })).toContain(text)
  expect(htmlOf(lang, { confirmation, status: 'confirmed' })).not.toContain(text)
  // Where nobody has checked the source, the notice under the name has said it.
  expect(htmlOf(lang, { confirmation: old })).not.toContain(text)
  expect(noticeOf(lang, { confirmation: old })).toContain('2024')
  expect(noticeOf(lang, { confirmation: old, status: 'confirmed' })).toBeUndefined()
})

test.each([
  { dtype: 231 },
  { dtype: 232, businessesType: 'mikvah', openingHours: 'Su-Th 18:00-22:00' },
  { dtype: 233 },
  { dtype: 237 },
])('so does an institution, without asking whether it is still there: %o', (fields) => {
  const provenance = { ...PROVENANCE, status: 'confirmed' }
  const html = freshness(asked({ ...fields, provenance }, { day: '2020-05-24', by: 'source', isOld: true })).html
  expect(html).toContain('Not confirmed since 2020')
  expect(html).not.toMatch(/still there|stillOpen|data-hints="[^"]*there/)
})

test.each(['source', 'compiled'] as const)('the day of a %s stands in the line of the source alone', (by) => {
  const html = htmlOf('en', { confirmation: { day: '2026-05-02', by } })
  expect(html).toContain('stillOpen')
  expect(html).not.toContain('2026')
})

test.each([
  [{ dtype: 230 }, true],
  [{ dtype: 236 }, true],
  [{ dtype: 232, businessesType: 'mikvah' }, false],
  [{ dtype: 231 }, false],
  [{ dtype: 233 }, false],
  [{ dtype: 237 }, false],
] as const)('whether %o is still there: asked %s', (fields, isAsked) => {
  const input = listingInput({ ...fields, provenance: PROVENANCE })
  const html = freshness({ lang: 'en', input } as unknown as PageContext<'listing'>).html
  expect(html.includes('Is it still there?')).toBe(isAsked)
  expect(html.includes('stillOpen')).toBe(isAsked)
  expect(html).toContain('data-dialog="report"')
})

test('a sample has none of it, and what nobody confirmed says that', () => {
  expect(htmlOf('en', { sample: true })).not.toMatch(/stillOpen|closedForGood/)
  expect(htmlOf('en', {})).toContain(MESSAGES.en.listing.listing.freshness.never)
})

const asked = (listing: object, confirmation?: Of['confirmation']) =>
  ({ lang: 'en', input: { ...listingInput({ provenance: PROVENANCE, ...listing }), confirmation } }) as never

test('where the questions to visitors ask whether it is there, the box has no buttons of its own', () => {
  const eatery = { dtype: 228, foodType: undefined, openingHours: undefined }
  const page = asked(eatery, { day: '2026-05-02', by: 'source' })
  expect(freshness(page).html).toContain('data-hints="kitchen hours there"')
  expect(freshness(page).html).not.toMatch(/stillOpen|closedForGood/)
  const sure = asked(eatery, { day: '2026-05-02', by: 'editor' })
  expect(freshness(sure).html).toContain('data-hints="kitchen hours"')
  expect(freshness(sure).html).toMatch(/stillOpen/)
  expect(freshness(asked({ ...eatery, dtype: 237 })).html).not.toContain('data-hints')
})
