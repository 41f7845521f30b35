import { expect, test } from 'vitest'
import type { Html } from '#core/i18n/html.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import type { CityInput, GuideHelp } from '#data/index/inputs.ts'
import { listingOf } from '#data/index/items.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { documents, JERUSALEM, listing } from '#data/test/content.ts'
import { builtIndex, World } from '#data/test/world.ts'
import { helpSection } from '#site/features/place/help.html.ts'
import { sunWarning } from '#site/features/place/fridays.html.ts'
import { placeWords } from '#site/features/place/meta.page.ts'
import { checklist, unknownFold } from '#site/features/place/unknown.html.ts'
import { kitTiles } from '#site/features/place/kit-tiles.html.ts'
import { MAX_TITLE } from '#site/ui/head/page-meta.page.ts'

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
  expect(text).toMatch(/Latest landing 12:\d\d · Fri, 20 Nov Three hours before candle lighting, in local time/)
  expect(text).toMatch(/Fridays in 2026 Shortest: Fri, 18 Dec 8 hr, 4 min of daylight, candles at 15:\d\d/)
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
  const { html: tiles } = kitTiles({ lang, options: {} }, { ...input, help: { ...input.help, ...help } })
  return tiles
    .split('<li class="box')
    .slice(1)
    .map((tile) => textOf({ html: `<li class="box${tile}` } as Html))
}

test('what is in the city says where, for visitors who have kept a point', async () => {
  const index = await builtIndex(new World())
  const input = pageInput(index, 'place', JERUSALEM) as CityInput
  const { eating } = input.help
  expect(eating).toMatchObject({ isHere: true })
  const { position } = listingOf(index, eating!.tnid)!
  const { html } = kitTiles({ lang: 'en', options: {} }, input)
  expect(html).toContain(`data-way="${position.join()}"`)
  expect((await krakow()).help.eating).not.toHaveProperty('position')
})

test('a tile says what is here, and where nothing is known what helps instead', async () => {
  const { synagogue } = (await krakow()).help
  const here = { ...synagogue!, isHere: true, km: 1 }
  const stats = [{ dtype: 231 as const, count: 5 }]
  const { alternatives } = await krakow()
  const [, noFood, ...others] = alternatives
  const paris = synagogue!.place
  const community = { tnid: 5, dtype: 231, title: { en: 'Chabad' }, place: paris, phone: '+33 1', km: 300 } as const
  const town = { place: paris, dtype: 228, count: 12, km: 310 } as const
  const known = { total: 5, stats, alternatives: [{ ...noFood!, community, town }, ...others] }
  const [pray, eat, stay] = await tilesOf('en', { synagogue: here }, known)
  expect(pray).toBe('Pray Great Synagogue 16 min on foot · 5 in our list : Synagogues and communities')
  expect(eat).toMatch(/^Eat No kosher restaurant listed in Kraków yet\. Nearest community: Chabad · /)
  expect(eat).toContain('Chabad · +33 1 · Paris · 300 km away')
  expect(eat).toMatch(/ Nearest town with kosher food: Paris · 12 places · 310 km away/)
  expect(eat).toMatch(/Know one\? Add it$/)
  expect(stay).toMatch(/^Stay No kosher hotel listed in Kraków yet\. .*Know one\? Add it Synagogues on the map /)
  expect(stay).toContain('To choose a hotel within a walk')
  // One place needs no map.
  const [, , alone] = await tilesOf('en', { synagogue: here }, { total: 1 })
  expect(alone).not.toContain('Synagogues on the map')
})

test('a city without listings has one tile, with what is nearest and the way to add a place', async () => {
  const { eating } = (await krakow()).help
  const tiles = await tilesOf('en', { eating: { ...eating!, km: 500, towards: 's' } })
  expect(tiles).toHaveLength(1)
  expect(tiles[0]).toMatch(/^Pray · Eat · Stay Nothing listed in Kraków yet\. /)
  expect(tiles[0]).toContain('Nearest: Jerusalem · 500 km away')
  expect(tiles[0]!.match(/Know one\? Add it/g)).toHaveLength(1)
})

test('the nearest beyond the limits of a city with others is told with its town', async () => {
  const { eating } = (await krakow()).help
  const near = { ...eating!, km: 12, towards: 'n' as const }
  const [, eat] = await tilesOf('en', { eating: near }, { alternatives: [] })
  expect(eat).toMatch(/^Eat Restaurant.* Nearest: Jerusalem · 12 km away 7.5 mi away, to the north/)
})

test('what is in the city but too far to walk is told in kilometres', async () => {
  const { synagogue } = (await krakow()).help
  const [pray] = await tilesOf('he', { synagogue: { ...synagogue!, isHere: true, km: 5 } }, { alternatives: [] })
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

test('a second mission is named only where it is at least a third nearer', async () => {
  const input = await krakow()
  const { embassy } = input.help
  const withOther = (share: number) =>
    textOf(helpSection(en, { ...input, help: { ...input.help, mission: { ...embassy!, km: embassy!.km * share } } }))
  expect(withOther(0.6)).toContain('Nearest Israeli mission Embassy')
  expect(withOther(0.9)).not.toContain('Nearest Israeli mission')
  expect(withOther(0.9)).toContain('Israeli mission in this country Embassy')
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
  expect(text).toMatch(/Fridays on which the sun does not set: 22 May – 24 July 2026\./)
  expect(text).toMatch(/Fridays on which the sun does not rise: 27 November – 25 December 2026\. Ask a rabbi/)
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
  expect(textOf(section)).toContain('That does not mean that there is none. Prayer times · Tell us')
  expect(section.html.match(/href="mailto:office@example\.org\?subject=/g)).toHaveLength(4)
  expect(section.html).toContain(encodeURIComponent('Eruv: Kraków'))
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

test('an airport is named in the language of the page where it has such a name', async () => {
  const input = await krakow()
  const names = { en: 'Ben Gurion International Airport', he: 'נמל התעופה בן־גוריון' }
  const airports = [{ code: 'TLV', names, km: 12, towards: 'n' as const }]
  const page = { ...input, help: { ...input.help, airports } }
  expect(textOf(helpSection(en, page))).toContain('Ben Gurion International Airport (TLV)')
  const hebrew = textOf(helpSection({ lang: 'he' }, page))
  expect(hebrew).toContain('נמל התעופה בן־גוריון (TLV)')
  expect(hebrew).not.toContain('Ben Gurion')
})

test('a large airport is named where one may go on from it by land', async () => {
  const input = await krakow()
  const airport = (km: number) => ({ code: 'WAW', names: { en: 'Chopin' }, km, towards: 'n' as const })
  const airportsOf = (km: number) =>
    textOf(helpSection(en, { ...input, help: { ...input.help, airports: [airport(12), airport(km)] } }))
  expect(airportsOf(250)).toContain('Nearest large airport')
  expect(airportsOf(620)).not.toContain('Nearest large airport')
})
