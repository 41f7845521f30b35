import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { useBrowser, visit } from './browser.ts'
import { insertUser } from './users.ts'

useBrowser()

/** The Israel Museum, and the list that has its card. */
const TNID = 103001
const LISTING = `/Jewish_Heritage-DI${TNID}-x.html`
const RESULTS = '/Jewish_Heritage-TJ281184-Jerusalem-Jewish_Heritage.html'

const html = async (path: string) => (await fetch(inject('siteUrl') + path)).text()

/** Sends a review as the page would. */
async function review(page: Page, uid: number, title: string) {
  const body = {
    tnid: TNID,
    uid,
    reviewTitle: title,
    reviewContent: 'Quiet halls, and a garden to rest in.',
    reviewRating: { overAll: 4 },
  }
  return page.evaluate(async (sent) => {
    const session = await fetch('/rest/tjt/session')
    const { tokens } = (await session.json()) as {
      tokens: Record<string, string>
    }
    const answer = await fetch('/rest/tjt/addreview', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': tokens['POST addreview'] ?? '',
      },
      body: JSON.stringify(sent),
    })
    return answer.status
  }, body)
}

const cardOf = (list: string) => list.slice(list.indexOf(`-DI${TNID}-`)).split('</li>', 1)[0]

test('a review stands in the static pages soon after it was written', async () => {
  const user = await insertUser('Rivka Stern')
  const { page } = await visit(LISTING, { user })
  const title = `A quiet <b>morning</b> ${Date.now()}`
  expect(await review(page, user.uid, title)).toBe(200)
  const escaped = title.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  for (const path of [LISTING, `/he/מורשת_יהודית-DI${TNID}-x.html`]) {
    await expect.poll(() => html(path)).toContain(escaped)
  }
  const shown = await html(LISTING)
  expect(shown).toContain('Rivka Stern')
  const rating = /"aggregateRating":(\{.*?\})/.exec(shown)?.[1] ?? '{}'
  expect(JSON.parse(rating)).toMatchObject({
    '@type': 'AggregateRating',
    bestRating: 5,
  })
  await expect.poll(async () => cardOf(await html(RESULTS))).toMatch(/\d+ reviews?</)
  // And without a script too.
  const still = await visit(LISTING, { javaScriptEnabled: false })
  await expect.poll(() => still.page.locator('#reviews').innerText()).toContain(title)
  await still.page.context().close()
  await page.context().close()
})
