import type { Texts } from '#core/i18n/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page, Request, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { MAX_RESUME_BYTES } from '#core/terms/limits.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, useBrowser, visit } from './browser.ts'
import { mailTo } from './mail-files.ts'
import { insertUser } from './users.ts'

useBrowser()
/** Guards against hanging, and are no measure: slow cores may be shared. */
const MESSAGE = '**/rest/tjt/cntdirectmsg'
const JOB = '**/rest/tjt/ftrjobenquiring'
/** Offers: with a job, and without any. */
const PATHS = {
  en: {
    job: '/Kosher_Tours-FT810025-x.html',
    noJobs: '/Kosher_Tours-FT810011-x.html',
    listing: '/Kosher_Restaurants-DI900001-x.html',
  },
  he: {
    job: '/he/נופש_כשר-FT810025-x.html',
    noJobs: '/he/נופש_כשר-FT810011-x.html',
    listing: '/he/מסעדות_כשרות-DI900001-x.html',
  },
} as const
const OWNER = 'family-tiberias@example.org'

/** Nobody before had this address, in whatever store the site runs on. */
const address = (name: string) => `${name}.${Date.now()}@example.org`
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, kind: 'success' | 'error') => page.locator(`.toast.is-${kind}`)
const opener = (page: Page, name: string) => page.locator(`main [data-dialog=${name}]`).first()
const isFocused = (page: Page, selector: string) => page.evaluate((s) => document.activeElement?.matches(s), selector)
/** Fails where something does not come to have the focus. */
const focus = (page: Page, selector: string) => expect.poll(() => isFocused(page, selector)).toBe(true)
/** Browsers log refused requests, which a test provokes, to the console. */
const own = (problems: readonly string[]) => problems.filter((problem) => !/status of 503|ERR_FAILED/.test(problem))

/** Stands in for the API where it must fail, or where a mail more would be one too many an hour. */
async function answer(page: Page, url: string, reply: Answer) {
  const asked: Request[] = []
  await page.route(url, (route: Route) => {
    asked.push(route.request())
    if (reply === 'offline') return route.abort()
    const { status, ...json } = reply
    return route.fulfill({ status, json })
  })
  return asked
}
type Answer =
  | 'offline'
  | { status: 403 | 503; code: string; error: string }
  | { status: 200; ok: true; message: { type: 'success'; text: string } }
const refused = (error: string): Answer => ({
  status: 503,
  code: 'couldNotSendEmail',
  error,
})
const done = (text: string): Answer => ({
  status: 200,
  ok: true,
  message: { type: 'success', text },
})

const file = (name: string, bytes: number | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: typeof bytes === 'number' ? Buffer.alloc(bytes) : bytes,
})

/** Presses Tab until something has the focus; fails where nothing ever does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isFocused(page, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to ${selector}`)
}

/** All but the message, which stands there, and the file. */
async function fillApplication(page: Page, { name, phone, email }: Texts<'travel.direct'>['fields']): Promise<void> {
  const form = dialog(page)
  await form.getByLabel(name).fill('Noam Bar')
  await form.getByLabel(phone).fill('050-1234567')
  await form.getByLabel(email).fill('noam@example.org')
}

