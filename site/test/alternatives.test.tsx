import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { alternativesOf, type KnownAlternatives } from '#data/index/alternatives-of.ts'
import { alternativesBlock, alternativesWords } from '#site/ui/blocks/alternatives.html.ts'
import { AlternativesBlock } from '#site/features/place/AlternativesBlock.tsx'

const brno = { id: 3078610, kind: 'city', names: { en: 'Brno', he: 'ברנו' }, country: 'CZ', hasPage: true } as const
const vienna = { ...brno, id: 2761369, names: { en: 'Vienna' }, country: 'AT' }
const prague = { ...brno, id: 3067696, names: { en: 'Prague' } }
const known: KnownAlternatives = {
  dtype: 228,
  place: brno,
  authority: { id: 'vaad', names: { en: 'Vaad <1>' }, phone: '+420 1', website: 'https://www.vaad.test/' },
  community: { tnid: 5, dtype: 231, title: { en: 'Chabad' }, place: brno, phone: '+420 2', km: 1.2 },
  town: { place: vienna, dtype: 228, count: 12, km: 110.2 },
}

/** What is read, with the links, in kilometres. */
function partsOf(root: HTMLElement): string[] {
  for (const miles of root.querySelectorAll('.in-miles')) miles.remove()
  return [...root.querySelectorAll('p, li')].map((line) => {
    const links = [...line.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    return [line.textContent.replaceAll(/\s+/g, ' ').trim(), ...links].join(' ')
  })
}

test.each(LANGS)('%s: the page and the island say the same', (lang) => {
  const page = document.createElement('div')
  page.innerHTML = alternativesBlock(lang, known).html
  const words = alternativesWords(lang)
  const { container } = render(
    <AlternativesBlock {...{ lang, words }} known={alternativesOf(lang, known)} away={MESSAGES[lang].common.away} />,
  )
  const said = partsOf(page)
  expect(partsOf(container)).toEqual(said)
  expect(said).toHaveLength(5)
  expect(said[0]).toContain(lang === 'he' ? 'ברנו' : 'Brno')
  expect(said[1]).toMatch(/Vaad <1> · \+420 1 · vaad\.test .* tel:\+4201 https:\/\/www\.vaad\.test\/$/)
  expect(said[3]).toMatch(/Vienna · .*12.* · .*110/)
  expect(said[4]).toContain('?type=228&place=3078610&town=')
})

/** A country whose own community has a town and no distance, and whose nearest town with food lies abroad. */
const czechia: KnownAlternatives = {
  dtype: 228,
  place: { ...brno, id: 3077311, kind: 'country', names: { en: 'Czechia' } },
  from: prague,
  community: { tnid: 5, dtype: 231, title: { en: 'Chabad' }, place: brno, phone: '+420 2' },
  town: { place: vienna, country: { en: 'Austria' }, dtype: 228, count: 12, km: 252 },
}

test.each(LANGS)('%s: so they do of a country', (lang) => {
  const page = document.createElement('div')
  page.innerHTML = alternativesBlock(lang, czechia).html
  const words = alternativesWords(lang)
  const { container } = render(
    <AlternativesBlock {...{ lang, words }} known={alternativesOf(lang, czechia)} away={MESSAGES[lang].common.away} />,
  )
  const said = partsOf(page)
  expect(partsOf(container)).toEqual(said)
  expect(said[1]).toMatch(new RegExp(`^${words.ownCommunity}: Chabad · \\+420 2 · (Brno|ברנו) /`))
  expect(said[2]).toMatch(/Vienna, Austria · .*12.* · .*252.*\u2068Prague\u2069/)
})

test('what is abroad is measured from the capital', () => {
  const page = document.createElement('div')
  page.innerHTML = alternativesBlock('en', czechia).html
  expect(partsOf(page)[2]).toContain('Vienna, Austria · 12 places · 252 km from \u2068Prague\u2069')
})

test('of what is not known there is no line', () => {
  const page = document.createElement('div')
  page.innerHTML = alternativesBlock('en', { dtype: 237, place: brno }).html
  expect(partsOf(page)).toEqual([
    'No Jewish heritage site listed in Brno yet.',
    'Know one? Add it /Add_Place.html?type=237&place=3078610&town=Brno',
  ])
})
