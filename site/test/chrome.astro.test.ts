import { expect, test } from 'vitest'
import { pageHref } from '#core/domain/links.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { chromeHtml } from './chrome.ts'
import { FRAME } from './samples.ts'

test.each(LANGS)('%s: every page leads to the page for owners', async (lang) => {
  expect(await chromeHtml('Footer', lang)).toContain(MESSAGES[lang].listing.owners.links.footer)
})

test.each(['Header', 'Footer'] as const)('the %s leads to offers only where there are some', async (part) => {
  for (const lang of LANGS) {
    const vacations = `"${pageHref(lang, 'vacations')}"`
    const full = await chromeHtml(part, lang)
    const without = await chromeHtml(part, lang, { ...FRAME, offers: 'none' })
    expect(full).toContain(vacations)
    expect(without).not.toContain(vacations)
    expect(without.length).toBeLessThan(full.length)
    // Where all are samples, the link is seen only by who has asked for those.
    const hidden = await chromeHtml(part, lang, { ...FRAME, offers: 'samples' })
    expect(hidden).toMatch(/<li class="samples-only">\s*<a href="[^"]*kosher_vacations/)
  }
})

test.each(LANGS)('%s: menus lead to the pages, with the language of names that are not in it', async (lang) => {
  const pages = [
    { id: 'about', title: { en: 'About us' }, linkedFrom: 'footer' },
    { id: 'faq', title: { en: 'Questions', [lang]: '?' }, linkedFrom: 'header' },
  ] as const
  const frame = { ...FRAME, pages }
  const [header, footer] = [await chromeHtml('Header', lang, frame), await chromeHtml('Footer', lang, frame)]
  expect(footer).toMatch(lang === 'en' ? /-about\.html">\s*<bdi>About us/ : /-about\.html">\s*<bdi lang="en">About us/)
  expect(header).not.toContain('-about.html')
  expect(header).toContain('-faq.html')
})

test('the name and the line below it are the editors’, in each language or in English', async () => {
  const name = { en: 'Example Guide', he: 'המדריך שלנו' }
  const frame = { ...FRAME, name, tagline: { en: 'All that is kosher' } }
  expect(await chromeHtml('Header', 'he', frame)).toContain('המדריך שלנו')
  const footer = await chromeHtml('Footer', 'fr', frame)
  expect(footer).toContain('Example Guide')
  expect(footer).toContain('All that is kosher')
  expect(await chromeHtml('Footer', 'fr')).toContain(MESSAGES.fr.common.siteName)
})
