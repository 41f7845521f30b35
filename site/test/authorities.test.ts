import { expect, test } from 'vitest'
import type { Lang } from '#core/i18n/languages.ts'
import { authorityHead } from '#site/features/authorities/head.html.ts'
import { page, plain, read } from './samples.ts'

type Page = Parameters<typeof authorityHead>[0]

const provenance = { name: 'General knowledge, compiled by the editors', checked: '2026-11-01' }
const authority = { id: 'star-k', names: { en: 'Star-K' }, kind: 'agency', provenance }

const said = (lang: Lang) => {
  const context = { ...page(lang), kind: 'authority', input: { authority, places: [] } } as unknown as Page
  return plain(read(authorityHead(context)).textContent)
}

test('who compiled it is named in the language of the page', () => {
  expect(said('en')).toContain('General knowledge, compiled by the editors')
  expect(said('he')).not.toContain('General knowledge')
})
