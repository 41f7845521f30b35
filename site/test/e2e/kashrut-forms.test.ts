import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { addDays } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { openSections, overflow, siteUrl, useBrowser, visit } from './browser.ts'
import { insertEditor } from './desk-items.ts'

useBrowser()

/** A community centre in London that no other test changes. */
const TNID = 101_008
/** Guards against hanging; it is not a threshold. */
const GUARD_MS = 120_000
const today = new Date().toISOString().slice(0, 10)

const wordsOf = (lang: Lang) => MESSAGES[lang].desk.documents
const field = (page: Page, path: string) => page.locator(`[id="doc-${path}"]`)
const textOf = async (path: string) => (await fetch(siteUrl + path)).text()

async function open(lang: Lang, rest: string, viewport = { width: 1280, height: 900 }) {
  const user = await insertEditor('Ruth Editor')
  const opened = await visit(`${hrefOf(lang, { kind: 'desk' })}#documents/${rest}`, { user, viewport })
  await opened.page.waitForSelector('.doc-form')
  await openSections(opened.page)
  return opened
}

/** Puts the focus on a button, and presses it. */
const press = async (page: Page, name: string, within = '.doc-form') =>
  page.locator(within).getByRole('button', { name, exact: true }).last().press('Enter')

/** Types month, day and year, as the browser of these tests wants them. */
async function typeDay(page: Page, path: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-')
  await field(page, path).press('Tab')
  await page.keyboard.press('Shift+Tab')
  await field(page, path).pressSequentially(`${month}${date}${year}`)
}

/** Adds a fact with a certificate to the form, by keyboard. Returns its path. */
async function addFact(page: Page, lang: Lang): Promise<string> {
  const { fields } = MESSAGES[lang].desk.desk
  const add = (name: string) => wordsOf(lang).fields.add.replace('{{name}}', name)
  const started = page.getByRole('button', { name: add(fields.kashrutFacts), exact: true })
  await started.press('Enter')
  const fact = 'kashrutFacts.0'
  await field(page, `${fact}.claim`).waitFor()
  // The focus goes into what was added.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id ?? '')).toMatch(/^doc-kashrutFacts\.0/)
  await press(page, add(fields.certificate))
  await field(page, `${fact}.certificate.issued`).waitFor()
  return fact
}

describe('kashrut in the forms of the desk', () => {
  test.each(few(['en', 'he'] as const))('a fact by keyboard alone, with days that cannot be, %s', async (lang) => {
    const { page, problems } = await open(lang, `listings/${TNID}`)
    const { fields: labels, problems: said } = MESSAGES[lang].desk.desk
    const words = wordsOf(lang)
    const fact = await addFact(page, lang)
    await field(page, `${fact}.claim`).selectOption('certified')
    await field(page, `${fact}.authority`).selectOption('klbd')
    await field(page, `${fact}.source.kind`).selectOption('certificatePhoto')
    await field(page, `${fact}.source.name`).fill('A photo')
    await field(page, `${fact}.confirmedBy`).fill('Editors')
    await typeDay(page, `${fact}.source.retrieved`, today)
    await typeDay(page, `${fact}.confirmedAt`, addDays(today, 40))
    await typeDay(page, `${fact}.certificate.issued`, today)
    await typeDay(page, `${fact}.certificate.validUntil`, '2027-02-31')

    const send = () => page.getByRole('button', { name: words.save.submit }).press('Enter')
    const problemAt = (path: string) => field(page, path).locator('xpath=ancestor::*[contains(@class,"field")][1]')
    const expectAt = (path: string, text: string) =>
      problemAt(path).locator('.field-problem', { hasText: text }).waitFor()
    await send()
    await expectAt(`${fact}.certificate.validUntil`, words.wrong.day)
    await expect.poll(() => axe(page)).toEqual([])
    await typeDay(page, `${fact}.certificate.validUntil`, addDays(today, -1))
    await send()
    await expectAt(`${fact}.confirmedAt`, said.ahead)
    await typeDay(page, `${fact}.confirmedAt`, today)
    await send()
    await expectAt(`${fact}.certificate.validUntil`, said.beforeIssue)
    await expect.poll(() => axe(page)).toEqual([])
    // Nothing that was typed is lost.
    await expect.poll(() => field(page, `${fact}.source.name`).inputValue()).toBe('A photo')
    await typeDay(page, `${fact}.certificate.validUntil`, addDays(today, 200))
    await send()
    await page.waitForSelector('[data-live=live]')
    const url = (await page.getByRole('link', { name: words.save.see }).getAttribute('href')) ?? ''
    expect(await textOf(url)).toContain('KLBD')
    await press(page, words.fields.remove.replace('{{name}}', `${labels.kashrutFacts} 1`))
    await send()
    await expect.poll(() => textOf(url)).not.toContain('KLBD')
    expect(problems.filter((text) => !text.includes('400'))).toEqual([])
    await page.context().close()
  }, GUARD_MS) // prettier-ignore

  test.each([
    ['en', { width: 1280, height: 900 }],
    ['he', { width: 390, height: 844 }],
  ] as const)('an authority: its names, area, site and end, %s', async (lang, viewport) => {
    const { page, problems } = await open(lang, 'new/authorities', viewport)
    const words = wordsOf(lang)
    const id = `board-of-tests-${lang}`
    await field(page, 'id').fill(id)
    for (const [code, name] of [['en', 'Board of Tests'], ['he', 'ועד הבדיקות']] as const) {
      await field(page, `names-tab-${code}`).press('Enter')
      await field(page, `names.${code}`).fill(name)
    }
    await field(page, 'website').fill('www.example.org')
    await page.getByRole('button', { name: words.save.submit }).press('Enter')
    await page.locator('.field-problem', { hasText: words.wrong.url }).first().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await field(page, 'website').fill('https://example.org/')
    await typeDay(page, 'closed', addDays(today, -10))
    await page.getByRole('button', { name: words.save.submit }).press('Enter')
    await page.waitForSelector('[data-live=live]')
    const own = (one: Lang) => hrefOf(one, { kind: 'authority', slug: id })
    expect(await textOf(own('en'))).toContain('Board of Tests')
    const hebrew = await textOf(own('he'))
    expect(hebrew).toContain('ועד הבדיקות')
    expect(hebrew).toContain(MESSAGES.he.listing.authority.closed.split('{{')[0])
    await page.getByRole('button', { name: words.save.remove }).press('Enter')
    await page.locator('.dialog [type=submit]').press('Enter')
    await page.waitForSelector('.docs-found')
    expect(problems).toEqual([])
    await page.context().close()
  }, GUARD_MS) // prettier-ignore
})
