import { expect, test } from 'vitest'
import { kosherText } from '#scripts/import/osm/words.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { vanishedNotice } from '#site/components/listing/vanished-notice.ts'
import type { PageContext } from '#site/render/page.ts'
import { supervisionSection } from '#site/components/listing/supervision.ts'
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

test('kosher food by the word of a map is shown beside the words that no certificate is stated', () => {
  const html = supervisionSection(
    pageOf('en', { dtype: 228, supervision: undefined, kosherStatus: kosherText('yes') }),
  )?.html
  expect(html).toContain('No certificate of supervision is stated')
  expect(html).toContain(kosherText('yes').en)
  expect(html).not.toContain('Stated supervision')
})
