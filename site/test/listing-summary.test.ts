import { expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { summary } from '#site/features/listing/summary.html.ts'
import { ways } from '#site/features/listing/ways.html.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { jerusalem, listingInput, nearListing, read } from './samples.ts'

const { listing: words, dialogs } = MESSAGES.en.listing

type Fields = Parameters<typeof listingInput>[0]

const pageOf = (fields: Fields, rest: Partial<ListingInput> = {}) =>
  ({
    lang: 'en',
    options: { kashrut: { unknown: { en: 'Supervision unknown' }, supervised: { en: 'Supervised' } } },
    input: listingInput(fields, rest),
  }) as unknown as PageContext<'listing'>

const lines = (fields: Fields, rest?: Partial<ListingInput>) =>
  [...read(summary(pageOf(fields, rest))).querySelectorAll('.card-line')].map(({ textContent }) => textContent?.trim())

const hrefs = (fields: Fields) =>
  [...read(ways(pageOf(fields))).querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('a restaurant says first what is known of its kashrut, then whether it is open', () => {
  // Its shortest form: the sentence stands in the box of its supervision.
  expect(lines({ dtype: 228 })).toContain(`Supervision unknown · ${words.hours.unknown}`)
  const known = { kashrut: [{ shown: { status: 'supervised' } }] } as unknown as Partial<ListingInput>
  const [first, second] = lines({ dtype: 228 }, known)
  expect(first).toBe('Supervised')
  expect(second).toBe(words.hours.unknown)
})

test.each([
  ['a cemetery', { dtype: 237, heritageType: 'cemetery' }],
  ['a synagogue', { dtype: 231 }],
] as const)('of %s nobody asks for kashrut or opening hours', (_, fields) => {
  const said = lines(fields).join()
  expect(said).not.toContain('Supervision unknown')
  expect(said).not.toContain(words.hours.unknown)
})

test('a synagogue says when the next minyan is, or that nobody knows', () => {
  const { unknown, tell } = words.minyan
  expect(lines({ dtype: 231 })).toContain(`${unknown}. ${tell}`)
  expect(lines({ dtype: 231, sample: true })).toContain(unknown)
  // A text about the times stands in the details.
  expect(lines({ dtype: 231, prayers: { en: 'Daily at 7' } }).join()).not.toContain(unknown)
  const at = Date.parse('2026-11-24T05:00Z')
  const coming = [
    [at - 36e5, 'end'],
    [at, 's'],
    [at + 36e5, 'end'],
  ] as const
  const page = pageOf({ dtype: 231 }, { prayerTimes: { day: '2026-11-24', coming } })
  const line = read(summary(page)).querySelector('[data-hours]')!
  expect(line.getAttribute('data-hours')).toContain('Next minyan: Shacharit 07:00 (in {{in}})')
})

test('how far it is from the centre of its town stands beside its street, in both units', () => {
  const { lat, lng } = jerusalem
  const last = (fields: Fields) => lines({ dtype: 231, ...fields }).at(-1)
  expect(last({ position: [lng - 0.03, lat - 0.03] })).toMatch(
    /^Main Street 7 · 4.4 km from the centre2.7 mi from the centre, to the south-west$/,
  )
  expect(last({ position: [lng, lat] })).toBe('Main Street 7')
  expect(last({ position: [lng - 0.03, lat], sample: true })).toBe('Main Street 7')
  expect(last({ position: [lng - 0.03, lat], address: '' })).toMatch(/^Jerusalem · 2.8 km/)
})

test('who has kept a point finds where it is, unless no more than its town is known', () => {
  const atOf = (fields: Fields) =>
    read(summary(pageOf(fields)))
      .querySelector('[data-at]')
      ?.getAttribute('data-at')
  expect(atOf({ position: [35.2, 31.7] })).toBe('35.2,31.7')
  expect(atOf({ position: [35.2, 31.7], sample: true })).toBeUndefined()
  expect(atOf({ position: [35.2, 31.7], inTown: true })).toBeUndefined()
})

test('a place to stay says how far the nearest synagogue is on foot, in both units; without one, nothing', () => {
  const synagogue = nearListing(8, 0.5, { title: { en: 'Great Synagogue' } })
  const last = (rest: Partial<ListingInput>) => lines({ dtype: 230 }, rest).at(-1)
  expect(last({ synagogue })).toBe('Nearest synagogue: Great Synagogue · 500 m · 8 min on foot0.3 mi · 8 min on foot')
  expect(last({})).not.toContain('synagogue')
})

test('who confirmed it stands there; what was only imported is said by the notice', () => {
  const confirmed = (by: 'editor' | 'source') => lines({}, { confirmation: { day: '2026-05-02', by } })
  expect(confirmed('editor')).toContain('Last confirmed on 2 May 2026 by our editors.')
  expect(confirmed('source').join()).not.toContain('Last confirmed')
})

test('one calls a real place, gets there, and looks at its hours', () => {
  const [call, way, hours] = hrefs({ phones: ['+972 2 555 0100'], openingHours: { en: 'Daily' } })
  expect(call).toBe('tel:+97225550100')
  expect(way).toContain('directions')
  expect(hours).toBe('#details-title')
})

test('a place without a phone has its website there', () => {
  const website = 'https://example.org/'
  expect(hrefs({ website })).toContain(website)
  expect(hrefs({ website, phones: ['+972 2 555 0100'] })).not.toContain(website)
  expect(hrefs({ website, sample: true })).toEqual([])
})

test('nobody is sent to a sample, or made to call it', () => {
  expect(hrefs({ sample: true, phones: ['+972 2 555 0100'] })).toEqual([])
  const text = read(ways(pageOf({ sample: true }))).textContent
  expect(text).not.toContain(dialogs.map.directions)
})
