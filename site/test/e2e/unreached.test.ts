import { MESSAGES } from '#core/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { useBrowser, visit, hasSettled } from './browser.ts'

useBrowser()

const OFFER = {
  en: '/Kosher_Tours-FT810011-x.html',
  he: `/he/${encodeURIComponent('נופש_כשר')}-FT810011-x.html`,
} as const

describe.each(few(['en', 'he'] as const))('without a network, in %s', (lang) => {
  const { unreached } = MESSAGES[lang].accounts.app.notice
  const open = async () => {
    const opened = await visit(OFFER[lang], { until: 'settled' })
    const { page } = opened
    // The script of every page comes last; without it nothing can be reported.
    await page.locator('[data-notice]').waitFor()
    const alert = page.getByRole('alert').filter({ hasText: unreached })
    const setOffline = (isOff: boolean) => page.context().setOffline(isOff)
    return { page, alert, setOffline }
  }

  test('a form that cannot wake says so, and wakes once there is one', async () => {
    const { page, alert, setOffline } = await open()
    const form = page.locator('astro-island:has(.request-form)')
    const adults = form.locator('.counter-count').first()
    await setOffline(true)
    await form.locator('.step').nth(1).click()
    await alert.waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await setOffline(false)
    await form.locator('input').first().focus()
    await page.locator('astro-island:not([ssr]) .request-form').waitFor()
    // What was pressed in vain is not done much later.
    await expect.poll(() => adults.innerText()).toBe('1')
    await form.locator('.step').nth(1).click()
    await expect.poll(() => adults.innerText()).toBe('2')
    await page.context().close()
  })

  testFull('a picture, a save and a request keep the visitor on the page', async () => {
    const { page, alert, setOffline } = await open()
    const url = page.url()
    for (const part of ['.gallery-main a', '[data-save]', '[data-quick]']) {
      await setOffline(true)
      await page.locator(part).first().click()
      await alert.waitFor()
      expect(page.url()).toBe(url)
      await setOffline(false)
      await page.reload()
      await hasSettled(page)
    }
    await page.locator('.gallery-main a').first().click()
    await page.locator('.yarl__root').waitFor()
    await page.context().close()
  })
})
