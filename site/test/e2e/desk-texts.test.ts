import { describe, expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { DEFAULT_MESSAGES } from '#core/i18n/messages.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'
import { insertStaff } from './users.ts'

useBrowser()

const KEY = 'mail:mails.verify.subject'

describe.each([
  { lang: 'en', width: 1280, own: 'Is this address yours?' },
  { lang: 'he', width: 390, own: 'הכתובת הזאת שלכם?' },
] as const)('a text of a mail, in $lang', ({ lang, width, own }) => {
  const { texts: words } = DEFAULT_MESSAGES[lang].desk

  test('it is found, checked, previewed, saved, and back to its default', async () => {
    const user = await insertStaff('Tova Texts')
    const viewport = { width, height: 844 }
    const { page } = await visit(`${hrefOf(lang, { kind: 'desk' })}#texts`, { user, viewport })
    await page.getByLabel(words.search).fill('verify.subject')
    await page.getByLabel(words.search).press('Enter')
    await page.getByRole('link', { name: DEFAULT_MESSAGES[lang].mail.mails.verify.subject }).press('Enter')
    const field = page.getByLabel(words.own, { exact: true })
    await field.fill('{{count}}')
    await page.getByRole('button', { name: words.save }).press('Enter')
    await page.getByRole('alert').filter({ hasText: '{{count}}' }).waitFor()
    await field.fill(own)
    const mail = page.frameLocator(`iframe[title^="${words.asHtml}"]`)
    await expect.poll(() => mail.locator('html').getAttribute('dir')).toBe(lang === 'he' ? 'rtl' : 'ltr')
    await page.getByText(`${words.subject}: ${own}`).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: words.save }).press('Enter')
    await page.getByRole('button', { name: words.drop }).press('Enter')
    await expect.poll(() => field.inputValue()).toBe(DEFAULT_MESSAGES[lang].mail.mails.verify.subject)
    await page.getByRole('heading', { name: KEY }).waitFor()
    expect(await page.getByRole('button', { name: words.drop }).count()).toBe(0)
  })
})
