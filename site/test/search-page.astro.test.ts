import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test, vi } from 'vitest'
import { pathOf } from '#core/domain/routes.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { builtIndex, World } from '#data/test/world.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { withFound } from '#api/site/found-page.ts'
import { FRAME } from './samples.ts'

// The container knows no directives of our own; what stands beside the searches is part of the page.
const { island } = vi.hoisted(() => ({ island: () => Object.assign(() => '', { isAstroComponentFactory: true }) }))
vi.mock('#site/ui/search/PlaceSearch.tsx', () => ({ PlaceSearch: island() }))
vi.mock('#site/features/nearby/NearMe.tsx', () => ({ NearMe: island() }))
vi.mock('#site/features/nearby/NearbySearch.tsx', () => ({ NearbySearch: island() }))

type Component = Parameters<AstroContainer['renderToString']>[0]
/** As a name that is looked up when it runs: only Astro's own check knows the types of its files. */
const PAGE: string = '../pages/search.astro'

test.each(LANGS)('the search page keeps a place for what the server finds without a script in %s', async (lang) => {
  const index = await builtIndex(new World())
  const page: PageContext<'search'> = {
    kind: 'search',
    lang,
    input: pageInput(index, 'search', 0) as PageContext<'search'>['input'],
    paths: Object.fromEntries(LANGS.map((one) => [one, pathOf(one, { kind: 'search' })])) as Record<Lang, string>,
    origin: 'https://example.org',
    options: {},
    frame: FRAME,
    noindex: false,
    chrome: { header: '', footer: '' },
  }
  const { default: Search } = (await import(PAGE)) as { default: Component }
  const container = await AstroContainer.create()
  const html = await container.renderToString(Search, { locals: { page } })
  const found = withFound(html, index, { lang, text: 'Nowhere' })
  expect(found).toMatch(/<noscript data-found[^>]*><div class="stack gap-2 found">/)
})
