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
import { checklist, unknownFold } from '#site/components/place/unknown.ts'
import { kitTiles } from '#site/components/place/kit-tiles.ts'
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

const en = { lang: 'en' } as const

test('the help of an empty city in English', async () => {
  const text = textOf(helpSection(en, await krakow()))
  expect(text).toContain('Israeli mission in this country Embassy Łódź · 193 km away')
  expect(text).toContain('Nearest airport Balice Airport (KRK) 11 km away 7.1 mi away, to the west')
  expect(text).toMatch(/Latest landing 12:\d\d · Fri, Nov 20 Three hours before candle lighting, in local time/)
  expect(text).toMatch(/Fridays in 2026 Shortest: Fri, Dec 18 8 hr, 4 min of daylight, candles at 15:\d\d/)
})

test('the help of an empty city in Hebrew', async () => {
  const section = helpSection({ lang: 'he' }, await krakow())
  expect(textOf(section)).toContain('הנחיתה המאוחרת ביותר')
  // Names in Latin letters keep their direction.
  expect(section.html).toMatch(/<bdi lang="en">Balice Airport<\/bdi> <bdi dir="ltr">\(KRK\)<\/bdi>/)
})

/** The tiles of a city, with what is nearest to it. */
async function tilesOf(lang: Lang, help: Partial<GuideHelp>, known: Partial<CityInput> = {}): Promise<string[]> {
  const input = { ...(await krakow()), ...known }
  const { html: tiles } = kitTiles(
    { lang, contactEmail: 'a@b.org', options: {} },
    { ...input, help: { ...input.help, ...help } },
  )
  return tiles
    .split('<li')
    .slice(1)
    .map((tile) => textOf({ html: `<li${tile}` } as Html))
}

test('a tile says what is here, what is near, and what is not known', async () => {
  const { synagogue, eating } = (await krakow()).help
  const here = { ...synagogue!, isHere: true, km: 1 }
  const near = { ...eating!, km: 12, towards: 'n' as const }
  const stats = [{ dtype: 231 as const, count: 5 }]
  const [pray, eat, stay] = await tilesOf('en', { synagogue: here, eating: near }, { total: 5, stats })
  expect(pray).toBe('Pray Great Synagogue 16 min on foot · 5 in our list : Synagogues and communities')
  expect(eat).toMatch(/^Eat Restaurant.* Nearest: Jerusalem · 12 km away 7.5 mi away, to the north unknown$/)
  expect(stay).toMatch(
    /^Stay No hotel known yet · Tell us Synagogues on the map To choose a hotel within a walk .*Minutes on foot/,
  )
  // One place needs no map.
  const [, , alone] = await tilesOf('en', { synagogue: here }, { total: 1 })
  expect(alone).toMatch(/^Stay No hotel known yet · Tell us Minutes on foot/)
  const [far] = await tilesOf('en', { synagogue: { ...synagogue!, km: 400 } })
  expect(far).toBe(
    'Pray Great Synagogue Nearest: Paris · 400 km away 249 mi away, to the west No synagogue known yet · Tell us',
  )
  const [tooFar, unknown] = await tilesOf('en', { synagogue: { ...synagogue!, km: 600 } })
  expect(tooFar).toBe('Pray No synagogue known yet · Tell us')
  expect(unknown).toBe('Eat No restaurant known yet · Tell us Kosher authorities')
  const authority = { id: 'vaad', names: { en: 'Vaad of the City' } }
  const [, asked] = await tilesOf('en', { authority })
  expect(asked).toBe('Eat No restaurant known yet · Tell us Vaad of the City Kosher authority in the city')
})

test('what is in the city but too far to walk is told in kilometres', async () => {
  const { synagogue } = (await krakow()).help
  const [pray] = await tilesOf('he', { synagogue: { ...synagogue!, isHere: true, km: 5 } })
  expect(pray).toMatch(/^תפילה בית הכנסת הגדול במרחק 5 ק״מ/)
  expect(pray).not.toContain('דק׳')
})

test('where a country has no mission, the nearest abroad does not pass for its own', async () => {
  const { embassy, ...help } = (await krakow()).help
  const text = textOf(helpSection(en, { ...(await krakow()), help: { ...help, mission: embassy! } }))
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
  const text = textOf(helpSection(en, { ...input, help: { ...input.help, landings } }))
  expect(text).toContain('The sun does not set on this day: ask a rabbi before you book.')
})

test('what is not known is said as such, each with a way to tell', async () => {
  const input = await krakow()
  const section = unknownFold({ lang: 'en', contactEmail: 'office@example.org' }, input)!
  expect(textOf(section)).toContain('That does not mean that there is none. When there is a minyan · Tell us')
  expect(section.html.match(/href="mailto:office@example\.org\?subject=/g)).toHaveLength(4)
  expect(section.html).toContain(encodeURIComponent('Whether there is an eruv: Kraków'))
  const without = unknownFold({ lang: 'he' }, input)!
  expect(without.html.match(/href="[^"]+#write-title"/g)).toHaveLength(4)
  expect(unknownFold(en, { ...input, help: { ...input.help, unknown: [] } })).toBeUndefined()
})

test.each(LANGS)('%s: the checklist is complete', (lang) => {
  expect(checklist(lang).html.match(/<li>/g)).toHaveLength(6)
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

test('a large airport is named where one may go on from it by land', async () => {
  const input = await krakow()
  const airport = (km: number) => ({ code: 'WAW', name: 'Chopin', km, towards: 'n' as const })
  const airportsOf = (km: number) =>
    textOf(helpSection(en, { ...input, help: { ...input.help, airports: [airport(12), airport(km)] } }))
  expect(airportsOf(250)).toContain('Nearest large airport')
  expect(airportsOf(620)).not.toContain('Nearest large airport')
})
