import { expect, inject, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'

useBrowser()

const siteUrl = inject('siteUrl')

/** Birmingham: a guide without listings. */
const EMPTY = 2655603
const pathOf = (lang: Lang) => hrefOf(lang, { kind: 'place', id: EMPTY, slug: 'Birmingham' })

test.each(['en', 'he'] as const)('%s: a guide without listings helps at once, and is accessible', async (lang) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, problems } = await visit(pathOf(lang), {
      viewport: { width: 390, height: 844 },
      colorScheme,
      javaScriptEnabled: true,
    })
    const words = MESSAGES[lang].places.help
    const tiles = page.locator('#help .help > li')
    await expect.poll(() => tiles.count()).toBe(6)
    // It is the first section, and the first tile shows in the first screens.
    expect(await page.locator('main .section').first().getAttribute('id')).toBe('help')
    expect(await tiles.first().locator('h3').innerText()).toBe(words.synagogue)
    await tiles.first().getByRole('link').waitFor()
    expect(await page.locator('#unknown li').first().getByRole('link').innerText()).toBe(words.tellUs)
    await page.getByText(words.checklist).click()
    await page.getByText(words.checklistNote).waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
    await page.context().close()
  }
})

test('the nearest places lead on, and distances follow the chosen unit', async () => {
  const { page } = await visit(pathOf('en'))
  const tile = page.locator('#help li', { hasText: MESSAGES.en.places.help.synagogue })
  await page.locator('#help .distances button').click()
  await expect.poll(() => tile.innerText()).toMatch(/\d (km|mi) away, to the /)
  await tile.getByRole('link').click()
  await page.waitForURL(/\/Synagogues-DI\d+-/)
})

test('search engines may index it, and its title says what is there', async () => {
  const html = await (await fetch(siteUrl + pathOf('en'))).text()
  expect(html).not.toContain('noindex')
  expect(/<title>([^<]*)/.exec(html)![1]).toMatch(/^Shabbat times in Birmingham/)
})
