import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { openSections, overflow, siteUrl, useBrowser, visit, type VisitOptions } from './browser.ts'
import { insertStaff } from './users.ts'

useBrowser()

const en = MESSAGES.en.desk.documents
const he = MESSAGES.he.desk.documents

/** Guards against hanging; it is not a threshold. */
const GUARD_MS = 90_000

const insertEditor = () => insertStaff('Edda Editor')

/** Opens a part of the documents and waits until it is there. */
async function open(rest: string, { lang = 'en', ...options }: VisitOptions & { lang?: Lang } = {}) {
  const user = options.user ?? (await insertEditor())
  const path = `${hrefOf(lang, { kind: 'desk' })}#documents/${rest}`
  const visited = await visit(path, { ...options, user })
  await visited.page.waitForSelector('.doc-form, .docs-found')
  return { ...visited, user }
}

const field = (page: Page, path: string) => page.locator(`[id="doc-${path}"]`)
const save = (page: Page, words = en) => page.getByRole('button', { name: words.save.submit }).click()
const waitForLive = (page: Page) => page.waitForSelector('[data-live=live]')

/** Fills in what a synagogue in Jerusalem needs. */
async function fillIn(page: Page, title: string): Promise<void> {
  await field(page, 'dtype').selectOption('231')
  await openSections(page)
  await field(page, 'title.en').fill(title)
  await field(page, 'address').fill('1 Test Street')
  await field(page, 'position-lat').fill('31.778')
  await field(page, 'position-lng').fill('35.235')
  await field(page, 'place').fill('Jerusal')
  await page.locator('.place-box .suggestions li').first().click()
}

describe('the documents of the desk', () => {
  test('a listing is made, looked at before, saved, and stands on its static page', async () => {
    const { page, problems } = await open('new/listings')
    const title = `Synagogue of ${Date.now()}`
    await fillIn(page, title)
    await page.getByRole('button', { name: en.preview.show }).click()
    const frame = page.frameLocator('.doc-frame iframe')
    await expect.poll(() => frame.locator('h1').textContent()).toContain(title)
    await page.getByLabel(en.preview.language).selectOption('he')
    await frame.locator('html[lang=he]').waitFor()
    // Its styles are there: the browser does not keep them from the frame.
    await expect.poll(() => frame.locator('html').evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
    await expect.poll(() => frame.locator('script').count()).toBe(0)
    await expect.poll(() => axe(page, { without: ['.doc-frame'] })).toEqual([])
    await save(page)
    await waitForLive(page)
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#documents\/listings\/\d+$/)
    const link = page.getByRole('link', { name: en.save.see })
    const made = await fetch(siteUrl + (await link.getAttribute('href')))
    expect(made.status).toBe(200)
    expect(await made.text()).toContain(title)
    await page.getByRole('button', { name: en.save.remove }).click()
    await page.locator('.dialog [type=submit]').click()
    await page.waitForSelector('.docs-found')
    expect(problems).toEqual([])
  }, GUARD_MS) // prettier-ignore

  test('the form follows the type, loses nothing, and a copy leaves out what belongs to one place', async () => {
    const { page, problems, user } = await open('new/listings')
    expect(await page.locator('.form-fold > summary, .doc-section > legend').count()).toBe(2)
    await expect.poll(() => axe(page)).toEqual([])
    await field(page, 'dtype').selectOption('231')
    await openSections(page)
    await field(page, 'rabbi').fill('A. Levi')
    expect(await field(page, 'menu').count()).toBe(0)
    await field(page, 'dtype').selectOption('228')
    await field(page, 'menu').waitFor()
    expect(await field(page, 'headOfCommunity').count()).toBe(0)
    // What was typed stays in sight.
    expect(await field(page, 'rabbi').inputValue()).toBe('A. Levi')
    expect(problems).toEqual([])
    await page.context().close()
    const { page: copy } = await open('listings/103001', { lang: 'he', user })
    const title = await field(copy, 'title.he').inputValue()
    await copy.getByRole('link', { name: he.form.duplicate }).press('Enter')
    await copy.getByText(he.form.copied).waitFor()
    expect(await field(copy, 'title.he').inputValue()).toBe(title)
    expect(await field(copy, 'hours').locator('input').first().inputValue()).toBe('')
    await expect.poll(() => axe(copy)).toEqual([])
  })

  testFull('a text is written in Hebrew, in a Hebrew page', async () => {
    const { page } = await open('listings/103001', { lang: 'he' })
    const text = `תיאור חדש ${Date.now()}`
    const box = field(page, 'description.he')
    await expect.poll(() => box.getAttribute('dir')).toBe('rtl')
    await box.fill(text)
    await save(page, he)
    await waitForLive(page)
    const english = await page.getByRole('link', { name: he.save.see }).getAttribute('href')
    const first = await (await fetch(siteUrl + english)).text()
    const hebrew = /<link[^>]*hreflang="he"[^>]*href="([^"]+)"/.exec(first)?.[1]
    const path = new URL(hebrew ?? '', siteUrl).pathname
    expect(await (await fetch(siteUrl + path)).text()).toContain(text)
    await expect.poll(() => axe(page)).toEqual([])
  })

  test('two editors at once: nothing is lost, and each sees the other', async () => {
    const first = await open('listings/103001')
    const second = await open('listings/103001')
    const stamp = String(Date.now())
    await openSections(first.page)
    await openSections(second.page)
    await field(first.page, 'address').fill(`First ${stamp}`)
    await field(second.page, 'address').fill(`Second ${stamp}`)
    await field(second.page, 'postcode').fill('12345')
    await save(first.page)
    await waitForLive(first.page)
    await save(second.page)
    const panel = second.page.locator('.doc-conflict')
    await panel.waitFor()
    await expect.poll(() => panel.textContent()).toContain(`First ${stamp}`)
    await expect.poll(() => axe(second.page)).toEqual([])
    await panel.getByLabel(en.conflict.theirs).check()
    await panel.getByRole('button', { name: en.conflict.rebase }).click()
    await expect.poll(() => field(second.page, 'address').inputValue()).toBe(`First ${stamp}`)
    await save(second.page)
    await waitForLive(second.page)
    await first.page.reload()
    await first.page.waitForSelector('.doc-form')
    await expect.poll(() => field(first.page, 'postcode').inputValue()).toBe('12345')
    await expect.poll(() => field(first.page, 'address').inputValue()).toBe(`First ${stamp}`)
  })

  test('what is refused stands at its field, and a reload keeps the draft', async () => {
    const { page } = await open('listings/103001')
    await openSections(page)
    await field(page, 'place').fill('999999999')
    await save(page)
    const wrong = field(page, 'place')
    await page.waitForSelector('.doc-problems a')
    await expect.poll(() => wrong.getAttribute('aria-invalid')).toBe('true')
    await page.locator('.doc-problems a').click()
    await expect.poll(() => wrong.evaluate((box) => box === document.activeElement)).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.waitForSelector('.doc-draft')
    await expect.poll(() => wrong.inputValue()).toBe('999999999')
    await page.getByRole('button', { name: en.draft.discard }).click()
    await expect.poll(() => wrong.inputValue()).not.toBe('999999999')
  })

  test('a document is found and opened by keys alone, on a phone too', async () => {
    const { page } = await open('listings', {
      viewport: { width: 390, height: 844 },
    })
    const box = page.getByLabel(en.list.search)
    await box.fill('103001')
    await page.waitForFunction(() => document.querySelectorAll('.docs-list li').length === 1)
    await expect.poll(() => axe(page)).toEqual([])
    await box.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.doc-form')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expect.poll(() => axe(page)).toEqual([])
  })
})

