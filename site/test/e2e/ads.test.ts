import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { isFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { useBrowser, visit } from './browser.ts'
import { expectShiftBelow, measureShifts } from './shifts.ts'

useBrowser()

const PAGES = [
  ['Shabbat times', '/Shabbat_Times.html', '101/1', MESSAGES.en.common.ads],
  ['Shabbat times in Hebrew', '/he/זמני_שבת.html', '101/1', MESSAGES.he.common.ads],
  ['results', '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html', '102/2', MESSAGES.en.common.ads],
  ['a listing', '/Jewish_Heritage-DI103001-x.html', '103/3', MESSAGES.en.common.ads],
  ['a listing in Hebrew', '/he/מורשת_יהודית-DI103001-x.html', '103/3', MESSAGES.he.common.ads],
] as const

const slot = (page: Page) => page.locator('.ad')

test.each(PAGES.filter(([, , , words]) => isFull || words === MESSAGES.en.common.ads))(
  '%s: an ad comes after consent only, labelled, and moves nothing',
  async (_, path, zone, words) => {
    const { page, requests, problems } = await visit(path, {
      until: 'settled',
    })
    expect(requests).not.toContain('/serve.js')
    const quiet = await slot(page).innerText()
    expect(quiet).toContain(words.label)
    expect(quiet).toContain(words.quiet)

    await page.evaluate(() => localStorage.setItem('consent', 'ads'))
    await page.reload()
    await measureShifts(page)
    await slot(page).getByText(`Ad ${zone}`).waitFor()
    expect(requests.filter((asked) => asked === '/serve.js')).toHaveLength(1)
    const shown = await slot(page).innerText()
    expect(shown).toContain(words.label)
    expect(shown).not.toContain(words.quiet)
    await expectShiftBelow(page, 0.01)
    const isListing = await slot(page).evaluate(({ classList }) => classList.contains('is-listing'))
    await expect
      .poll(async () => (await slot(page).locator('.ad-box').boundingBox())?.height)
      .toBe(isListing ? 272 : 112)
    expect(problems).toEqual([])
    await page.context().close()
  },
)

test('the quiet room leads to the privacy settings, which bring the ad', async () => {
  const { page, requests } = await visit('/Shabbat_Times.html')
  await expect.poll(() => axe(page)).toEqual([])
  await slot(page).getByRole('button', { name: MESSAGES.en.accounts.app.privacy.title }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: MESSAGES.en.accounts.app.privacy.ads, exact: true }).check()
  await dialog.getByRole('button', { name: MESSAGES.en.accounts.app.common.save }).click()
  await slot(page).getByText('Ad 101/1').waitFor()
  expect(requests).toContain('/serve.js')
  await page.context().close()
})
