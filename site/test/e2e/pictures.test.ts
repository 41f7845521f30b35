import { describe, expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { axe } from './axe.ts'
import { siteUrl, useBrowser, visit } from './browser.ts'

useBrowser()

const JERUSALEM = 281184
/** A museum without a photograph. */
const MUSEUM = { kind: 'listing', tnid: 103001, dtype: 237, slug: 'x' } as const

describe.each([
  ['en', /^Map drawing: the land around Jerusalem, \d+ listings$/],
  ['he', /^ציור מפה: האזור שסביב ירושלים, \d+ רשומות$/],
] as const)('pictures in %s', (lang: Lang, said) => {
  test('a city is drawn, in 6 kB, and says what it shows', async () => {
    const { page } = await visit(hrefOf(lang, { kind: 'place', id: JERUSALEM, slug: 'x' }))
    const image = page.locator('.hero-picture img')
    expect(await image.getAttribute('alt')).toMatch(said)
    await expect.poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(600)
    const answer = await fetch(siteUrl + (await image.getAttribute('src')), { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(6000)
    expect(await axe(page)).toEqual([])
  })

  test('a real place without a photograph shows no other picture', async () => {
    const { page } = await visit(hrefOf(lang, MUSEUM))
    expect(await page.locator('main img[src^="/pictures/"]').count()).toBe(0)
    expect(await page.locator('.page-head.kind h1').count()).toBe(1)
    expect(await axe(page)).toEqual([])
  })

  test('cards of real places show kind and name, those of samples a labelled scene', async () => {
    const { page } = await visit(hrefOf(lang, { kind: 'results', id: JERUSALEM, dtype: 237, slug: 'x', page: 1 }), {
      samples: true,
    })
    // The list with samples comes in place of the first.
    await page.locator('#results-found .card').first().waitFor()
    expect(await page.locator('.card > .kind').count()).toBeGreaterThan(0)
    expect(await page.locator('.card:has(img):not(:has(.is-sample))').count()).toBe(0)
    expect(await page.locator('.card:has(.kind) .card-link').count()).toBe(await page.locator('.card > .kind').count())
    expect(await axe(page)).toEqual([])
  })
})
