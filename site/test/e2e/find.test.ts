import { describe, expect, test } from 'vitest'
import { pageHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { testOnce, useBrowser, visit } from './browser.ts'

useBrowser()

const CITIES = [
  ['en', 'jerus', 'Jerusalem'],
  ['he', 'ירושׁ', 'ירושלים'],
] as const

describe.each(few(CITIES))('the cities of the portal in %s', (lang, typed, city) => {
  const words = MESSAGES[lang].places.find
  const open = async () => {
    const { page, problems } = await visit(pageHref(lang, 'shabbatTimes'), { until: 'settled' })
    const box = page.getByRole('searchbox', { name: words.label })
    const rows = page.locator('.portal-columns tbody tr:visible')
    return { page, problems, box, rows, status: page.locator('.find [role=status]') }
  }

  test('are those of the name typed, in any case and with any marks; Enter opens the last', async () => {
    const { page, problems, box, rows, status } = await open()
    const all = await rows.count()
    await box.pressSequentially(typed.toUpperCase())
    await expect.poll(() => rows.locator('th').allInnerTexts()).toEqual([expect.stringContaining(city)])
    expect(await status.innerText()).toBe(words.found.replace('{{count}}', '1'))
    await box.fill('')
    await expect.poll(() => rows.count()).toBe(all)
    expect(await status.innerText()).toBe('')
    await box.fill(typed)
    await box.press('Enter')
    await page.waitForURL(/TJ281184/)
    await page.goBack()
    await expect.poll(() => rows.count()).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('say when there is none, and Enter searches everywhere', async () => {
    const { page, box, rows, status } = await open()
    await box.fill('xyzzy')
    await expect.poll(() => status.innerText()).toBe(words.none)
    expect(await rows.count()).toBe(0)
    await box.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === 'xyzzy')
    expect(new URL(page.url()).pathname).toBe(pageHref(lang, 'search'))
    await page.context().close()
  })
})
