import { expect, test } from 'vitest'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { CityInput, ListingInput } from '#data/index/inputs.ts'
import { jewishDaysOf, statedBy } from '#site/features/listing/hours.html.ts'
import { listingNotice } from '#site/features/listing/notice.html.ts'
import { provenanceLine } from '#site/features/listing/provenance.html.ts'
import { unknownAndAdvice } from '#site/features/place/unknown.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { listingInput } from './samples.ts'

const NOTHING = { yomTov: 'unknown', erev: 'unknown', cholHamoed: 'unknown', fast: 'unknown' } as const
const PROVENANCE = {
  name: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  checked: '2026-05-02',
  by: 'OpenStreetMap contributors',
  status: 'compiled',
  sourceId: 'osm:node/1',
} as const

test.each(LANGS)('%s: Jewish days of which nothing is known are one line', (lang) => {
  const { jewishDays, askDays } = MESSAGES[lang].listing.listing.hours
  expect(jewishDaysOf(lang, NOTHING).map(([name, { html }]) => [name, html])).toEqual([[jewishDays, askDays]])
})

test('what is known of Jewish days has its lines, the rest one', () => {
  const rows = jewishDaysOf('en', { ...NOTHING, yomTov: 'closed' }).map(([name, { html }]) => `${name}: ${html}`)
  expect(rows).toEqual(['On festivals: Closed', 'On the eve of a festival, Chol HaMoed, On fast days: Please ask'])
  const all = { yomTov: 'closed', erev: 'asFriday', cholHamoed: 'usual', fast: 'usual' } as const
  expect(jewishDaysOf('en', all)).toHaveLength(4)
})

test('hours name their source where it is not that of the listing', () => {
  const stated = (name: string) =>
    statedBy('en', { provenance: PROVENANCE }, { source: { name }, confirmedAt: '2026-05-02' })
  expect(stated('OpenStreetMap')).toBeUndefined()
  expect(stated('The place')?.html).toContain('The place')
})

const pageOf = (lang: Lang, input: ListingInput) => ({ lang, input }) as unknown as PageContext<'listing'>

test.each(LANGS)('%s: where a listing is from is one line, at its end', (lang) => {
  const url = 'https://www.openstreetmap.org/node/1'
  const page = pageOf(lang, listingInput({ provenance: { ...PROVENANCE, url } }))
  expect(listingNotice(page)).toBeUndefined()
  const { html } = provenanceLine(page)!
  expect(html).toMatch(/OpenStreetMap.*2026/)
  expect(html).toContain(`<a href="${url}" rel="noopener"><bdi>OpenStreetMap contributors</bdi></a>`)
  expect(html).toContain('<bdi>ODbL-1.0</bdi>')
  expect(html).not.toContain('{{')
  const ours = pageOf(lang, listingInput({ provenance: { ...PROVENANCE, licence: 'Facts, CC0-1.0' } }))
  expect(provenanceLine(ours)!.html).toContain('<bdi>CC0-1.0</bdi>')
  const confirmed = pageOf(lang, listingInput({ provenance: { ...PROVENANCE, status: 'confirmed' } }))
  expect(provenanceLine(confirmed)!.html).not.toContain(html.slice(0, 60))
})

test('what was last confirmed long ago is a warning above all else', () => {
  const input = listingInput({ provenance: PROVENANCE })
  const old = { day: '2024-05-02', by: 'source', isOld: true } as const
  expect(listingNotice(pageOf('en', { ...input, confirmation: old }))?.html).toMatch(/is-warning.*OpenStreetMap/s)
  expect(listingNotice(pageOf('en', { ...input, confirmation: { day: '2026-05-02', by: 'source' } }))).toBeUndefined()
})

test.each(LANGS)('%s: a town with many listings has neither advice nor what we do not know', (lang) => {
  const { notListed, unknown, checklist } = MESSAGES[lang].places.help
  const guide = (total: number, topics: CityInput['help']['unknown']) =>
    unknownAndAdvice({ lang }, {
      place: { names: { en: 'Town' } }, total, help: { unknown: topics },
    } as unknown as CityInput)?.html // prettier-ignore
  expect(guide(19, ['mikveh'])).toContain(unknown)
  expect(guide(19, ['mikveh'])).toContain(checklist)
  expect(guide(20, ['mikveh'])).toContain(notListed)
  expect(guide(20, ['mikveh'])).not.toContain(checklist)
  expect(guide(20, [])).toBeUndefined()
})
