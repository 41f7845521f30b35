import { expect, test } from 'vitest'
import { onlyKosher } from '#scripts/import/osm/tag-texts.ts'
import { liveFacts } from '#core/domain/kashrut.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { vanishedNotice } from '#site/features/listing/vanished-notice.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { kashrutSection } from '#site/features/listing/kashrut.html.ts'
import { listingInput } from './samples.ts'

const PROVENANCE = {
  name: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  checked: '2026-05-02',
  by: 'OpenStreetMap contributors',
  status: 'compiled',
  sourceId: 'osm:node/1',
} as const

const pageOf = (lang: (typeof LANGS)[number], fields: Parameters<typeof listingInput>[0]) =>
  ({
    lang,
    options: {},
    input: listingInput({ ...fields, provenance: PROVENANCE }),
  }) as unknown as PageContext<'listing'>

test.each(LANGS)('in %s, a listing that its source no longer has says so', (lang) => {
  const html = vanishedNotice(pageOf(lang, { vanished: '2026-06-01' }))?.html
  expect(html).toContain('OpenStreetMap')
  expect(html).toContain('2026')
  expect(html).not.toContain('{{')
  expect(vanishedNotice(pageOf(lang, {}))).toBeUndefined()
})

test('kosher food by the word of a map is shown as that, and as no certificate', () => {
  const source = { kind: 'import', name: 'OpenStreetMap', retrieved: '2026-05-02' } as const
  const fact = {
    claim: 'map-says',
    source,
    confirmedAt: '2026-05-02',
    confirmedBy: 'OpenStreetMap contributors',
  } as const
  const page = pageOf('en', { dtype: 228, kashrutFacts: [fact], kosherStatus: onlyKosher() })
  Object.assign(page.input, { kashrut: liveFacts([fact], { today: '2026-11-24', inIsrael: false }) })
  const html = kashrutSection(page)?.html
  expect(html).toContain('no certificate was seen')
  expect(html).not.toContain(onlyKosher().en)
  expect(html).not.toContain('Supervised')
})

test.each([
  ['en', 'Source: <bdi>Sample list of the authority</bdi>'],
  ['he', 'רשימה לדוגמה של גוף הכשרות'],
] as const)('whose list a supervision is from stands in the language of the page, in %s', (lang, text) => {
  const name = 'Sample list of the authority'
  const fact = {
    claim: 'certified',
    authority: 'ou',
    source: { kind: 'authorityList', name, retrieved: '2026-11-01' },
    confirmedAt: '2026-11-01',
    confirmedBy: 'OU',
  } as const
  const page = pageOf(lang, { dtype: 228, kashrutFacts: [fact] })
  Object.assign(page.input, { kashrut: liveFacts([fact], { today: '2026-11-24', inIsrael: false }) })
  const html = kashrutSection(page)?.html
  expect(html).toContain(text)
  expect(html?.includes(name)).toBe(lang === 'en')
})
