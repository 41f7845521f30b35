import { expect, test } from 'vitest'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { descriptionText, factsSentence } from '#site/features/listing/facts-sentence.page.ts'
import { listingInput } from './samples.ts'

const options = {
  religion: { orthodox: { en: 'Orthodox', fr: 'Orthodoxe' } },
  originofcommunity: { ashkenazi: { en: 'Ashkenazi', fr: 'Ashkénaze' } },
  heritagetype: { museum: { en: 'Museum', fr: 'Musée', he: 'מוזיאון' } },
}
const provenance = {
  name: 'OpenStreetMap',
  licence: 'ODbL 1.0',
  checked: '2026-06-17',
  by: 'Importer',
  status: 'compiled',
  sourceId: 'node/1',
} as const

const page = (lang: Lang, fields: Parameters<typeof listingInput>[0]) => ({
  lang,
  options,
  input: listingInput({ provenance, ...fields }),
})

const synagogue = { dtype: 231, religion: 'orthodox', originOfCommunity: 'ashkenazi' } as const

test('says what a place is, where, of which community, and by whose word', () => {
  expect(factsSentence(page('en', synagogue))).toBe(
    'Synagogue or Jewish community in Jerusalem, Israel. Denomination: Orthodox. ' +
      'Origin of the community: Ashkenazi. Source: OpenStreetMap, recorded on 17 June 2026.',
  )
})

test('names a source that is ours in the language of the page', () => {
  const ours = { ...provenance, name: 'Sample list of the authority' }
  expect(factsSentence(page('he', { ...synagogue, provenance: ours }))).toContain('רשימה לדוגמה של גוף הכשרות')
})

test('names the kind of a site where it is known, and nothing of what is not', () => {
  const { sourceId: _, ...knowledge } = provenance
  const museum = { dtype: 237, heritageType: 'museum', provenance: knowledge } as const
  expect(factsSentence(page('he', museum))).toBe('מוזיאון, ירושלים, ישראל.')
  expect(factsSentence(page('fr', { dtype: 237, provenance: knowledge }))).toBe(
    'Site du patrimoine juif, Jerusalem, Israel.',
  )
})

test.each(LANGS)('%s: leaves nothing to fill in', (lang) => {
  for (const dtype of [228, 230, 231, 232, 233, 236, 237] as const)
    expect(factsSentence(page(lang, { dtype }))).not.toMatch(/\{\{|undefined/)
})

test('search engines get the description in their language, with the facts where it is short', () => {
  const long = 'A synagogue of 1906, with a choir, a library and a garden in the middle of the old town.'
  const description = { en: 'A synagogue.', fr: long }
  const described = (lang: Lang) => descriptionText(page(lang, { ...synagogue, description }))
  expect(described('fr')).toBe(long)
  expect(described('en')).toMatch(/^A synagogue\. Synagogue or Jewish community in Jerusalem, Israel\./)
  expect(described('de')).toMatch(/^Synagoge oder jüdische Gemeinde in Jerusalem, Israel\./)
})

test('where there is no description, the facts stand for it', () => {
  const { lang, options, input } = page('en', synagogue)
  const { description: _, ...listing } = input.listing
  const without = { lang, options, input: { ...input, listing } }
  expect(descriptionText(without)).toBe(factsSentence(without))
})

test('of a sample nothing is said but its own words', () => {
  const sample = { sample: true, description: { en: 'An example.' } } as const
  expect(descriptionText(page('ru', sample))).toBe('An example.')
})
