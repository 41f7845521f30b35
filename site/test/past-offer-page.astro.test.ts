import { MESSAGES } from '#core/i18n/messages.ts'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test, vi } from 'vitest'
import type { SeedFeature } from '#core/contract/data-files.ts'
import { pathOf } from '#core/domain/routes.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import type { FeatureInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { FEATURES } from '#data/test/content.ts'
import { builtIndex, update, World } from '#data/test/world.ts'
import { escapeHtml } from '#core/i18n/html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { FRAME } from './samples.ts'

// The container knows no directives of our own; what stands before the form is part of the page.
vi.mock('#site/features/enquiries/request/ContactRequest.tsx', () => ({
  ContactRequest: Object.assign(() => '', { isAstroComponentFactory: true }),
}))

type Component = Parameters<AstroContainer['renderToString']>[0]
/** As a name that is looked up when it runs: only Astro's own check knows the types of its files. */
const PAGE: string = '../pages/feature.astro'

const BEFORE = Date.parse('2026-12-15T12:00:00Z')
/** Midnight in Jerusalem after the last day. */
const END = Date.parse('2026-12-15T22:00:00Z')

const offer: SeedFeature = {
  ...FEATURES[0]!,
  dates: { from: '2026-12-10', to: '2026-12-15' },
  startRate: { amount: 7654, currency: 'EUR' },
}

/** The whole page, as the index of that moment has it. */
async function pageHtml(index: Index, lang: Lang): Promise<string> {
  const slugs = LANGS.map((one) => [one, pathOf(one, { kind: 'feature', nid: 1, slug: 'x' })])
  const row = index.get<{ noindex: number }>(`select noindex from subjects where kind = 'feature' and ref = 1`)
  const page: PageContext<'feature'> = {
    kind: 'feature',
    lang,
    input: pageInput(index, 'feature', 1) as FeatureInput,
    paths: Object.fromEntries(slugs) as Record<Lang, string>,
    origin: 'https://example.org',
    options: {},
    frame: FRAME,
    noindex: row?.noindex === 1,
    chrome: { header: '', footer: '' },
  }
  const { default: Feature } = (await import(PAGE)) as { default: Component }
  const container = await AstroContainer.create()
  return container.renderToString(Feature, { locals: { page } })
}

test.each(LANGS)('the page of an offer before and after its last day in %s', async (lang) => {
  const world = new World()
  world.put('features', 1, offer)
  const index = await builtIndex(world, { now: BEFORE })
  const words = MESSAGES[lang].travel.pastOffers
  const noindex = '<meta name="robots" content="noindex">'
  const price = /7[.,\s\u00a0\u202f]?654/
  const call = 'data-dialog="request"'

  const current = await pageHtml(index, lang)
  expect(current).not.toContain(escapeHtml(words.title))
  expect(current).not.toContain(noindex)
  expect([price.test(current), current.includes(call)]).toEqual([true, true])

  await update(index, world, { now: END, refreshShabbatTimes: true })
  const past = await pageHtml(index, lang)
  expect(past).toContain(`<strong>${escapeHtml(words.title)}</strong>`)
  expect(past).toContain(`<meta name="description" content="${escapeHtml(words.title)}`)
  expect(past).toContain(noindex)
  expect([price.test(past), past.includes(call)]).toEqual([false, false])
  expect(past).not.toMatch(/"(Offer|InStock|availability)"/)
  // Its form is still there, and what is current beside it.
  expect(past).toContain('id="contact-request"')
  expect(past).toContain(escapeHtml(words.ask))
  expect(past).toMatch(/<h3 class="card-title">/)
})

test('what an offer is called begins no element of its page', async () => {
  const world = new World()
  const title = { en: '<script>alert(1)</script>' }
  world.put('features', 1, { ...offer, title })
  const index = await builtIndex(world, { now: BEFORE })
  expect(await pageHtml(index, 'en')).not.toContain('<script>alert')
  index.close()
})
