import { expect, test } from 'vitest'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { kashrutStatus, type LiveFact } from '#core/domain/kashrut.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { kashrutSentence } from '#site/features/listing/kashrut.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

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

/** A row a status and language: 'withdrawn | en | OU withdrew its supervision on November 1, 2026.' */
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

test('what each status says, in every language', async () => {
  await expect(`${table().join('\n')}\n`).toMatchFileSnapshot('kashrut-words.txt')
})
