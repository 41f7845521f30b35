import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test } from 'vitest'
import type { KashrutFact } from '#core/contract/data-files.ts'
import { pathOf } from '#core/domain/routes.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { listing } from '#data/test/content.ts'
import { builtIndex, update, World } from '#data/test/world.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { FRAME } from './samples.ts'

type Component = Parameters<AstroContainer['renderToString']>[0]
/** As a name that is looked up when it runs: only Astro's own check knows the types of its files. */
const PAGE: string = '../pages/listing.astro'

const JERUSALEM = 281184
const PARIS = 2988507

/** The days to which the clock is moved: 180, 365 days and 24 months after the first, and what follows each. */
const FIRST = '2027-01-10'
const DAYS = [
  FIRST,
  '2027-04-29', // the last of Pesach abroad, the day after it in Israel
  '2027-07-09', '2027-07-10', '2028-01-10', '2028-01-11', '2029-01-10', '2029-01-11',
] // prettier-ignore

const until = (validUntil: string) => ({ certificate: { validUntil } })
const on = (confirmedAt: string) => ({ confirmedAt })
const from = (kind: KashrutFact['source']['kind']) => ({ source: { kind, name: 'A source', retrieved: FIRST } })
const pesach = (year: number) => ({ pesach: { year } })
const other = { authority: 'another-board' }
const declared = { claim: 'self-declared', authority: undefined } as const
const map = { claim: 'map-says', authority: undefined } as const
const register = { claim: 'register-says', authority: undefined } as const
const withdrawn = { claim: 'withdrawn' } as const

interface Other {
  place?: number
  /** What filters know of another authority than the page names first. */
  filtered?: string
}

/** What the page says of the facts on each of the days, by the letters of `STATUSES`. */
const LIVES: readonly (readonly [said: string, facts: readonly Partial<KashrutFact>[], other?: Other])[] = [
  ['SSSTTUUU', [{}]],
  ['SSSTTUUU', [{ ...from('certificatePhoto'), certificate: {} }]],
  ['SSSTTUUU', [{ ...from('visitor'), ...until('2030-01-01') }]],
  ['EEEEEEEE', [until('2027-01-09')]],
  ['SEEEEEEE', [until(FIRST)]],
  ['SSSEEEEE', [until('2027-07-09')]],
  ['SSSTEEEE', [until('2027-07-10')]],
  ['SSSTTEEE', [until('2028-01-10')]],
  ['SSSTTUEE', [until('2028-01-11')]],
  ['SSSTTUUE', [until('2029-01-10')]],
  ['SSSTTUUU', [until('2029-01-11')]],
  ['STTTUUUU', [on('2026-07-14')]],
  ['TTTTUUUU', [on('2026-07-13')]],
  ['TUUUUUUU', [on('2026-01-10')]],
  ['UUUUUUUU', [on('2026-01-09')]],
  ['TTTEEEEE', [{ ...on('2026-07-13'), ...until('2027-07-09') }]],
  ['UUEEEEEE', [{ ...on('2026-01-09'), ...until('2027-04-29') }]],
  ['TTTTTUUU', [from('visitor')]],
  ['TTTTTUUU', [from('place')]],
  ['TTTTTUUU', [from('import')]],
  ['PPPPPPPP', [declared]],
  ['PPPUUUUU', [{ ...declared, ...until('2027-07-09') }]],
  ['MMMMMMMM', [map]],
  ['RRRRRRRR', [register]],
  ['MMMMMMMM', [register, map]],
  ['MMMMMUUU', [{ ...map, ...until('2028-01-10') }]],
  ['WWWWWWWU', [withdrawn]],
  ['WUUUUUUU', [{ ...withdrawn, ...on('2025-01-10') }]],
  ['UUUUUUUU', [{ ...withdrawn, ...on('2025-01-09') }]],
  ['SUUUUUUU', [pesach(2027)]],
  ['SSUUUUUU', [pesach(2027)], { place: PARIS }],
  ['UUUUUUUU', [pesach(2026)]],
  ['SSSTTUUU', [{ ...pesach(2028), ...until('2030-01-01') }]],
  ['PUUUUUUU', [{ ...declared, ...pesach(2027) }]],
  ['UUUUUUUU', [{ superseded: FIRST }]],
  ['SSSTTUUU', [{ ...until('2026-12-31'), superseded: FIRST }, {}]],
  ['SSSTTEEE', [{}, { ...other, ...until('2027-01-09') }]],
  ['SSSWWWWU', [{}, { ...other, ...withdrawn }], { filtered: 'SSSTTUUU' }],
  ['SSSTTMMM', [map, {}]],
  ['PPPPPPPP', [map, declared]],
  ['WWWWWWWM', [map, withdrawn]],
  ['EEEEEEEE', [declared, until('2027-01-09')]],
  ['UUUUUUUU', []],
]