describe.each(few(['en', 'he'] as const))('in %s', (lang) => {
  const words = MESSAGES[lang].travel.direct
  const { errors } = MESSAGES[lang]
  const { fields } = words
  const paths = PATHS[lang]
  const viewport = { width: lang === 'en' ? 1440 : 390, height: 850 }
  const open = (path: string) => visit(path, { viewport })

  test('a message goes out although the session had ended', async () => {
    const { page, problems } = await open(paths.job)
    const answers: Answer[] = [{ status: 403, code: 'badToken', error: 'Ended.' }, done('Sent.')]
    await page.route(MESSAGE, (route: Route) => {
      const { status, ...json } = answers.shift() as Exclude<Answer, 'offline'>
      return route.fulfill({ status, json })
    })
    await opener(page, 'message').click()
    const form = dialog(page)
    await form.locator('altcha-widget').waitFor()
    await form.getByLabel(fields.name).fill('Dana Levi')
    await form.locator('[name=email]').fill('dana@example.org')
    await form.locator('[name=emailConf]').fill('dana@example.org')
    await form.locator('textarea').fill('?')
    await form.getByRole('button', { name: words.message.submit }).click()
    await toast(page, 'success').waitFor()
    expect(answers).toEqual([])
    const rest = problems.filter((problem) => !/status of 403/.test(problem))
    expect(rest).toEqual([])
  })

  test('a message is checked, and over once it was sent', async () => {
    const { page, problems } = await open(paths.job)
    const asked = await answer(page, MESSAGE, refused('No mail today.'))
    await opener(page, 'message').press('Enter')
    const form = dialog(page)
    await form.locator('altcha-widget').waitFor()
    await focus(page, '#message-name')
    await expect.poll(() => axe(page)).toEqual([])

    const send = form.getByRole('button', { name: words.message.submit })
    await send.press('Enter')
    await form.locator('.form-problem').waitFor()
    await expect.poll(() => form.locator('.form-problem').innerText()).toContain(errors.requiredFieldsMissing)
    await focus(page, '#message-name')
    await expect.poll(() => axe(page)).toEqual([])

    await form.getByLabel(fields.name).fill('Dana Levi')
    await form.locator('[name=email]').fill('dana@example.org')
    await form.locator('[name=emailConf]').fill('dan@example.org')
    await form.locator('textarea').fill('?')
    await send.press('Enter')
    await form.locator('.field-problem').waitFor()
    await expect.poll(() => form.locator('.field-problem').innerText()).toBe(errors.emailConfirmationInvalid)
    await focus(page, '#message-emailConf')
    await expect.poll(() => axe(page)).toEqual([])
    expect(asked).toEqual([])

    await form.locator('[name=emailConf]').fill('dana@example.org')
    await send.press('Enter')
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => toast(page, 'error').innerText()).toContain('No mail today.')
    expect(asked).toHaveLength(1)
    await focus(page, '[data-dialog=message]')
    await expect.poll(() => axe(page)).toEqual([])

    await opener(page, 'message').press('Enter')
    await form.waitFor()
    for (const name of ['name', 'email', 'emailConf', 'message'])
      await expect
        .poll(() => form.locator(`[name=${name}]`).inputValue(), {
          message: name,
        })
        .toBe('')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await focus(page, '[data-dialog=message]')
    expect(own(problems)).toEqual([])
    await page.context().close()
  })

  test('a message to a listing goes to its address', async () => {
    const { page } = await open(paths.listing)
    const asked = await answer(page, MESSAGE, 'offline')
    const mail = await opener(page, 'message').getAttribute('href')
    await opener(page, 'message').click()
    const form = dialog(page)
    await form.getByRole('heading', { name: words.page.listing }).waitFor()
    await form.getByLabel(fields.name).fill('Dana Levi')
    await form.locator('[name=email]').fill('dana@example.org')
    await form.locator('[name=emailConf]').fill('dana@example.org')
    await form.locator('textarea').fill('Open today?')
    await form.getByRole('button', { name: words.message.submit }).click()
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => toast(page, 'error').innerText()).toContain(errors.couldNotSendEmail)
    const { clientMail, link, gReCaptchaResponse } = asked[0]!.postDataJSON()
    expect(`mailto:${clientMail}`).toBe(mail)
    expect(decodeURI(link)).toBe(decodeURI(new URL(page.url()).pathname))
    expect(gReCaptchaResponse).toBeTruthy()
    await page.context().close()
  })

  testFull('the quick request comes, takes digits, and goes', async () => {
    const { page, requests, problems } = await visit(paths.job, {
      viewport,
      until: 'settled',
    })
    expect(loadedScripts(requests)).toEqual([])
    const asked = await answer(page, MESSAGE, refused('No mail today.'))
    const button = page.getByRole('button', { name: words.page.quick })
    const form = page.locator('#quick-request form')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    await button.press('Enter')
    await form.locator('altcha-widget').waitFor()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => axe(page)).toEqual([])
    const asks = await form.locator('textarea').inputValue()
    expect(asks).toContain(await page.locator('h1').innerText())

    await form.locator('textarea').fill('')
    await form.locator('[type=submit]').press('Enter')
    await form.locator('.form-problem').waitFor()
    await expect.poll(() => form.locator('[aria-invalid=true]').count()).toBe(4)
    await expect.poll(() => axe(page)).toEqual([])

    const phone = form.getByLabel(fields.phone)
    await phone.focus()
    await page.keyboard.type('+9a7-2 x')
    await expect.poll(() => phone.inputValue()).toBe('+972')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('(50) 123-4567, ask for Dana'))
    await page.keyboard.press('Control+V')
    await expect.poll(() => phone.inputValue()).toBe('+972501234567')

    await form.getByLabel(fields.name).fill('Dana Levi')
    await form.getByLabel(fields.email).fill('dana@example.org')
    await form.locator('textarea').fill('How much is it?')
    await button.click()
    await form.waitFor({ state: 'hidden' })
    await button.click()
    await form.waitFor()
    await form.locator('[type=submit]').press('Enter')
    await form.waitFor({ state: 'hidden' })
    expect(asked[0]!.postDataJSON()).toMatchObject({
      phone: '+972501234567',
      message: 'How much is it?',
      language: lang,
    })
    await expect.poll(() => toast(page, 'error').innerText()).toContain('No mail today.')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    await focus(page, '[data-quick]')

    await button.press('Enter')
    await form.waitFor()
    for (const name of ['name', 'email', 'phone'])
      await expect
        .poll(() => form.locator(`[name=${name}]`).inputValue(), {
          message: name,
        })
        .toBe('')
    await expect.poll(() => form.locator('textarea').inputValue()).toBe(asks)
    expect(own(problems)).toEqual([])
    await page.context().close()
  })

  testFull('a résumé is checked at once, replaced and removed', async () => {
    const { page, problems } = await open(paths.job)
    const asked = await answer(page, JOB, refused('Not now.'))
    await opener(page, 'job').press('Enter')
    const form = dialog(page)
    const input = form.locator('[type=file]')
    const problem = form.locator('.field-problem')
    await input.setInputFiles(file('cv.pdf', MAX_RESUME_BYTES + 1))
    await expect.poll(() => problem.innerText()).toBe(errors.max5mb)
    await expect.poll(() => axe(page)).toEqual([])
    const send = form.getByRole('button', { name: words.job.submit })
    await fillApplication(page, fields)
    await send.press('Enter')
    await focus(page, '[type=file]')

    await input.setInputFiles(file('me.png', 10))
    await expect.poll(() => problem.innerText()).toBe(errors.onlyDocuments)
    const remove = words.file.remove.replace('{{name}}', 'me.png')
    await form.getByRole('button', { name: remove }).press('Enter')
    await focus(page, '[type=file]')
    await expect.poll(() => problem.count()).toBe(0)
    await expect.poll(() => form.locator('.file-row').count()).toBe(0)
    expect(asked).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('an application stays until it was sent', async () => {
    const { page, problems } = await open(paths.job)
    const failing = await answer(page, JOB, refused('Not now.'))
    await opener(page, 'job').press('Enter')
    const form = dialog(page)
    await form.locator('altcha-widget').waitFor()
    const job = await opener(page, 'job').getAttribute('data-job')
    await expect.poll(() => form.locator('textarea').inputValue()).toContain(job)
    const send = form.getByRole('button', { name: words.job.submit })
    await send.press('Enter')
    await expect.poll(() => form.locator('.form-problem').innerText()).toContain(errors.requiredFieldsMissing)
    await expect.poll(() => axe(page)).toEqual([])
    expect(failing).toEqual([])

    await fillApplication(page, fields)
    const most = file('cv.pdf', MAX_RESUME_BYTES)
    await form.locator('[type=file]').setInputFiles(most)
    await send.press('Enter')
    await toast(page, 'error').waitFor()
    await expect.poll(() => toast(page, 'error').innerText()).toContain('Not now.')
    expect(failing).toHaveLength(1)
    await expect.poll(() => form.getByLabel(fields.name).inputValue()).toBe('Noam Bar')
    await expect.poll(() => form.getByLabel(fields.phone).inputValue()).toBe('0501234567')
    await expect.poll(() => form.locator('.file-name').innerText()).toBe('cv.pdf')
    await expect.poll(() => axe(page)).toEqual([])

    await page.unroute(JOB)
    await answer(page, JOB, 'offline')
    await send.press('Enter')
    await page.getByText(errors.couldNotSendRequest).first().waitFor()
    await expect.poll(() => form.isVisible()).toBe(true)

    await page.unroute(JOB)
    const sent = await answer(page, JOB, done('It has been sent.'))
    await send.press('Enter')
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => toast(page, 'success').innerText()).toContain('It has been sent.')
    expect(sent).toHaveLength(1)
    await focus(page, '[data-dialog=job]')
    expect(own(problems)).toEqual([])
    await page.context().close()
  })

  testFull('where no job is open a dialog says so, and only closes', async () => {
    const { page, problems } = await open(paths.noJobs)
    await opener(page, 'noJobs').press('Enter')
    const box = dialog(page)
    await box.getByText(words.noJobs.text).waitFor()
    await expect.poll(() => box.getByRole('textbox').count()).toBe(0)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Enter')
    await box.waitFor({ state: 'detached' })
    await focus(page, '[data-dialog=noJobs]')
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('a user finds name and address, and no captcha', async () => {
    const user = await insertUser()
    const { page } = await visit(paths.job, { viewport, user })
    const asked = await answer(page, JOB, done('Sent.'))
    await opener(page, 'job').click()
    const form = dialog(page)
    const name = form.getByLabel(fields.name)
    await expect.poll(() => name.inputValue()).toBe(user.name)
    await expect.poll(() => form.getByLabel(fields.email).inputValue()).toBe(user.email)
    await expect.poll(() => form.locator('altcha-widget').count()).toBe(0)
    await form.getByLabel(fields.phone).fill('0501234567')
    await form.getByRole('button', { name: words.job.submit }).click()
    await form.waitFor({ state: 'detached' })
    const body = asked[0]!.postData() ?? ''
    expect(body).toMatch(new RegExp(`name="uid"\\s+${user.uid}\\s`))
    expect(body).not.toContain('gReCaptchaResponse')
    await page.context().close()
  })

  test('without a script there is a mail, and what the dialog would say', async () => {
    const { page } = await visit(paths.noJobs, { javaScriptEnabled: false })
    const mail = await opener(page, 'message').getAttribute('href')
    expect(mail).toMatch(/^mailto:[^?]+@example\.org\?subject=./)
    await expect.poll(() => page.getByRole('button', { name: words.page.quick }).count()).toBe(0)
    await expect.poll(() => page.locator('#no-jobs').isVisible()).toBe(false)
    await opener(page, 'noJobs').click()
    await page.locator('#no-jobs').waitFor()
    await page.context().close()
  })
})

/** One empty page. */
const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000052 00000 n 
0000000101 00000 n 
trailer<</Size 4/Root 1 0 R>>
startxref
164
%%EOF
`,
)

// Through the real API into real mails. There are few of them: an address may send ten an hour.

describe('what is really sent', () => {
  const { toasts } = MESSAGES.en.accounts.app
  const { fields } = MESSAGES.en.travel.direct

  test('a message by keyboard alone, with a copy', async () => {
    const from = address('dana')
    const { page, problems } = await visit(PATHS.en.job)
    await opener(page, 'message').focus()
    await page.keyboard.press('Enter')
    await dialog(page).locator('altcha-widget').waitFor()
    await page.keyboard.type('Dana Levi')
    for (const name of ['email', 'emailConf']) {
      await tabTo(page, `#message-${name}`)
      await page.keyboard.type(from)
    }
    await tabTo(page, '#message-message')
    await page.keyboard.type('Is there a crib?\nThank you.')
    await tabTo(page, '#message-copy')
    await page.keyboard.press('Space')
    await tabTo(page, 'dialog [type=submit]')
    await page.keyboard.press('Enter')
    await toast(page, 'success').waitFor()
    await expect.poll(() => toast(page, 'success').innerText()).toContain(toasts.mailHasBeenSuccessfullySentToContact)
    await expect.poll(() => dialog(page).count()).toBe(0)
    await focus(page, '[data-dialog=message]')

    // The address of the sender makes the mail known among those of other runs.
    const copy = await mailTo({ to: from })
    expect(copy.text).toContain('Is there a crib?')
    const mail = await mailTo({ to: OWNER, replyTo: from })
    expect(mail.replyTo?.[0]?.address).toBe(from)
    expect(mail.text).toContain('Thank you.')
    expect(mail.subject).toContain('Dana Levi')
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('a quick request in Hebrew', async () => {
    const words = MESSAGES.he.travel.direct
    const from = address('miriam')
    const { page } = await visit(PATHS.he.job)
    await page.getByRole('button', { name: words.page.quick }).click()
    const form = page.locator('#quick-request form')
    await form.getByLabel(words.fields.name).fill('מרים לוי')
    await form.getByLabel(words.fields.email).fill(from)
    await form.getByLabel(words.fields.phone).fill('0501234567')
    await form.locator('[type=submit]').click()
    await toast(page, 'success').waitFor()
    await expect
      .poll(() => toast(page, 'success').innerText())
      .toContain(MESSAGES.he.accounts.app.toasts.mailHasBeenSuccessfullySentToContact)
    await form.waitFor({ state: 'hidden' })
    const mail = await mailTo({ to: OWNER, replyTo: from })
    expect(mail.text).toContain('0501234567')
    expect(mail.text).toContain(await page.locator('h1').innerText())
    await page.context().close()
  })

  test('an application with a résumé', async () => {
    const from = address('noam')
    const { page, problems } = await visit(PATHS.en.job)
    await opener(page, 'job').click()
    const form = dialog(page)
    await form.getByLabel(fields.name).fill('Noam Bar')
    await form.getByLabel(fields.phone).fill('0501234567')
    await form.getByLabel(fields.email).fill(from)
    await form.locator('[type=file]').setInputFiles(file('Noam cv.pdf', PDF))
    await form.getByRole('button', { name: MESSAGES.en.travel.direct.job.submit }).click()
    await toast(page, 'success').waitFor()
    await expect
      .poll(() => toast(page, 'success').innerText())
      .toContain(toasts.requestHasBeenSuccessfullySentToContact)
    await expect.poll(() => form.count()).toBe(0)
    const mail = await mailTo({ to: OWNER, replyTo: from })
    const [attached] = mail.attachments
    expect(attached?.filename).toBe('Noam cv.pdf')
    expect(attached?.mimeType).toBe('application/pdf')
    expect(Buffer.from(attached?.content as ArrayBuffer).equals(PDF)).toBe(true)
    expect(problems).toEqual([])
    await page.context().close()
  })
})
