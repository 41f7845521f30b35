import { MESSAGES } from '#core/i18n/messages.ts'
import { format, formatCount } from '#core/i18n/format.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { openSections, overflow, useBrowser, visit, type VisitOptions } from './browser.ts'
import { insertStaff, withStore } from './users.ts'

useBrowser()

const wordsOf = (lang: Lang) => MESSAGES[lang].desk

async function openList(query: string, { lang = 'en', ...options }: VisitOptions & { lang?: Lang } = {}) {
  const user = options.user ?? (await insertStaff('Edda Editor'))
  const path = `${hrefOf(lang, { kind: 'desk' })}#documents/listings?${query}`
  const visited = await visit(path, { ...options, user })
  await visited.page.waitForSelector('.docs-list li')
  return { ...visited, user }
}

const dialog = (page: Page) => page.getByRole('dialog')

/** What the store has of a field, by listing. */
const valuesOf = (field: string, dtype: number) =>
  withStore(async (store) => {
    const rows = await store.selectFrom('content').select(['id', 'body']).where('kind', '=', 'listings').execute()
    const bodies = rows.map(({ id, body }) => [id, JSON.parse(body) as Record<string, unknown>] as const)
    return Object.fromEntries(
      bodies.filter(([, body]) => body['dtype'] === dtype).map(([id, body]) => [id, body[field]]),
    )
  })

/** Rentals: their pages look the same with and without the field. */
const RENTAL = 236

describe.each(few(['en', 'he'] as const))('many listings change at once, in %s', (lang) => {
  test('all matches: chosen, previewed, changed and taken back, by the keyboard', async () => {
    const { documents, page: words } = wordsOf(lang)
    const { page, problems } = await openList(`dtype=${RENTAL}`, {
      lang,
      viewport: { width: lang === 'he' ? 390 : 1280, height: 844 },
    })
    const before = await valuesOf('pdi', RENTAL)
    const total = Object.keys(before).length
    const chooseAll = page.getByRole('button', { name: formatCount(lang, documents.bulk, 'all', total) })
    if (await chooseAll.isVisible()) await chooseAll.press('Enter')
    else await page.getByLabel(documents.bulk.page).press('Space')
    await page.getByText(formatCount(lang, documents.bulk, 'chosen', total), { exact: true }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.getByRole('button', { name: documents.bulk.open }).press('Enter')
    await dialog(page).getByLabel(documents.bulk.what).selectOption('pdi')
    await dialog(page).getByRole('button', { name: documents.bulk.preview }).press('Enter')
    // Nothing is asked without a value.
    await dialog(page).getByText(documents.bulk.required).first().waitFor()
    await dialog(page).getByLabel(documents.bulk.value).selectOption('true')
    await dialog(page).getByRole('button', { name: documents.bulk.preview }).press('Enter')
    const changing = Object.values(before).filter((one) => one !== true).length
    await dialog(page)
      .getByText(formatCount(lang, documents.bulk, 'changes', changing))
      .waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await dialog(page)
      .getByRole('button', { name: formatCount(lang, documents.bulk, 'submit', changing) })
      .press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.getByLabel(documents.bulk.page).evaluate((box) => box === document.activeElement))
      .toBe(true)
    expect(new Set(Object.values(await valuesOf('pdi', RENTAL)))).toEqual(new Set([true]))
    const name = formatCount(lang, words.log, 'listings', changing)
    const line = page.locator('.desk-acts li', { hasText: name })
    const listedAgain = page.waitForResponse((response) => response.url().includes('/desk/documents/listings'))
    await line.getByRole('button', { name: words.acts.undo }).press('Enter')
    await page.locator('.desk-acts li', { hasText: words.acted.undo }).waitFor()
    await listedAgain
    expect(await valuesOf('pdi', RENTAL)).toEqual(before)
    expect(problems).toEqual([])
  })
})

test('what another editor changes is shown before the change, and stays after its undo', async () => {
  const { documents, page: words } = wordsOf('en')
  const { page, user } = await openList(`dtype=${RENTAL}`)
  const { bulk, save } = documents
  const rows = page.locator('.docs-list li')
  const id = await rows.first().locator('.docs-id').textContent()
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: bulk.open }).click()
  await dialog(page).getByLabel(bulk.what).selectOption('pdi')
  await dialog(page).getByLabel(bulk.value).selectOption('true')
  await dialog(page).getByRole('button', { name: bulk.preview }).click()
  const submit = dialog(page).getByRole('button', { name: formatCount('en', bulk, 'submit', 2) })
  await submit.waitFor()
  const { page: other } = await visit(`${hrefOf('en', { kind: 'desk' })}#documents/listings/${id}`, { user })
  await other.waitForSelector('.doc-form')
  await openSections(other)
  const saveOther = async () => {
    await other.getByRole('button', { name: save.submit }).click()
    await other.waitForSelector('[data-live=live]')
  }
  await other.locator('[id="doc-postcode"]').fill(String(Date.now()).slice(-6))
  await saveOther()
  await submit.click()
  await dialog(page).getByText(bulk.moved).waitFor()
  await submit.click()
  await dialog(page).waitFor({ state: 'detached' })
  await other.reload()
  await openSections(other)
  await other.locator('[id="doc-pdi"]').selectOption('')
  await saveOther()
  await page.locator('.desk-acts').getByRole('button', { name: words.acts.undo }).click()
  const undo = page.locator('.desk-acts li', { hasText: words.acted.undo })
  await undo.getByText(format(words.live.left, { count: '1' })).waitFor()
  expect(await undo.getByRole('link').last().getAttribute('href')).toContain(`listings/${id}`)
  await expect.poll(() => axe(page)).toEqual([])
})
