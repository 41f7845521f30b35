import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test } from 'vitest'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { escapeHtml } from '#core/i18n/html.ts'
import { format } from '#core/i18n/format.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { page } from './samples.ts'

type Component = Parameters<AstroContainer['renderToString']>[0]
/** As a name that is looked up when it runs: only Astro's own check knows the types of its files. */
const PAGE: string = '../pages/accessibility.astro'

async function pageHtml(lang: Lang, fields: Partial<PageContext<'accessibility'>> = {}): Promise<string> {
  const { default: Accessibility } = (await import(PAGE)) as { default: Component }
  const container = await AstroContainer.create()
  const chrome = { header: '', footer: '' }
  return container.renderToString(Accessibility, { locals: { page: { ...page(lang), chrome, ...fields } } })
}

test.each(LANGS)(
  '%s: says what needs a script, what is not translated, what is missing, and since when',
  async (lang) => {
    const words = MESSAGES[lang].texts
    const html = await pageHtml(lang)
    for (const name of ['Scripts', 'Known', 'KnownText', 'KnownMaps', 'KnownVideos', 'KnownPlaces', 'Checked'] as const)
      expect(html, name).toContain(escapeHtml(words[`accessibility${name}`]))
    expect(html).toMatch(new RegExp(format(words.accessibilityDate, { date: '[^<]*20\\d\\d[^<]*' })))
  },
)

test('takes what is a barrier to somebody by mail, or else where the site takes all messages', async () => {
  const email = 'office@example.org'
  const html = await pageHtml('en', { contactEmail: email })
  expect(html).toContain(`href="mailto:${email}?subject=Accessibility"`)
  expect(html).toContain(`>${email}</bdi>`)
  const without = await pageHtml('en')
  expect(without).toContain('href="/Listing_Options.html#write-title"')
  expect(without).toContain(MESSAGES.en.texts.accessibilityContactText)
})
