import { expect, test } from 'vitest'
import { isAhead, useBrowser, visit } from './browser.ts'

useBrowser()

const GUIDE = '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html'

test('the page of a link that a pointer rests on is fetched ahead, and nothing else', async () => {
  const { page, problems } = await visit(GUIDE)
  const ahead: string[] = []
  page.on('request', (request) => {
    if (isAhead(request)) ahead.push(new URL(request.url()).pathname)
  })
  await page.evaluate(() => {
    const others = ['/rest/tjt/locac/pari', '/Newsletter.html?confirm=1', 'https://example.org/Other.html', '/data.csv']
    const rest = others.map((href) => `<a href="${href}">${href}</a>`)
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', `<p id="others">${rest.join(' ')}</p>`)
    addEventListener('click', (event) => event.preventDefault())
  })
  // A press is fetched at once: what is not has been passed over when the next one is.
  for (const link of await page.locator('#others a').all()) await link.click()

  const next = page.locator('main a[href^="/Kosher"]').first()
  const href = new URL((await next.getAttribute('href'))!, page.url()).pathname
  await next.hover()
  await expect.poll(() => ahead).toEqual([href])
  expect(problems).toEqual([])
  await page.context().close()
})

test.each([true, false])('a page that paints nothing loads its script later, unless drawn ahead: %s', async (ahead) => {
  const { page } = await visit(GUIDE, {
    before: async (opened) => {
      await opened.clock.install()
      await opened.addInitScript((isDrawnAhead) => {
        Object.defineProperty(document, 'prerendering', { value: isDrawnAhead })
        Object.defineProperty(window, 'PerformanceObserver', { value: class { observe() {} } }) // prettier-ignore
      }, ahead)
    },
  })
  await page.clock.runFor(10_000)
  const hasBegun = await page.evaluate(() => document.documentElement.classList.contains('painted'))
  expect(hasBegun).toBe(!ahead)
  await page.context().close()
})
