import { expect, test } from 'vitest'
import { axe } from './axe.ts'
import { useBrowser, visit } from './browser.ts'

useBrowser()

const path = (url: string) => decodeURI(new URL(url).pathname)

test('the header search finds a place by keyboard alone', async () => {
  const { page, problems } = await visit('/Credits.html', {
    viewport: { width: 1280, height: 800 },
  })
  await page.locator('header summary', { hasText: 'Search for a place' }).press('Enter')
  const input = page.locator('header input[name=q]')
  await input.focus()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('jerus', { delay: 20 })
  const options = page.locator('header [role=option]')
  await options.first().waitFor()
  await expect.poll(() => options.first().innerText()).toContain('Jerusalem')
  await expect.poll(() => input.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => input.getAttribute('aria-activedescendant')).toBeTruthy()
  await page.keyboard.press('Enter')
  await page.waitForURL(/TL281184/)
  await expect.poll(() => path(page.url())).toBe('/Kosher_Tours-TL281184-Jerusalem-Vacations.html')
  expect(problems).toEqual([])
  await page.context().close()
})

test('Hebrew is found from its third letter, and leads to Hebrew', async () => {
  const { page } = await visit('/he/חיפוש.html')
  const input = page.locator('#search-directory input[name=q]')
  await input.click()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('פר')
  await page.waitForTimeout(400)
  await expect.poll(() => page.locator('#search-directory [role=option]').count()).toBe(0)
  await page.keyboard.type('יז')
  await page.locator('#search-directory [role=option]').first().click()
  await page.waitForURL(/TJ2988507|TL2988507/)
  await expect.poll(() => path(page.url())).toMatch(/^\/he\/[^/]+-T[JL]2988507-פריז-/)
  await page.context().close()
})

test('typed words without a choice lead to id 0 and to what they mean', async () => {
  const { page } = await visit('/Search.html')
  const input = page.locator('#search-directory input[name=q]')
  await input.click()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('Springf')
  await page.locator('#search-directory [role=option]').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/T[JL]0-Springf-/)
  const links = page.locator('main a[href*="-T"]')
  await links.first().waitFor()
  await expect.poll(() => page.locator('main').innerText()).toContain('Springfield')
  await page.context().close()
})

test('a kind in a place leads to its results, filtered, with Enter', async () => {
  const { page, problems } = await visit('/he/')
  const input = page.locator('main input[name=q]').first()
  await input.click()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('פיצה בירושלים')
  await page.locator('main [role=option]', { hasText: 'פיצה' }).first().waitFor()
  expect(await page.locator('main .suggestions-group').count()).toBe(2)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(/TJ281184-.*cuisine=pizza/)
  expect(problems).toEqual([])
  await page.context().close()
})

test('a place without pages shows its times and what is near', async () => {
  const { page, problems } = await visit('/Kosher_Tours-TL4250542-Springfield-Vacations.html')
  await page.locator('main', { hasText: 'Springfield' }).waitFor()
  await page.locator('main', { hasText: /\d\d:\d\d/ }).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test('nonsense is answered calmly', async () => {
  const { page } = await visit('/Kosher_Tours-TL0-qqqqzzzz-Vacations.html')
  await page.locator('main [role=status]', { hasText: /\S/ }).waitFor()
  await expect.poll(() => page.locator('main').innerText()).toMatch(/no results|nothing|not found/i)
  await page.context().close()
})

test('without JavaScript the search form leads to the search page', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false })
  await page.locator('main input[name=q]').fill('Rome')
  await page.locator('main form[role=search] button').click()
  await expect.poll(() => path(page.url())).toBe('/Search.html')
  await page.context().close()
})
