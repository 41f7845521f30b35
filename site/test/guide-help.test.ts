import { expect, test } from 'vitest'
import type { Html } from '#core/domain/html.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import type { CityInput, GuideHelp } from '#data/index/inputs.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { documents, listing } from '#data/test/content.ts'
import { builtIndex, World } from '#data/test/world.ts'
import { helpSection } from '#site/components/place/help.ts'
import { sunWarning } from '#site/components/place/fridays.ts'
import { placeWords } from '#site/components/place/meta.ts'
import { unknownSection } from '#site/components/place/unknown.ts'
import { MAX_TITLE } from '#site/layouts/head.ts'

const KRAKOW = 3094802

const AIRPORT = {
  id: 1,
  code: 'KRK',
  name: 'Balice Airport',
  country: 'PL',
  position: [19.78, 50.08],
  large: true,
}

/** An empty city, with an embassy in another one of its country. */
async function krakow(): Promise<CityInput> {
  const world = new World(documents())
  const embassy = { dtype: 233, place: 3093133, position: [19.47, 51.77], embassyType: 'embassy' } as const
  world.put(
    'listings',
    700,
    listing(700, { ...embassy, title: { en: 'Embassy', he: 'שגרירות' }, position: [19.47, 51.77] }),
  )
  world.put('airports', 1, AIRPORT)
  return pageInput(await builtIndex(world), 'place', KRAKOW) as CityInput
}

/** What is read, spaces folded. */
const textOf = (html: Html | undefined): string =>
  (html?.html ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/ ([.,])/g, '$1')
    .trim()

test('the help of an empty city in English', async () => {
  const text = textOf(helpSection('en', await krakow()))
  expect(text).toContain(
    'Nearest synagogue or community we know Great Synagogue Paris · 1,275 km away 792 mi away, to the west',
  )
  expect(text).toContain('Nearest place to eat we know Restaurant')
  expect(text).toContain('Israeli mission in this country Embassy Łódź · 193 km away')
  expect(text).toContain('Nearest airport Balice Airport (KRK) 11 km away')
  expect(text).toMatch(/Latest landing 12:\d\d Fri, Nov 20 Three hours before candle lighting, in local time/)
  expect(text).toMatch(/Fridays in 2026 Shortest: Fri, Dec 18 8 hr, 4 min of daylight, candles at 15:\d\d/)
})

test('the help of an empty city in Hebrew', async () => {
  const section = helpSection('he', await krakow())
  const text = textOf(section)
  expect(text).toContain('בית הכנסת או הקהילה הקרובים ביותר המוכרים לנו בית הכנסת הגדול פריז · במרחק')
  expect(text).toContain(', למערב')
  expect(text).toContain('הנחיתה המאוחרת ביותר')
  // Names in Latin letters keep their direction.
  expect(section.html).toMatch(/<bdi lang="en">Balice Airport<\/bdi> <bdi dir="ltr">\(KRK\)<\/bdi>/)
})

test('where a country has no mission, the nearest abroad does not pass for its own', async () => {
  const { embassy, ...help } = (await krakow()).help
  const text = textOf(helpSection('en', { ...(await krakow()), help: { ...help, mission: embassy! } }))
  expect(text).toContain('Nearest Israeli mission Embassy')
  expect(text).toContain('We know of none in this country.')
  expect(text).not.toContain('Israeli mission in this country')
})

test('white nights and days without sunset are said with their dates', async () => {
  const { fridays } = (await krakow()).help
  expect(sunWarning('en', fridays)).toBeUndefined()
  const polar = {
    ...fridays,
    noSunset: [{ from: '2026-05-22', to: '2026-07-24' }],
    noSunrise: [{ from: '2026-11-27', to: '2026-12-25' }],
  }
  const text = textOf(sunWarning('en', polar))
  expect(text).toMatch(/Fridays on which the sun does not set: May 22 – July 24, 2026\./)
  expect(text).toMatch(/Fridays on which the sun does not rise: November 27 – December 25, 2026\. Ask a rabbi/)
})

test('where the sun does not set, there is no hour of landing', async () => {
  const input = await krakow()
  const landings = [{ day: '2026-06-19', at: 'none' as const }]
  const text = textOf(helpSection('en', { ...input, help: { ...input.help, landings } }))
  expect(text).toContain('The sun does not set on this day: ask a rabbi before you book.')
})

test('what is not known is said as such, each with a way to tell', async () => {
  const input = await krakow()
  const section = unknownSection({ lang: 'en', contactEmail: 'office@example.org' }, input)
  expect(textOf(section)).toContain('That does not mean that there is none. When there is a minyan · Tell us')
  expect(section.html.match(/href="mailto:office@example\.org\?subject=/g)).toHaveLength(4)
  expect(section.html).toContain(encodeURIComponent('Whether there is an eruv: Kraków'))
  const without = unknownSection({ lang: 'he' }, input)
  expect(without.html.match(/href="[^"]+#write-title"/g)).toHaveLength(4)
  const known = unknownSection({ lang: 'en' }, { ...input, help: { ...input.help, unknown: [] } })
  expect(textOf(known)).not.toContain('What we do not know')
  // It names no section that it does not have.
  expect(known.html).not.toContain('unknown-title')
})

test.each(LANGS)('%s: the checklist is marked as general advice', async (lang) => {
  const section = unknownSection({ lang }, await krakow())
  expect(section.html).toMatch(/<details[^>]*>[\s\S]*<\/details>/)
  expect(section.html.match(/<details[\s\S]*<\/details>/)![0].match(/<li>/g)).toHaveLength(6)
})

const nothing = ({ landings, fridays, unknown }: GuideHelp): GuideHelp => ({ airports: [], landings, fridays, unknown })

test.each(LANGS)('%s: titles say what is there', async (lang: Lang) => {
  const input = await krakow()
  const bare = placeWords(lang, { ...input, help: nothing(input.help) })
  const helped = placeWords(lang, input)
  // What is nearest may be far away.
  expect(helped.title).toBe(bare.title)
  expect(helped.title.length).toBeLessThanOrEqual(MAX_TITLE)
  expect(helped.description.length).toBeGreaterThan(bare.description.length)
})

test('a city without listings is about its times', async () => {
  const input = await krakow()
  expect(placeWords('en', input).title).toBe('Shabbat times in Kraków')
  expect(placeWords('he', input).title).toBe('זמני שבת בקרקוב')
  expect(placeWords('en', input).description).toContain('Also: nearest synagogue, nearest place to eat')
})
