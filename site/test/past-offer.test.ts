import { MESSAGES } from '#core/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import type { FeatureCard, FeatureInput } from '#data/index/inputs.ts'
import { FEATURES } from '#data/test/content.ts'
import { html } from '#core/i18n/html.ts'
import { featureFacts } from '#site/features/vacations/offer/facts.html.ts'
import { jobs } from '#site/features/vacations/offer/jobs.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { pastBadge } from '#site/features/vacations/offer/past-badge.html.ts'
import { pastBar } from '#site/features/vacations/offer/past-bar.html.ts'
import { pastCall } from '#site/features/vacations/offer/past-call.html.ts'
import { pastNotice } from '#site/features/vacations/offer/past-notice.html.ts'
import { requestCall } from '#site/features/vacations/offer/request-call.html.ts'
import { requestHead } from '#site/features/vacations/offer/request-head.html.ts'
import { hamlet, jerusalem, read } from './samples.ts'

const other: FeatureCard = {
  nid: 2,
  title: { en: 'Another' },
  summary: { en: 'In short.' },
  place: jerusalem,
  picture: 'travel-2',
  sample: false,
}
const job = { title: { en: 'Cook' }, description: { en: 'Cooks.' } }
const category = { id: 3, title: { en: 'Cruises', he: 'הפלגות' } }

const inputOf = (fields: Partial<FeatureInput> = {}): FeatureInput => ({
  feature: {
    ...FEATURES[0]!,
    dates: { from: '2026-04-01', to: '2026-04-09' },
    startRate: { amount: 7654, currency: 'EUR' },
    jobs: [job],
  },
  place: jerusalem,
  others: [other],
  category,
  past: { hasKind: true },
  ...fields,
})
const pageOf = (lang: Lang, fields?: Partial<FeatureInput>) =>
  ({ lang, input: inputOf(fields) }) as unknown as PageContext<'feature'>

const about = { nid: 1, title: 'A', email: 'host@example.org', fieldsRequired: [] }
const hrefs = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe.each(LANGS)('in %s', (lang) => {
  const words = MESSAGES[lang].travel.pastOffers

  test('it says that the dates have passed, when they were, and where to go on', () => {
    const root = read(pastNotice(pageOf(lang)))
    const text = root.textContent
    expect(text).toContain(words.title)
    expect(text).toMatch(/2026/)
    expect(text).not.toContain('{{')
    expect(hrefs(root)).toHaveLength(2)
    expect(read(pastBadge(lang)).textContent).toBe(words.badge)
    expect(read(pastBar(pageOf(lang))).textContent).toContain(words.badge)
    for (const part of [pastNotice(pageOf(lang)), pastBar(pageOf(lang))])
      expect(part.html).not.toMatch(/#contact-request|data-dialog|7[.,\s]?654/)
  })

  test('facts have the dates, there is no price, and no job is open', () => {
    const text = (page: PageContext<'feature'>) => read(html`${featureFacts(page)}${requestCall(page)}`).textContent
    expect(text(pageOf(lang))).toMatch(/2026/)
    expect(text(pageOf(lang))).not.toMatch(/7[.,\s  ]?654/)
    const current = pageOf(lang, { past: undefined as never })
    expect(text(current)).toMatch(/7[.,\s  ]?654/)
    expect(jobs(current).html).toContain('data-dialog="job"')
    expect(jobs(pageOf(lang)).html).not.toContain('data-dialog="job"')
  })

  test('the form stays, to ask about another time', () => {
    const call = read(pastCall(lang))
    expect(hrefs(call)[0]).toBe('#contact-request')
    expect(call.textContent).toContain(words.ask)
    const { ask, askLead } = words
    const head = read(requestHead(lang, about, { title: ask, lead: askLead }))
    expect(head.querySelector('h2')?.textContent).toBe(ask)
    expect(head.textContent).toContain(askLead)
  })
})

describe('where current offers are', () => {
  const ways = (fields: Partial<FeatureInput>) => hrefs(read(pastNotice(pageOf('en', fields))))
  const kind = '/Kosher_Tours-CT3-Cruises.html'
  const place = '/Kosher_Tours-TL281184-Jerusalem-Vacations.html'
  const search = '/kosher_vacations_search.html'

  test.each([
    ['both of its kind and its place', {}, [kind, place]],
    ['its place alone', { past: { hasKind: false } }, [place]],
    ['its kind alone', { others: [] }, [kind]],
    ['its kind, where the place has no page', { place: { ...jerusalem, ...hamlet } }, [kind]],
    ['its place, where its kind is unknown', { category: undefined as never }, [place]],
    ['the search', { past: { hasKind: false }, others: [] }, [search]],
  ])('%s', (_, fields, expected) => {
    expect(ways(fields)).toEqual(expected)
    expect(hrefs(read(pastBar(pageOf('en', fields))))).toEqual([expected[0]])
  })
})
