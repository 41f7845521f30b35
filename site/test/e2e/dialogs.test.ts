import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useBrowser, visit } from './browser.ts'

useBrowser()

test.each([
  ['/Kosher_Restaurants-DI900029-x.html', ['claim', 'map', 'offer', 'report', 'review', 'share', 'supervision'], 1280],
  ['/Kosher_Tours-FT810025-x.html', ['job', 'message', 'request', 'share'], 390],
  ['/Credits.html', ['login', 'privacy'], 1280],
])('no dialog of %s asks the API for anything twice', async (path, names, width) => {
  const { page } = await visit(path, { reducedMotion: 'reduce', viewport: { width, height: 800 } })
  await page.evaluate(() => document.querySelectorAll('details.more').forEach((one) => one.setAttribute('open', '')))
  const asked: string[] = []
  await page.route('**/rest/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (!pathname.startsWith('/rest/tjt/session')) asked.push(pathname + search)
    // Long enough to ask again.
    await sleep(500)
    await route.continue()
  })
  const openers = page.locator('[data-dialog]:not([data-about]):visible')
  const found = await openers.evaluateAll((all) => [
    ...new Set(all.map((one) => (one as HTMLElement).dataset['dialog']!)),
  ])
  expect(found).toEqual(expect.arrayContaining(names))
  for (const name of found) {
    asked.length = 0
    // The bar below goes where the form itself is in sight.
    await page.evaluate(() => scrollTo(0, 0))
    await page.locator(`[data-dialog=${name}]:not([data-about]):visible`).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    if (name === 'supervision') await expect.poll(() => asked.length).toBe(1)
    // Past the first answer, which may lead to a second question.
    await sleep(700)
    expect(new Set(asked).size, `${name}: ${asked.join(' ')}`).toBe(asked.length)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.context().close()
})
