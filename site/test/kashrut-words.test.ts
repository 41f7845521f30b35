import { expect, test } from 'vitest'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { kashrutStatus, type LiveFact } from '#core/domain/kashrut.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { kashrutSection, kashrutSentence } from '#site/features/listing/kashrut.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { listingInput, read } from './samples.ts'

const DAY = { today: '2026-11-24', inIsrael: false }
const FACT: KashrutFact = {
  claim: 'certified',
  authority: 'ou',
  source: { kind: 'authorityList', name: 'OU', retrieved: '2026-11-01' },
  confirmedAt: '2026-11-01',
  confirmedBy: 'OU',
}
const source = (name: string) => ({ source: { kind: 'import', name, retrieved: '2026-04-02' } as const })
const withoutAuthority = { authority: undefined as never }

const FACTS: readonly Partial<KashrutFact>[] = [
  { claim: 'withdrawn' },
  { certificate: { validUntil: '2026-11-20' } },
  { certificate: { validUntil: '2027-03-01' } },
  { confirmedAt: '2026-02-01' },
  { claim: 'self-declared', ...withoutAuthority },
  { claim: 'map-says', ...withoutAuthority, ...source('OpenStreetMap') },
  { claim: 'register-says', ...withoutAuthority, ...source('New York City Department of Health') },
]

const textOf = (html: string) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/[\s\u00a0]+/g, ' ').trim() // prettier-ignore

/** A row a status and language: 'withdrawn | en | OU withdrew its supervision on 1 November 2026.' */
function table(): string[] {
  return FACTS.flatMap((more) => {
    const fact = { ...FACT, ...more }
    const live: LiveFact = { ...fact, shown: kashrutStatus(fact, DAY) }
    return LANGS.map((lang) => {
      const page = { lang, options: { supervision: { ou: { en: 'OU' } } } } as unknown as PageContext<'listing'>
      return `${live.shown.status} | ${lang} | ${textOf(kashrutSentence(page, live).html)}`
    })
  })
}

test('for Pesach of its year, a fact says what is eaten and since when there is no chametz', () => {
  const pesach = { year: 2027, kitniyot: false, chametzFreeSince: '2027-04-14' }
  const live: LiveFact = { ...FACT, pesach, shown: kashrutStatus({ ...FACT, pesach }, DAY) }
  const input = listingInput({ dtype: 236, kashrutFacts: [FACT] }, { kashrut: [live] })
  const page = {
    lang: 'en',
    options: { supervision: { ou: { en: 'OU' } } },
    input,
  } as unknown as PageContext<'listing'>
  const facts = [...read(kashrutSection(page)!).querySelectorAll('.facts > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.trim()).join(': '),
  )
  expect(facts).toEqual(['Kitniyot: No', 'For Pesach 2027: Yes', 'No chametz since: 14 April 2027'])
})

test('what each status says, in every language', async () => {
  await expect(`${table().join('\n')}\n`).toMatchFileSnapshot('kashrut-words.txt')
})
