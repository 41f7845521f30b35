import { MESSAGES } from '#core/i18n/messages.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, inject, test } from 'vitest'
import { useBrowser, visit } from './browser.ts'
import { insertUser } from './users.ts'

useBrowser()

const OWNER = 'family-rome@example.org'
const folder = join(inject('varDir'), 'mail')

/** The mails to the owner of the offer that an answer would go to this address of. */
async function mailsFrom(replyTo: string) {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
  return mails.filter(
    ({ to, replyTo: back }) =>
      to?.some(({ address }) => address === OWNER) && back?.some(({ address }) => address === replyTo),
  )
}

test.each([
  ['en', '/Kosher_Tours-FT810011-x.html', false],
  ['he', '/he/נופש_כשר-FT810011-x.html', true],
] as const)('a request in %s reaches the owner', async (lang, path, isUser) => {
  const { request, dates } = MESSAGES[lang].travel.enquiries
  const { toasts } = MESSAGES[lang].accounts.app
  const user = isUser ? await insertUser('Dana Levi') : undefined
  const email = user?.email ?? `noa.${Date.now()}@example.org`
  const { page, problems } = await visit(path, {
    reducedMotion: 'reduce',
    ...(user && { user }),
  })
  const form = page.locator('#contact-request')
  const field = (label: string) => form.getByLabel(label, { exact: true })
  await field(request.phone).focus()
  if (user) await expect.poll(() => field(request.email).inputValue()).toBe(email)
  else await field(request.email).fill(email)
  await field(request.name).fill('Noa Katz')
  await field(request.prephone).fill('972')
  await field(request.phone).fill('0501234567')
  await form.locator('.day-button').click()
  await page.locator('.rdp-day_button').first().waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[data-day]'))
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('button', { name: dates.done, exact: true }).click()
  await field(request.message).fill('Is there room for us?')
  await form.getByRole('button', { name: request.submit }).click()
  await page
    .locator('.toast.is-success', {
      hasText: toasts.requestHasBeenSuccessfullySentToContact,
    })
    .waitFor()
  await expect.poll(() => mailsFrom(email)).toHaveLength(1)
  const [mail] = await mailsFrom(email)
  expect(mail?.text).toContain('Is there room for us?')
  expect(mail?.text).toContain('0501234567')
  expect(problems).toEqual([])
  await page.context().close()
})