const STATUSES = {
  S: { name: 'supervised', message: 'supervised' },
  T: { name: 'stated', message: 'stated' },
  E: { name: 'expired', message: 'expired' },
  W: { name: 'withdrawn', message: 'withdrawn' },
  P: { name: 'self-declared', message: 'selfDeclared' },
  M: { name: 'map-says', message: 'mapSays' },
  R: { name: 'register-says', message: 'registerSays' },
  U: { name: undefined, message: 'unknown' },
} as const
const statusOf = (letter: string | undefined) => STATUSES[letter as keyof typeof STATUSES]

const fact = (more: Partial<KashrutFact>): KashrutFact => ({
  claim: 'certified',
  authority: 'example-board',
  ...from('authorityList'),
  confirmedAt: FIRST,
  confirmedBy: 'Editors',
  ...more,
})
const tnidOf = (at: number) => 901 + at

function worldOfLives(): World {
  const world = new World()
  for (const [at, [, facts, { place = JERUSALEM } = {}]] of LIVES.entries()) {
    const kashrutFacts = facts.map((more) => JSON.parse(JSON.stringify(fact(more))) as KashrutFact)
    world.put('listings', tnidOf(at), listing(tnidOf(at), { dtype: 228, place, kashrutFacts }))
  }
  return world
}

/** Renders the static page of a listing, as the index has it by now. */
async function pageRenderer() {
  const { default: Listing } = (await import(PAGE)) as { default: Component }
  const container = await AstroContainer.create()
  return (index: Index, tnid: number, lang: Lang): Promise<string> => {
    const slugs = LANGS.map((one) => [one, pathOf(one, { kind: 'listing', tnid, dtype: 228, slug: 'x' })])
    const page: PageContext<'listing'> = {
      kind: 'listing',
      lang,
      input: pageInput(index, 'listing', tnid, 228) as ListingInput,
      paths: Object.fromEntries(slugs) as Record<Lang, string>,
      origin: 'https://example.org',
      options: {},
      frame: FRAME,
      noindex: false,
      chrome: { header: '', footer: '' },
    }
    return container.renderToString(Listing, { locals: { page } })
  }
}

/** The first statement about kashrut on a page. */
const statementOf = (html: string): string =>
  (/<p class="supervision-name[^]*?<\/p>/.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** A message with anything in its gaps. */
const patternOf = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{\{\w+\}\}/g, '.+'))

test('forty kashrut facts through their life: page, filters and structured data on each day', async () => {
  const world = worldOfLives()
  const at = (day: string) => ({ now: Date.parse(`${day}T10:00:00Z`), refreshShabbatTimes: true })
  const index = await builtIndex(world, at(FIRST))
  const pageOf = await pageRenderer()
  for (const [turn, day] of DAYS.entries()) {
    if (turn > 0) await update(index, world, at(day))
    for (const [row, [said, , { filtered = said } = {}]] of LIVES.entries()) {
      const { name, message } = statusOf(said[turn])
      const what = `row ${row}, ${said}, ${day}`
      const { card } = index.get<{ card: string }>('select card from listings where tnid = ?', tnidOf(row))!
      const { kashrut, supervision } = JSON.parse(card) as { kashrut?: string; supervision?: string[] }
      expect(kashrut, what).toBe(name)
      expect(supervision !== undefined, what).toBe('ST'.includes(filtered[turn]!))
      for (const lang of ['en', 'he'] as const) {
        const html = await pageOf(index, tnidOf(row), lang)
        expect(statementOf(html), what).toMatch(patternOf(MESSAGES[lang].listing.listing.kashrut[message]))
        expect(html.includes('KosherDiet'), what).toBe(name === 'supervised')
      }
    }
  }
})
