import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test, vi } from 'vitest'
import { askedOf } from '#core/domain/shell/asked.ts'
import type { KnownShell } from '#core/domain/shell/known.ts'
import { loadShell } from '#core/domain/shell/shell.ts'
import { pathOf } from '#core/domain/routes.ts'
import { direction, LANGS, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { nearbyEntry, placeTimes } from './nearby-samples.ts'
import { jerusalem, network } from './network.ts'
import { FRAME, plain } from './samples.ts'

// The container knows no directives of our own; what stands beside the island is part of the page.
const { island } = vi.hoisted(() => ({ island: () => Object.assign(() => '', { isAstroComponentFactory: true }) }))
vi.mock('#site/ui/search/PlaceSearch.tsx', () => ({ PlaceSearch: island() }))

type Component = Parameters<AstroContainer['renderToString']>[0]
/** As a name that is looked up when it runs: only Astro's own check knows the types of its files. */
const PAGE: string = '../pages/placeShell.astro'

const run = {
  day: '2026-11-21',
  hebrewDate: '11 Kislev 5787',
  shabbat: true,
  parasha: 'Vayetzei',
  festivals: [],
  lightings: [{ day: '2026-11-20', time: '15:57', when: 'beforeSunset' }],
  havdalah: { day: '2026-11-21', time: '17:16' },
}
const restaurants = [...'ABCDEFGHIJKLM'].map((letter, at) => nearbyEntry(at + 1, { title: `Eatery ${letter}` }))
const answers = {
  '/rest/tjt/locationshabbattimes/': { ...placeTimes, times: [run] },
  '/rest/tjt/search/': [jerusalem],
  '/rest/tjt/locnearby/': [
    { typeId: 228, typeName: 'Restaurants', items: restaurants },
    { typeId: 231, typeName: 'Synagogues', items: [nearbyEntry(99, { dtype: 231, title: 'Shul <b>' })] },
  ],
  '/rest/tjt/alternatives/': {
    typeId: 228,
    place: { id: 281184, name: 'Brno' },
    town: { name: 'Vienna', url: '/food.html', count: 12, km: 110.2 },
  },
}

/** What the server knows of an address. */
async function knownOf(lang: Lang, url: string): Promise<KnownShell> {
  const { pathname, search } = new URL(url, 'https://example.org')
  const asked = askedOf(pathname, search)!
  const state = await loadShell(lang, asked, { send: network(answers).send })
  return { asked, state: state as KnownShell['state'], pathname, search, now: Date.parse('2026-11-20T10:00:00Z') }
}

/** The page of an address, and what a browser without a script reads of it. */
async function pageOf(lang: Lang, known: KnownShell | undefined) {
  const page: PageContext<'placeShell'> = {
    kind: 'placeShell',
    lang,
    input: known ? { known } : {},
    paths: Object.fromEntries(LANGS.map((one) => [one, pathOf(one, { kind: 'placeShell' })])) as Record<Lang, string>,
    origin: 'https://example.org',
    options: {},
    frame: FRAME,
    noindex: true,
    chrome: { header: '<!--languages-->', footer: '<footer></footer>' },
  }
  const { default: Shell } = (await import(PAGE)) as { default: Component }
  const container = await AstroContainer.create()
  const { default: renderer } = await import('#site/render/react-server.ts')
  container.addServerRenderer({ name: renderer.name, renderer } as unknown as Parameters<
    AstroContainer['addServerRenderer']
  >[0])
  container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' })
  const html = await container.renderToString(Shell, { locals: { page } })
  const read = html.replaceAll(/<script[^]*?<\/script>/g, '')
  return { html, read, text: plain(read.replaceAll(/<[^>]*>/g, '')) }
}

const PLACES = {
  en: '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
  he: encodeURI('/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html'),
}

test.each(['en', 'he'] as const)('a place reads whole without a script, %s', async (lang) => {
  const { places, times } = MESSAGES[lang]
  const { html, read, text } = await pageOf(lang, await knownOf(lang, PLACES[lang]))
  expect(html).toContain('<title>Jerusalem, Israel</title>')
  expect(read).toContain(`<html lang="${lang}" dir="${direction(lang)}"`)
  expect(read).toMatch(/<h1><bdi>Jerusalem, Israel<\/bdi><\/h1>/)
  expect(read).toContain('aria-busy="false"')
  expect(text).toContain(times.times.candles)
  expect(text).toContain('15:57')
  expect(text).toContain('Eatery J')
  expect(text).not.toContain('Eatery K')
  expect(text).toContain('Vienna')
  expect(text).not.toContain(places.shell.withoutScript)
  const canonical = `https://example.org${PLACES[lang]}`
  expect(html).toContain(`<link rel="canonical" href="${canonical}"`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`webcal://example.org/rest/tjt/locationics/281184/${lang}/calendar.ics`)
})

test('languages and crumbs are those of the address', async () => {
  const { html } = await pageOf('en', await knownOf('en', '/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html?walk=1&r=650'))
  expect(html).toMatch(/<a href="\/he\/Kosher_NearBy-31\.77,35\.21-Jaffa_Gate\.html\?walk=1&amp;r=650" hreflang="he"/)
  expect(html).toContain('<li aria-current="page"><bdi>Jaffa Gate</bdi></li>')
})

test('links lead to other types and pages of what is near, in place of tabs', async () => {
  const path = '/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html'
  const { read } = await pageOf('en', await knownOf('en', path))
  expect(read).toContain('href="?type=231"')
  expect(read).toContain('href="?type=228&amp;page=2"')
  const second = await pageOf('en', await knownOf('en', `${path}?type=228&page=2`))
  expect(second.text).toContain('Eatery M')
  expect(second.text).not.toContain('Eatery J')
  const shuls = await pageOf('en', await knownOf('en', `${path}?type=231`))
  expect(shuls.read).toContain('Shul &lt;b&gt;')
  expect(shuls.html).not.toContain('Shul <b>')
})

test('what one walks to reads without a script', async () => {
  const { text } = await pageOf('en', await knownOf('en', '/Kosher_NearBy-31.77,35.21-Jaffa_Gate.html?walk=1'))
  expect(text).toContain('Eatery M')
  expect(text).toContain('Shul')
})

test('what was typed is text, wherever it stands', async () => {
  const typed = '</script><script>alert(1)</script>"\u2028'
  const path = `/Kosher_NearBy-31.77,35.21-x.html?q=${encodeURIComponent(typed)}`
  const { html, read } = await pageOf('en', await knownOf('en', path))
  expect(html).not.toContain('<script>alert(1)')
  expect(read).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
})

test('the browser gets what the page was drawn from, at its end', async () => {
  const known = await knownOf('en', PLACES.en)
  const { html } = await pageOf('en', known)
  const [, json = ''] =
    /<\/footer>\s*<script type="application\/json" id="known-shell">([^]*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(known)))
  expect(/props="([^"]*)"/.exec(html)?.[1]).not.toContain('Eatery')
})

test('an address of which nothing is known is left to the browser', async () => {
  const { html, text } = await pageOf('en', undefined)
  expect(text).toContain(MESSAGES.en.places.shell.withoutScript)
  expect(html).not.toContain('known-shell')
  expect(html).toContain('<link rel="canonical" href="https://example.org/Place.html"')
})
