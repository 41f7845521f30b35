import { expect, inject, test } from 'vitest'
import { LANGUAGES, LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { KOSHER } from '#core/test/kosher.ts'
import { useBrowser, visit } from './browser.ts'

useBrowser()

const siteUrl = inject('siteUrl')
const MUSEUM = 103001
const MEMORIAL = 103002
const CEMETERY = 103014

/** What a page says about itself, besides its text. */
async function open(path: string) {
  const answer = await fetch(siteUrl + encodeURI(path))
  const html = await answer.text()
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const data = JSON.parse(one(/ld\+json">(.*?)<\/script>/)) as {
    '@graph': { '@type': string }[]
  }
  return {
    html,
    status: answer.status,
    types: data['@graph'].map((each) => each['@type']),
    /** All that search engines and readers take it by. */
    claims: {
      path: decodeURI(new URL(answer.url).pathname),
      title: one(/<title>(.*?)<\/title>/),
      description: one(/name="description" content="(.*?)"/),
      heading: one(/<h1[^>]*>(.*?)<\/h1>/),
      eyebrow: one(/<p class="eyebrow">(.*?)<\/p>/),
      crumbs: one(/<nav class="[^"]*crumbs"(.*?)<\/nav>/),
      data: JSON.stringify(data),
    },
  }
}

const prefixOf = (lang: string) => (lang === 'en' ? '/' : `/${lang}/`)

test.each(LANGS)('%s: nothing about places of remembrance says kosher', async (lang) => {
  const word = LANGUAGES[lang].words.types[237]
  const results = `${prefixOf(lang)}${word}-TJ281184-x-${word}.html`
  const listings = [MUSEUM, MEMORIAL, CEMETERY].map((tnid) => `${prefixOf(lang)}${word}-DI${tnid}-x.html`)
  for (const path of [results, ...listings]) {
    const { claims, status } = await open(path)
    expect([path, status]).toEqual([path, 200])
    for (const [name, claim] of Object.entries(claims)) {
      // Lists have none.
      if (name !== 'eyebrow') expect(claim, `${name} of ${path}`).not.toBe('')
      expect(claim, `${name} of ${path}`).not.toMatch(KOSHER)
    }
  }
})

test('an address of another type leads to that of its listing', async () => {
  for (const [path, present] of [
    [`/Shops_and_Community-DI${MUSEUM}-Israel_Museum.html`, /^\/Jewish_Heritage-DI103001-/],
    [`/fr/Shops_and_Community-DI${MUSEUM}-x.html`, /^\/fr\/Jewish_Heritage-DI103001-/],
    [`/he/חנויות_ומוסדות_קהילה-DI${MUSEUM}-x.html`, /^\/he\/מורשת_יהודית-DI103001-/],
  ] as const) {
    const answer = await fetch(siteUrl + encodeURI(path), { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(decodeURI(answer.headers.get('location') ?? '')).toMatch(present)
  }
})

test('a memorial and a cemetery are neither rated nor reviewed, a museum is', async () => {
  const word = LANGUAGES.en.words.types[237]
  const page = (tnid: number) => open(`/${word}-DI${tnid}-x.html`)
  const [museum, memorial, cemetery] = await Promise.all([MUSEUM, MEMORIAL, CEMETERY].map(page))
  expect(museum!.types).toContain('Museum')
  expect(museum!.html).toContain('id="reviews"')
  expect(memorial!.types).toContain('LandmarksOrHistoricalBuildings')
  expect(cemetery!.types).toContain('Cemetery')
  for (const { html } of [memorial!, cemetery!]) {
    expect(html).not.toMatch(/id="reviews"|data-dialog="review"|data-rating/)
    expect(html).toContain('id="questions"')
  }
})

test.each(['en', 'he'] as const)('%s: heritage has its tab, its results and its filter', async (lang) => {
  const { common, places } = MESSAGES[lang]
  const [shops, sites] = [LANGUAGES[lang].words.types[232], LANGUAGES[lang].words.types[237]]
  const { page, problems } = await visit(`${prefixOf(lang)}${shops}-TJ281184-x-${shops}.html`)
  await page.locator('.tabs').getByRole('link', { name: common.types.t237 }).click()
  await page.waitForURL((url) => decodeURI(url.pathname).startsWith(`${prefixOf(lang)}${sites}-TJ281184-`))
  expect(await page.locator('h1').innerText()).toContain(common.typesLong.t237)
  expect(await page.locator('.tabs [aria-current=page]').innerText()).toContain(common.types.t237)
  const before = await page.locator('.card-title').allInnerTexts()
  await page.getByRole('button', { name: places.filters.filters }).click()
  const kinds = page.getByRole('group', { name: places.filters.lists.heritagetype, exact: true }).getByRole('checkbox')
  await kinds.first().waitFor()
  // The first option is all of them.
  await kinds.nth(1).check()
  await expect.poll(() => new URL(page.url()).searchParams.get('heritagetype')).not.toBeNull()
  await expect.poll(() => page.locator('.card-title').allInnerTexts()).not.toEqual(before)
  expect(problems).toEqual([])
  await page.context().close()
})