describe('the site itself', () => {
  test('a page of its own is written, looked at, published with nothing else, and removed', async () => {
    const { page, problems } = await open('new/ownPages')
    const key = `about-${Date.now()}`
    await field(page, 'id').fill(key)
    await field(page, 'title.en').fill('About this guide')
    await field(page, 'text.en').fill('## Who we are\n\nWe *list* what is kosher.')
    await field(page, 'linkedFrom').selectOption('none')
    await page.getByRole('button', { name: en.preview.show }).click()
    await expect.poll(() => page.frameLocator('.doc-frame iframe').locator('em').textContent()).toBe('list')
    await expect.poll(() => axe(page, { without: ['.doc-frame'] })).toEqual([])
    await save(page)
    await waitForLive(page)
    const path = hrefOf('he', { kind: 'ownPage', slug: key })
    const { page: shown } = await visit(path)
    await expect.poll(() => shown.locator('.prose h2').textContent()).toBe('Who we are')
    await expect.poll(() => axe(shown)).toEqual([])
    await page.getByRole('button', { name: en.save.remove }).click()
    await page.locator('.dialog [type=submit]').click()
    await page.waitForSelector('.docs-found')
    await expect.poll(async () => (await fetch(siteUrl + path)).status).toBe(404)
    expect(problems).toEqual([])
  }, GUARD_MS) // prettier-ignore

  test('a notice stands on the home page until its last day', async () => {
    const { page } = await open('new/notices')
    const text = `Closed for the holidays ${Date.now()}`
    await field(page, 'id').fill(`notice-${Date.now()}`)
    await field(page, 'text.en').fill(text)
    await save(page)
    await waitForLive(page)
    const { page: home } = await visit('/')
    expect(await home.locator('.site-notices').textContent()).toContain(text)
    await expect.poll(() => axe(home)).toEqual([])
    await field(page, 'until').fill('2020-01-01')
    await save(page)
    await waitForLive(page)
    expect(await (await fetch(siteUrl)).text()).not.toContain(text)
  }, GUARD_MS) // prettier-ignore
})

