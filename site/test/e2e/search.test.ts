import { expect, test } from 'vitest'
import { axe } from './axe.ts'
import { useBrowser, visit, hasSettled } from './browser.ts'

useBrowser()

const path = (url: string) => decodeURI(new URL(url).pathname)

test('the header search finds a place by keyboard alone', async () => {
  const { page, problems } = await visit('/Credits.html', {
    viewport: { width: 1280, height: 800 },
  })
  await page.locator('header summary', { hasText: 'Search for a place' }).press('Enter')
  const input = page.locator('header input[name=q]')
  await input.focus()
  await hasSettled(page)
  await page.keyboard.type('jerus', { delay: 20 })
  const options = page.locator('header [role=option]')
  await options.first().waitFor()
  await expect.poll(() => options.first().innerText()).toContain('Jerusalem')
  await expect.poll(() => input.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => input.getAttribute('aria-activedescendant')).toBeTruthy()
  await page.keyboard.press('Enter')
  await page.waitForURL(/TJ281184/)
  await expect.poll(() => path(page.url())).toBe('/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html')
  expect(problems).toEqual([])
  await page.context().close()
})

test('without JavaScript, the search of the home page ends at links to what it may mean', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false })
  await page.locator('main input[name=q]').fill('Rome')
  await page.locator('main form[role=search] button').click()
  await expect.poll(() => path(page.url())).toBe('/Search.html')
  const links = page.locator('.found a')
  await expect.poll(() => links.first().innerText()).toBe('Rome')
  await links.first().click()
  await expect.poll(() => path(page.url())).toContain('-Rome-')
  await page.context().close()
})

test('who comes back to the home page finds what was typed there, and can go on from it', async () => {
  const { page, problems } = await visit('/')
  const input = page.locator('main input[name=q]').first()
  await input.click()
  await hasSettled(page)
  await page.keyboard.type('Springf')
  await page.locator('main [role=option]').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/-Springf-/)
  await page.goBack()
  await expect.poll(() => input.inputValue()).toBe('Springf')
  await input.click()
  await page.locator('main [role=option]').first().waitFor()
  expect(await input.inputValue()).toBe('Springf')
  expect(problems).toEqual([])
  await page.context().close()
})

test('Hebrew is found from its third letter, and leads to Hebrew', async () => {
  const { page } = await visit('/he/חיפוש.html')
  const input = page.locator('#search-directory input[name=q]')
  await input.click()
  await hasSettled(page)
  await page.keyboard.type('פר')
  await page.waitForTimeout(400)
  await expect.poll(() => page.locator('.found a').count()).toBe(0)
  await page.keyboard.type('יז')
  await page.locator('.found a').first().click()
  await page.waitForURL(/TJ2988507|TL2988507/)
  await expect.poll(() => path(page.url())).toMatch(/^\/he\/[^/]+-T[JL]2988507-פריז-/)
  await page.context().close()
})

test('typed words without a choice lead to id 0 and to what they mean', async () => {
  const { page } = await visit('/Search.html')
  const input = page.locator('#search-directory input[name=q]')
  await input.click()
  await hasSettled(page)
  await page.keyboard.type('Springf')
  await page.locator('.found a').first().waitFor()
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
  await hasSettled(page)
  await page.keyboard.type('פיצה בירושלים')
  await page.locator('main [role=option]', { hasText: 'פיצה' }).first().waitFor()
  expect(await page.locator('main .suggestions-group').count()).toBe(2)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(/TJ281184-.*cuisine=pizza/)
  expect(problems).toEqual([])
  await page.context().close()
})

test('what was understood are chips above the results, and each is taken away by keyboard', async () => {
  for (const [path, typed, remove] of [
    ['/', 'pizza falafel jerusalem', /^Remove /],
    ['/he/', 'פיצה פלאפל בירושלים', /^הסרת /],
  ] as const) {
    const { page, problems } = await visit(path)
    await page.locator('main input[name=q]').first().click()
    await hasSettled(page)
    await page.keyboard.type(typed)
    await page.locator('main [role=option]').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/TJ281184-.*cuisine=.*pizza/)
    const chips = page.locator('.results-bar .chips').getByRole('link', { name: remove })
    await expect.poll(() => chips.count()).toBe(4)
    expect(await axe(page)).toEqual([])
    const status = page.locator('.results-bar > [role=status]')
    const before = await status.innerText()
    const [first, second] = [page.url(), await chips.nth(2).getAttribute('aria-label')]
    await chips.nth(1).press('Enter')
    await expect.poll(() => chips.count()).toBe(3)
    expect(page.url()).not.toBe(first)
    // The next chip takes the place of the one that is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(second)
    await page.keyboard.press('Enter')
    await expect.poll(() => chips.count()).toBe(0)
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => status.innerText()).not.toBe(before)
    await expect.poll(() => status.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.goBack()
    await expect.poll(() => chips.count()).toBe(3)
    expect(problems).toEqual([])
    await page.context().close()
  }
})

