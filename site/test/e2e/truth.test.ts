import { expect, test } from 'vitest'
import type { DirectoryType } from '#core/terms/directory.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { siteUrl } from './browser.ts'
import { withStore } from './users.ts'

const textOf = async (path: string) => (await fetch(siteUrl + path)).text()
const listingPage = (lang: Lang, { tnid, dtype }: typeof SAMPLE) =>
  textOf(hrefOf(lang, { kind: 'listing', tnid, dtype, slug: 'x' }))

const SAMPLE: { tnid: number; dtype: DirectoryType } = { tnid: 900004, dtype: 228 }
/** With a job. */
const SAMPLE_OFFER = 810007
/** Compiled, without a picture of its own. */
const MUSEUM: typeof SAMPLE = { tnid: 103001, dtype: 237 }

function dataOf(html: string): Record<string, unknown>[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!
  return (JSON.parse(json!) as { '@graph': Record<string, unknown>[] })['@graph']
}

test.each(LANGS)('%s: a sample says so, and is no fact for search engines', async (lang) => {
  const html = await listingPage(lang, SAMPLE)
  const said = MESSAGES[lang].common.sampleListing
  expect(/<title>([^<]*)/.exec(html)![1]).toMatch(new RegExp(`^${said}`))
  expect(/property="og:title" content="([^"]*)/.exec(html)![1]).toContain(said)
  expect(/name="description" content="([^"]*)/.exec(html)![1]).toContain(
    MESSAGES[lang].listing.listing.sampleNotice.slice(0, 30),
  )
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(dataOf(html).map((part) => part['@type'])).toEqual(['BreadcrumbList'])
})

test.each(LANGS)('%s: a sample has no form and no address to write to', async (lang) => {
  const offer = await textOf(hrefOf(lang, { kind: 'feature', nid: SAMPLE_OFFER, slug: 'x' }))
  expect(offer).toContain(MESSAGES[lang].common.sampleOffer)
  for (const html of [offer, await listingPage(lang, SAMPLE)]) {
    expect(html).toContain('<main')
    expect(html).not.toMatch(/data-dialog="?(?:message|request|job)\b|data-quick|mailto:[^?]|id="?contact-request/)
  }
})

test.each(LANGS)('%s: what was compiled says so once, below its facts', async (lang) => {
  const html = await listingPage(lang, MUSEUM)
  const parts = html.split(MESSAGES[lang].listing.listing.knowledgeNotice.split('{{date}}')[0]!)
  expect(parts).toHaveLength(2)
  expect(parts[0]).toContain('listing-aside')
  const [, data] = dataOf(html)
  expect(data).toMatchObject({ '@type': 'Museum' })
  // A drawing is no picture of the place, and nobody has measured where it is.
  expect(data).not.toHaveProperty('image')
  expect(JSON.stringify(data!['geo'])).toMatch(/"latitude":31\.\d{1,3},"longitude":35\.\d{1,3}\}/)
  expect(html).toMatch(/property="og:image" content="[^"]+\/og\.png"/)
})

test('no sitemap names a sample', async () => {
  const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const parts = locsOf(await textOf('/sitemap.xml'))
  const pages = (await Promise.all(parts.map(textOf))).flatMap(locsOf)
  const idsOf = (kind: RegExp) => pages.flatMap((path) => kind.exec(path)?.[1] ?? []).map(Number)
  const listings = idsOf(/-DI(\d+)-/)
  expect(listings).toContain(MUSEUM.tnid)
  const samples = await withStore((store) =>
    store
      .selectFrom('content')
      .select('id')
      .where('kind', 'in', ['listings', 'features'])
      .where('body', 'like', '%"sample":true%')
      .execute(),
  )
  const invented = new Set(samples.map(({ id }) => Number(id)))
  expect(invented.size).toBeGreaterThan(0)
  expect([...listings, ...idsOf(/-FT(\d+)-/)].filter((id) => invented.has(id))).toEqual([])
})
