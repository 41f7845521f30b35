import { expect, test } from 'vitest'
import { pageHref } from '#core/domain/links.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { chromeHtml } from './chrome.ts'

test.each(LANGS)('%s: every page leads to the page for owners', async (lang) => {
  expect(await chromeHtml('Footer', lang)).toContain(MESSAGES[lang].listing.owners.links.footer)
})

test.each(['Header', 'Footer'] as const)('the %s leads to offers only where there are some', async (part) => {
  for (const lang of LANGS) {
    const vacations = `"${pageHref(lang, 'vacations')}"`
    const full = await chromeHtml(part, lang)
    const without = await chromeHtml(part, lang, { hasOffers: false })
    expect(full).toContain(vacations)
    expect(without).not.toContain(vacations)
    expect(without.length).toBeLessThan(full.length)
  }
})