test('mistyped words ask what was meant, and one press goes there', async () => {
  const { page, problems } = await visit('/Search.html')
  const input = page.locator('#search-directory input[name=q]')
  await input.click()
  await hasSettled(page)
  await page.keyboard.type('jerusalemm pizzza')
  await expect.poll(() => page.locator('.found [role=status]').innerText()).toMatch(/^Did you mean: .+Pizza/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/TJ0-/)
  await page.locator('main [role=status]', { hasText: 'Did you mean' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.locator('main .found-group a').first().click()
  await page.waitForURL(/TJ281184-.*cuisine=pizza/)
  expect(problems).toEqual([])
  await page.context().close()
})

test('a sent search has its results in the page, in groups, in place of what it offers otherwise', async () => {
  for (const path of ['/Search.html?q=pizza+jerusalem', '/he/חיפוש.html?q=פיצה+בירושלים']) {
    const { page, problems } = await visit(path, { viewport: { width: 390, height: 844 } })
    const first = page.locator('.found a').first()
    await first.waitFor()
    expect(await page.locator('.found-group').count()).toBe(2)
    expect(await page.locator('#popular').isVisible()).toBe(false)
    // The places themselves.
    const places = page.locator('.found-best a')
    expect(await places.first().getAttribute('href')).toMatch(/-DI\d+-/)
    expect((await places.nth(1).boundingBox())!.y).toBeLessThan(600)
    expect(await axe(page)).toEqual([])
    expect(problems).toEqual([])
    await first.press('Enter')
    await page.waitForURL(/TJ281184-.*cuisine=pizza/)
    await page.context().close()
  }
})

test('each pause in typing makes one call, which the next one cancels', async () => {
  const { page } = await visit('/Search.html')
  const [sent, cancelled]: [string[], string[]] = [[], []]
  const textOf = (url: string) => decodeURIComponent(new URL(url).pathname.split('/').at(-1)!)
  page.on('request', (request) => request.url().includes('/rest/') && sent.push(textOf(request.url())))
  page.on('requestfailed', (request) => cancelled.push(textOf(request.url())))
  // The answers are held until the last one is asked for.
  await page.route('**/rest/tjt/search/**', async (route) => {
    if (textOf(route.request().url()) === 'jerusal') await route.continue()
  })
  await page.locator('#search-directory input[name=q]').click()
  await hasSettled(page)
  await page.keyboard.type('je')
  for (const letter of 'rus') {
    const count = sent.length
    await page.keyboard.press(letter)
    await expect.poll(() => sent.length).toBe(count + 1)
  }
  // Letters without a pause make one call together.
  await page.keyboard.type('al')
  await page.locator('.found a').first().waitFor()
  expect(sent).toEqual(['jer', 'jeru', 'jerus', 'jerusal'])
  expect(cancelled).toEqual(['jer', 'jeru', 'jerus'])
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

test('an address that leads nowhere guesses what it means at the first use of its page', async () => {
  const { page } = await visit('/Kosher_Resturants-in-Jeruslem.html')
  await page.keyboard.press('Tab')
  const guess = page.locator('.guess-room a').first()
  await guess.waitFor()
  expect(path(new URL((await guess.getAttribute('href'))!, page.url()).href)).toContain('TJ281184')
  await expect.poll(() => axe(page)).toEqual([])
  await page.context().close()
})

test('the list of authorities marks the country of the visitor at its first use', async () => {
  const { page } = await visit('/Kosher_Authorities.html', { timezoneId: 'Europe/Paris' })
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator('.authority-countries [aria-current]').innerText()).toMatch(/^France/)
  await expect.poll(() => axe(page)).toEqual([])
  await page.context().close()
})
