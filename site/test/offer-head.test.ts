import { expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { html } from '#core/i18n/html.ts'
import type { FeatureInput } from '#data/index/inputs.ts'
import { FEATURES } from '#data/test/content.ts'
import { featureMeta } from '#site/features/vacations/offer/meta.page.ts'
import { featureHead } from '#site/features/vacations/offer/head.html.ts'
import { requestCall } from '#site/features/vacations/offer/request-call.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { jerusalem, nearListing, read } from './samples.ts'

const { common, travel } = MESSAGES.en
const { dates: _, startRate: __, ...bare } = FEATURES[0]!
const known = { dates: { from: '2026-04-01', to: '2026-04-09' }, startRate: { amount: 7654, currency: 'EUR' } } as const

function headOf(fields: Partial<FeatureInput['feature']>, rest: Partial<FeatureInput> = {}) {
  const input = { feature: { ...bare, sample: false, ...fields }, place: jerusalem, others: [], ...rest }
  const page = { lang: 'en', input } as unknown as PageContext<'feature'>
  const root = read(html`${featureHead(page)}${requestCall(page)}`)
  return { text: root.textContent, link: root.querySelector('a[href="#contact-request"]')?.textContent.trim() }
}

test('what is not known of an offer is asked: one link says so', () => {
  const { text, link } = headOf({})
  expect(text).toContain(common.datesOnRequest)
  expect(text).toContain(common.priceOnRequest)
  expect(link).toBe(travel.enquiries.ask)
})

test('what is known stands there', () => {
  const { text, link } = headOf(known)
  expect(text).toMatch(/7,654.*1–9 April 2026\s*8 nights/s)
  expect(text).not.toContain(common.datesOnRequest)
  expect(link).toBe(travel.enquiries.request.title)
})

test('meals, supervision, organiser and what the price is for are told as far as they are known', () => {
  const { feature: words } = travel
  const without = headOf(known).text
  expect(without).toContain(words.rateUnknown)
  expect(without).toContain(words.supervisionUnknown)
  for (const term of [words.terms.board, words.terms.organiser]) expect(without).not.toContain(term)
  const { text } = headOf({
    ...known,
    priceFor: 'personInDoubleRoom',
    board: 'halfBoard',
    supervision: { en: 'Beth Din of Test' },
    organiser: { en: 'Journeys Ltd' },
  })
  for (const said of [words.priceFor.personInDoubleRoom, words.boards.halfBoard, 'Beth Din of Test', 'Journeys Ltd'])
    expect(text).toContain(said)
  for (const unknown of [words.rateUnknown, words.supervisionUnknown]) expect(text).not.toContain(unknown)
})

test('who runs it, since when, on which terms and what holds for its Pesach are told as far as they are known', () => {
  const { feature: words } = travel
  const { text } = headOf({
    ...known,
    organiser: { en: 'Journeys Ltd' },
    organiserSince: 1998,
    deposit: { en: 'A fifth with the booking.' },
    refund: { en: 'In full until a month before.' },
    pesach: { year: 2026, gebrokts: true, chametzFreeSince: '2026-03-25' },
  })
  expect(text).toMatch(/Has run programmes since\s*1998/)
  for (const fact of ['A fifth with the booking.', 'In full until a month before.']) expect(text).toContain(fact)
  expect(text).toMatch(/For Pesach 2026\s*Gebrokts: Yes\s*No chametz since 25 March 2026/)
  expect(text).not.toContain('Kitniyot')
  const without = headOf(known).text
  for (const term of [words.terms.organiserSince, words.terms.deposit, words.terms.refund])
    expect(without).not.toContain(term)
})

test('where it is held says what that has for Shabbat, and how far the nearest synagogue is on foot', () => {
  const synagogue = nearListing(8, 0.5, { title: { en: 'Great Synagogue' } })
  const hotel = {
    tnid: 9,
    dtype: 230,
    title: { en: 'Hotel Rimon' },
    sukkah: true,
    eruv: true,
    shabbatLift: false,
  } as const
  const { text } = headOf(known, { hotel: { ...hotel, synagogue } })
  expect(text).toMatch(/Held at\s*Hotel Rimon/)
  expect(text).toMatch(/For Shabbat and festivals\s*Sukkah · Within an eruv/)
  expect(text).toMatch(/Nearest synagogue\s*Great Synagogue · 500 m · 8 min on foot0.3 mi · 8 min on foot/)
  const bare = headOf(known, { hotel: { tnid: 9, dtype: 230, title: { en: 'Hotel Rimon' } } }).text
  expect(bare).not.toContain('Nearest synagogue')
  expect(bare).not.toContain('For Shabbat')
})

test('the supervision of an earlier year is none of this one, and one line says what to ask', () => {
  const { feature: words } = travel
  const supervision = { en: 'Beth Din of Test' }
  const now = headOf({ ...known, supervision, supervisionYear: 2026 }).text
  expect(now).toContain('Beth Din of Test (2026)')
  expect(now).not.toContain(words.askSupervision)
  const earlier = headOf({ ...known, supervision, supervisionYear: 2025 }).text
  expect(earlier).toContain('Not stated for 2026; in 2025: Beth Din of Test')
  for (const text of [earlier, headOf(known).text]) expect(text).toContain(words.askSupervision)
})

test('search engines read who runs an offer, and its price until it is over; nothing of a sample', () => {
  const dataOf = (fields: Partial<FeatureInput['feature']>, rest: Partial<FeatureInput> = {}) => {
    const input = { feature: { ...bare, sample: false, ...fields }, place: jerusalem, others: [], ...rest }
    return featureMeta({ lang: 'en', origin: 'https://x.example', paths: { en: '/a.html' }, input } as never).data
  }
  const organiser = { en: 'Journeys Ltd' }
  expect(dataOf({ ...known, organiser })).toMatchObject([
    {
      '@type': 'TouristTrip',
      provider: { '@type': 'Organization', name: 'Journeys Ltd' },
      offers: { price: 7654, priceCurrency: 'EUR' },
    },
  ])
  const [past] = dataOf({ ...known, organiser }, { past: { hasKind: false } })!
  expect(past).not.toHaveProperty('offers')
  expect(dataOf({ ...known, sample: true })).toBeUndefined()
})

test('nobody is asked about a sample, and only about other dates of what is past', () => {
  expect(headOf({ sample: true }).link).toBeUndefined()
  const past = headOf(known, { past: { hasKind: false } })
  expect(past.link).toBe(travel.pastOffers.ask)
  expect(past.text).not.toContain('7,654')
  expect(past.text).not.toContain(common.priceOnRequest)
})
