import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import type { Entry } from '#core/contract/entries.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { PHONE, siteUrl, useBrowser, visit } from './browser.ts'
import { REAL } from './small-seed.ts'

useBrowser()

const JERUSALEM = 281184
const ISRAEL = 294640
const PLACES = [JERUSALEM, ISRAEL, 293322, 295277, 3169070, 2643743, 2988507]
const CATEGORIES = Array.from({ length: 8 }, (_, at) => 800001 + at)

const rest = async <T>(path: string, body?: object): Promise<T> => {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return (await (await fetch(`${siteUrl}/rest/tjt/${path}`, init)).json()) as T
}

const entries = (place: number, samples = false) =>
  rest<Entry[]>(`entries/200/${place}/en${samples ? '?samples=with' : ''}`)

/** Numbers of samples: listings from 900,000, offers from 810,000. */
const isSample = (id: number) => ((id >= 900_000 && id < 999_000) || (id >= 810_000 && id < 820_000)) && !REAL.has(id)

/** The samples that a text of a page or of the API leads to. */
const samplesIn = (text: string): string[] =>
  [...text.matchAll(/-(?:DI|FT)(\d+)-/g)].map(([, id]) => id!).filter((id) => isSample(Number(id)))

test('there are samples to look for', async () => {
  for (const place of [JERUSALEM, 3169070, 2643743])
    expect((await entries(place, true)).filter(({ sample }) => sample).length, `${place}`).toBeGreaterThan(2)
})

describe.each(few(['en', 'he'] as const))('the first view in %s', (lang) => {
  const slug = 'x'
  const lists = [
    hrefOf(lang, { kind: 'home' }),
    hrefOf(lang, { kind: 'search' }),
    hrefOf(lang, { kind: 'vacations' }),
    hrefOf(lang, { kind: 'authorities' }),
    ...PLACES.flatMap((id) => [
      hrefOf(lang, { kind: 'place', id, slug }),
      hrefOf(lang, { kind: 'travel', id, slug }),
      ...DIRECTORY_TYPES.flatMap((dtype) => [
        hrefOf(lang, { kind: 'results', id, slug, dtype, page: 1 }),
        hrefOf(lang, { kind: 'results', id, slug, dtype, page: 2 }),
      ]),
    ]),
    ...CATEGORIES.map((id) => hrefOf(lang, { kind: 'category', id, slug })),
  ]

  test('of no list has a sample', async () => {
    let found = 0
    for (const path of lists) {
      const answer = await fetch(siteUrl + path)
      if (answer.ok) found++
      const html = await answer.text()
      expect(samplesIn(html), path).toEqual([])
      expect(html, path).not.toContain('is-sample')
    }
    expect(found).toBeGreaterThan(50)
  })

  test('of what the API lists has none either', async () => {
    const texts: unknown[] = [
      await rest(`locnearby/31.78/35.22/${lang}`),
      await rest('featuressearchresults', { key_word: '', loc_type: 0, language: lang }),
    ]
    for (const place of PLACES)
      texts.push(
        await rest(`entries/200/${place}/${lang}`),
        await rest(`locdirectoryitems/${place}/${lang}`),
        await rest(`locationfeatures/${place}/${lang}`),
      )
    expect(samplesIn(texts.map((text) => JSON.stringify(text)).join())).toEqual([])
  })
})

const samples = (page: Page) => page.locator('main .card .is-sample')

describe.each(few(['en', 'he'] as const))('in %s, samples', (lang) => {
  const words = MESSAGES[lang].places.samples
  const ofOffers = { ...words, ...MESSAGES[lang].travel.none.samples }
  const press = (page: Page, name: string) => page.getByRole('button', { name }).last().press('Enter')

  test.each([
    ['an empty list', hrefOf(lang, { kind: 'results', id: JERUSALEM, slug: 'x', dtype: 230, page: 1 }), words],
    ['a kind of vacation', hrefOf(lang, { kind: 'category', id: 800005, slug: 'x' }), ofOffers],
    ['the offers of a city', hrefOf(lang, { kind: 'travel', id: JERUSALEM, slug: 'x' }), ofOffers],
    ['vacations', hrefOf(lang, { kind: 'vacations' }), ofOffers],
  ])('come to the end of %s when asked for, stay for the visit, and go', async (_, path, { show, shown, hide }) => {
    const { page, problems } = await visit(path, PHONE)
    await expect.poll(() => page.getByRole('button', { name: show }).count()).toBe(1)
    expect(await samples(page).count()).toBe(0)
    await press(page, show)
    await page.getByText(shown).waitFor()
    await expect.poll(() => samples(page).count()).toBeGreaterThan(0)
    expect(await axe(page)).toEqual([])
    await page.reload()
    await page.getByText(shown).waitFor()
    await expect.poll(() => samples(page).count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: hide }).first().press('Enter')
    await expect.poll(() => samples(page).count()).toBe(0)
    expect(problems).toEqual([])
    await page.context().close()
    // Another visit.
    const again = await visit(path, PHONE)
    await expect.poll(() => again.page.getByRole('button', { name: show }).count()).toBe(1)
    expect(await samples(again.page).count()).toBe(0)
    await again.page.context().close()
  })

  test('are counted and filtered with the others once they are shown', async () => {
    const path = hrefOf(lang, { kind: 'results', id: JERUSALEM, slug: 'x', dtype: 228, page: 1 })
    const { page } = await visit(path, { ...PHONE, samples: true })
    await page.getByText(words.shown).waitFor()
    const all = (await entries(JERUSALEM, true)).filter(({ dtype }) => dtype === 228)
    await expect.poll(() => page.locator('.results-bar > [role=status]').innerText()).toContain(`${all.length}`)
    await page.context().close()
  })
})

test('without a script there is no button for them', async () => {
  const path = hrefOf('en', { kind: 'results', id: JERUSALEM, slug: 'x', dtype: 230, page: 1 })
  const { page } = await visit(path, { javaScriptEnabled: false })
  await page.locator('.alternatives').waitFor()
  expect(await page.getByRole('button', { name: MESSAGES.en.places.samples.show }).count()).toBe(0)
  await page.context().close()
})