describe.each(['en', 'he'] as const)('the rows of the home page in %s', (lang) => {
  test('are chosen by the names of categories, by keyboard', async () => {
    const { fields } = MESSAGES[lang].desk.documents
    const { page, problems } = await open('new/siteTexts', { lang })
    const label = MESSAGES[lang].desk.desk.fields.offerRows
    await page.getByRole('button', { name: fields.add.replace('{{name}}', label) }).press('Enter')
    const row = field(page, 'offerRows.0')
    await expect.poll(() => row.evaluate((select) => select === document.activeElement)).toBe(true)
    const category = await (
      await fetch(`${siteUrl}${hrefOf(lang, { kind: 'category', id: 800001, slug: 'x' })}`)
    ).text()
    const name = (await row.locator('option[value="800001"]').textContent()) ?? ''
    expect(name).not.toBe('')
    expect(category).toContain(name)
    await row.selectOption({ label: name })
    await expect.poll(() => axe(page)).toEqual([])
    expect(await page.evaluate(() => sessionStorage.getItem('desk siteTexts '))).toContain('"offerRows":[800001]')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: fields.remove.replace('{{name}}', `${label} 1`) }).press('Enter')
    await expect.poll(() => row.count()).toBe(0)
    expect(problems).toEqual([])
  })
})

describe('finding work', () => {
  test('listings are filtered by keyboard, the address keeps it, and tasks lead to them', async () => {
    const { page, user } = await open('listings', { lang: 'he' })
    const type = page.locator('#filter-dtype')
    await page.locator('#filter-dtype option[value="231"]').waitFor({ state: 'attached' })
    const label = (await page.locator('#filter-dtype option[value="231"]').textContent()) ?? ''
    const count = Number(/\((\d+)\)/.exec(label)?.[1])
    await type.selectOption('231')
    await expect.poll(() => new URL(page.url()).hash).toBe('#documents/listings?dtype=231')
    await expect.poll(() => page.locator('.docs [role=status]').first().textContent()).toContain(String(count))
    await expect.poll(() => axe(page)).toEqual([])
    await page.reload()
    await expect.poll(() => type.inputValue()).toBe('231')
    await page.getByRole('button', { name: he.filter.clear }).press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#documents/listings')
    await page.context().close()
    const english = await open('listings', { user, viewport: { width: 390, height: 844 } })
    const task = english.page.getByRole('navigation', { name: en.filter.work }).getByRole('link').last()
    await task.press('Enter')
    await expect.poll(() => new URL(english.page.url()).hash).toContain('state=')
    await expect.poll(() => axe(english.page)).toEqual([])
    expect(await overflow(english.page)).toBeLessThanOrEqual(0)
    expect(english.problems).toEqual([])
  })
})

describe('lists of options', () => {
  const idsOf = async (list: string) => {
    const { items } = (await (await fetch(`${siteUrl}/rest/tjt/${list}`)).json()) as { items: { id: string }[] }
    return items.slice(1).map(({ id }) => id)
  }

  test('by keyboard: an option that listings use is not deleted, and nothing is lost', async () => {
    const { page, problems } = await open('options/foodtype')
    await expect.poll(() => axe(page)).toEqual([])
    const before = await idsOf('foodtype')
    await field(page, 'options.1.name.en').fill('Milk')
    await page.getByRole('button', { name: en.fields.remove.replace('{{name}}', 'Options 1') }).press('Enter')
    await page.getByRole('button', { name: en.save.submit }).press('Enter')
    const refusal = MESSAGES.en.errors.optionInUse.split('{{')[0]!
    await page.getByText(refusal).first().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await expect.poll(() => field(page, 'options.0.name.en').inputValue()).toBe('Milk')
    expect(await idsOf('foodtype')).toEqual(before)
    expect(problems.filter((text) => !text.includes('409'))).toEqual([])
  })

  test('their order is that of filters and forms, in Hebrew on a phone', async () => {
    const viewport = { width: 390, height: 844 }
    const { page, user } = await open('options', { lang: 'he', viewport })
    await expect.poll(() => page.getByRole('link', { name: he.list.create }).count()).toBe(0)
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
    const [first = '', second, ...more] = await idsOf('wheelchair')
    const list = await open('options/wheelchair', { lang: 'he', viewport, user })
    expect(await overflow(list.page)).toBeLessThanOrEqual(0)
    const move = (name: string) => list.page.locator(`[id="doc-options.${name}"]`).press('Enter')
    await move('0-down')
    await save(list.page, he)
    await waitForLive(list.page)
    expect(await idsOf('wheelchair')).toEqual([second, first, ...more])
    await move('1-up')
    await save(list.page, he)
    await expect.poll(() => idsOf('wheelchair')).toEqual([first, second, ...more])
  })
})
