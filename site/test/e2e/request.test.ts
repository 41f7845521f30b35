import { MESSAGES } from '#core/i18n/messages.ts'
import type { Locator, Page, Request } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, testOnce, useBrowser, visit, type VisitOptions, hasSettled } from './browser.ts'
import { expectNoShift, measureShifts } from './shifts.ts'
import { insertUser } from './users.ts'

useBrowser()

/** Offers whose owners want other fields beside name and e-mail. */
const WANTS = {
  810011: ['phone', 'dates', 'guests'],
  810018: ['phone'],
  810025: ['phone', 'dates'],
  810024: [],
} as const
const ALL = 810011
const NONE = 810024
const pathOf = (lang: Lang, nid: number) =>
  lang === 'he' ? `/he/נופש_כשר-FT${nid}-x.html` : `/Kosher_Tours-FT${nid}-x.html`
const LANGUAGES = ['en', 'he'] as const
const PHONE = { width: 390, height: 844 }

interface Setting extends VisitOptions {
  nid?: number
  /** What stands in for the API: whether it takes the request, refuses it or is out of reach. */
  answer?: 'taken' | 'refused' | 'offline'
}

/** Opens the page of an offer, with an API that sends nobody a mail. */
async function open(lang: Lang, setting: Setting = {}) {
  const { nid = ALL, answer = 'taken', ...options } = setting
  const visited = await visit('/Accessibility.html', {
    reducedMotion: 'reduce',
    ...options,
  })
  const { page, requests } = visited
  const sent: Request[] = []
  const { toasts } = MESSAGES[lang].accounts.app
  await page.route('**/rest/tjt/cntmsgform', (route) => {
    sent.push(route.request())
    if (answer === 'offline') return route.abort()
    const text = toasts.requestHasBeenSuccessfullySentToContact
    return answer === 'taken'
      ? route.fulfill({
          json: { ok: true, message: { type: 'success', text } },
        })
      : route.fulfill({
          status: 503,
          json: { code: 'couldNotSendRequest', error: 'No mail today.' },
        })
  })
  requests.length = 0
  await page.goto(new URL(pathOf(lang, nid), page.url()).href)
  await hasSettled(page)
  const bodies = () => sent.map((request) => request.postDataJSON())
  return { ...visited, bodies, words: MESSAGES[lang].travel.enquiries, toasts }
}

const close = ({ page }: { page: Page }) => page.context().close()
const dialog = (page: Page) => page.locator('dialog.dialog')
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
/** The form of the page, or of the dialog. */
const formIn = (scope: Locator, lang: Lang) => {
  const { request, dates } = MESSAGES[lang].travel.enquiries
  const field = (label: string) => scope.getByLabel(label, { exact: true })
  const button = (name: string) => scope.getByRole('button', { name, exact: true })
  return {
    field,
    button,
    name: field(request.name),
    email: field(request.email),
    prephone: field(request.prephone),
    phone: field(request.phone),
    message: field(request.message),
    dates: scope.locator('.day-button'),
    clear: button(dates.clear),
    total: scope.locator('.guest-total'),
    submit: button(request.submit),
    takeBack: button(request.takeBack),
    step: (kind: 'adults' | 'children' | 'babies', way: 'more' | 'fewer') =>
      button(request[way].replace('{{kind}}', request[kind])),
  }
}
const pageForm = (page: Page, lang: Lang) => formIn(page.locator('#contact-request'), lang)
const totalOf = (lang: Lang, count: number) =>
  MESSAGES[lang].travel.enquiries.request.total.replace('{{count}}', String(count))
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
const problems = (scope: Locator) => scope.locator('.field-problem').allInnerTexts()
const today = (page: Page) =>
  page.evaluate(() => {
    const now = new Date()
    const two = (number: number) => String(number).padStart(2, '0')
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  })
const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-day]')?.getAttribute('data-day'))
const cell = (page: Page, day: string) => page.locator(`td[data-day="${day}"]:not(.rdp-outside) button`)
/** Opens the calendar of a form and waits for it. */
async function openCalendar(page: Page, button: Locator): Promise<void> {
  await button.press('Enter')
  await page.locator('.rdp-day_button').first().waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[data-day]'))
}
/** The captcha is there once it is known that nobody has logged in. */
const captcha = (page: Page) => page.locator('altcha-widget')
async function fillWho(form: ReturnType<typeof formIn>): Promise<void> {
  await form.name.fill('Noa Katz')
  await form.email.fill('noa@example.org')
}

test.each([
  ['a phone', PHONE.width],
  ['a wide window', 1440],
])('price and action stand by the pictures, below the title: %s', async (_, width) => {
  const visited = await visit(pathOf('en', ALL), { viewport: { width, height: 900 } })
  const boxOf = async (selector: string) => (await visited.page.locator(selector).boundingBox())!
  const [title, pictures, call] = await Promise.all([boxOf('h1'), boxOf('.gallery'), boxOf('.offer-call')])
  expect(pictures.y).toBeGreaterThan(title.y + title.height)
  expect(pictures.y).toBeLessThan(320)
  if (width === PHONE.width) expect(call.y).toBeGreaterThan(pictures.y + pictures.height)
  else expect(Math.abs(call.y - pictures.y)).toBeLessThan(2)
  await close(visited)
})

describe.each(few(LANGUAGES))('the page in %s', (lang) => {
  const words = MESSAGES[lang].travel.enquiries

  test('has the form in its HTML and loads no script for it', async () => {
    const visited = await open(lang)
    const { page, requests } = visited
    const form = pageForm(page, lang)
    await expect.poll(() => form.message.inputValue()).toContain((await page.locator('h1').innerText()).trim())
    await expect.poll(() => form.prephone.inputValue()).toBe('')
    await expect.poll(() => form.total.innerText()).toBe(totalOf(lang, 1))
    await page.locator('#contact-request').scrollIntoViewIfNeeded()
    expect(loadedScripts(requests)).toEqual([])
    expect(requests.filter((path) => path.startsWith('/rest/'))).toEqual([])
    await expect.poll(() => axe(page)).toEqual([])
    // The way in the card leads to it.
    await page.locator('.offer-call a[href="#contact-request"]').press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#contact-request')
    await close(visited)
  })

  testFull('names another way where there is no script', async () => {
    const visited = await visit(pathOf(lang, ALL), { javaScriptEnabled: false })
    const { page } = visited
    const section = page.locator('#contact-request')
    await expect.poll(() => section.innerText()).toContain(words.request.noScript)
    const mail = section.getByRole('link', {
      name: 'family-rome@example.org',
    })
    await expect.poll(() => mail.isVisible()).toBe(true)
    await expect.poll(() => mail.getAttribute('href')).toMatch(/^mailto:family-rome@example\.org\?subject=/)
    await expect.poll(() => section.locator('form').isVisible()).toBe(false)
    await close(visited)
  })

  test('moves nothing as the form wakes, as the captcha comes, and as the calendar opens', async () => {
    const visited = await open(lang)
    const { page } = visited
    const form = pageForm(page, lang)
    await page.locator('#contact-request').scrollIntoViewIfNeeded()
    await measureShifts(page)
    await form.submit.focus()
    await captcha(page).waitFor()
    await expectNoShift(page)
    await openCalendar(page, form.dates)
    await expectNoShift(page)
    await close(visited)
  })
})

describe.each(few(LANGUAGES))('what is wrong in %s', (lang) => {
  const { request } = MESSAGES[lang].travel.enquiries
  const { errors } = MESSAGES[lang]

  test.each(few(Object.entries(WANTS)))('of offer %s are name, e-mail and what its owner wants', async (nid, wants) => {
    const visited = await open(lang, { nid: Number(nid) })
    const { page, bodies } = visited
    const section = page.locator('#contact-request')
    const form = pageForm(page, lang)
    await form.step('adults', 'fewer').click()
    await form.message.fill('')
    await form.submit.click()
    await section.locator('.form-problem', { hasText: errors.requiredFieldsMissing }).waitFor()
    await expect
      .poll(() => problems(section))
      .toEqual((['name', 'email', ...wants] as const).map((name) => request.needed[name]))
    await expect.poll(() => isFocused(form.name)).toBe(true)
    const marked = await section.locator('.is-required, .field:has(> :required) > label').count()
    expect(marked).toBe(2 + wants.length)
    await expect.poll(() => axe(page)).toEqual([])
    expect(bodies()).toEqual([])
    await close(visited)
  })

  testFull('is led to, one after the other', async () => {
    const visited = await open(lang)
    const { page } = visited
    const section = page.locator('#contact-request')
    const form = pageForm(page, lang)
    await form.step('adults', 'fewer').click()
    await form.name.fill('Noa Katz')
    await form.email.fill('noa@')
    await form.submit.click()
    await section.getByText(errors.enterValidEmail).last().waitFor()
    await expect.poll(() => isFocused(form.email)).toBe(true)
    await form.email.fill('noa@example.org')
    // It is no longer called wrong, what else is missing still is.
    const { phone, dates, guests } = request.needed
    await expect.poll(() => problems(section)).toEqual([phone, dates, guests])
    await form.submit.click()
    await expect.poll(() => isFocused(form.phone)).toBe(true)
    await form.phone.fill('0501234567')
    await form.submit.click()
    await expect.poll(() => isFocused(form.dates)).toBe(true)
    await expect.poll(() => problems(section)).toEqual([dates, guests])
    await expect.poll(() => form.total.innerText()).toBe(totalOf(lang, 0))
    await form.step('adults', 'more').click()
    await expect.poll(() => problems(section)).toEqual([dates])
    await close(visited)
  })

  test('in a phone is kept out: letters, signs, and what is pasted between digits', async () => {
    const visited = await open(lang, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const { page, words } = visited
    const form = pageForm(page, lang)
    for (const field of [form.prephone, form.phone]) {
      await field.focus()
      await captcha(page).waitFor()
      await page.keyboard.type('a9-7+2 ')
      await expect.poll(() => field.inputValue()).toBe('972')
      const hint = page.locator(`[id="${await field.getAttribute('id')}-hint"]`)
      await expect.poll(() => hint.innerText()).toBe(words.request.blocked)
      await field.fill('')
      await page.evaluate(() => navigator.clipboard.writeText('(050) 12-3'))
      await field.press('ControlOrMeta+V')
      await expect.poll(() => field.inputValue()).toBe('050123')
    }
    await form.prephone.fill('')
    const options = page.locator('datalist option')
    await expect.poll(() => options.count()).toBeGreaterThan(150)
    await expect.poll(() => page.locator('datalist option[value="972"]').count()).toBe(1)
    await close(visited)
  })

  testFull('with guests cannot be: none goes below none', async () => {
    const visited = await open(lang)
    const { page } = visited
    const form = pageForm(page, lang)
    await form.name.focus()
    await captcha(page).waitFor()
    for (const kind of ['adults', 'children', 'babies'] as const)
      for (let presses = 0; presses < 2; presses++) await form.step(kind, 'fewer').press('Enter')
    await expect.poll(() => form.total.innerText()).toBe(totalOf(lang, 0))
    await expect.poll(() => form.step('adults', 'fewer').getAttribute('aria-disabled')).toBe('true')
    await form.step('babies', 'more').press('Space')
    await form.step('adults', 'more').press('Enter')
    await expect.poll(() => form.total.innerText()).toBe(totalOf(lang, 2))
    await close(visited)
  })
})

describe.each(LANGUAGES)('the dates in %s', (lang) => {
  const { dates } = MESSAGES[lang].travel.enquiries
  const ahead = lang === 'he' ? 'ArrowLeft' : 'ArrowRight'
  const back = lang === 'he' ? 'ArrowRight' : 'ArrowLeft'
  const monthEnd = (day: string) => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1)

  testOnce(lang, 'he')('reach from today to one year ahead, by keys', async () => {
    const visited = await open(lang)
    const { page } = visited
    const form = pageForm(page, lang)
    const first = await today(page)
    const last = addMonths(first, 12)
    await openCalendar(page, form.dates)
    await expect.poll(() => page.getByRole('grid').count()).toBe(2)
    await expect.poll(() => focusedDay(page)).toBe(first)
    await page.keyboard.press(back)
    await expect.poll(() => focusedDay(page)).toBe(first)
    if (first.slice(8) !== '01') await expect.poll(() => cell(page, addDays(first, -1)).isDisabled()).toBe(true)
    for (let presses = 0; presses < 13; presses++) await page.keyboard.press('PageDown')
    await expect.poll(() => focusedDay(page)).toBe(last)
    await page.keyboard.press(ahead)
    await expect.poll(() => focusedDay(page)).toBe(last)
    if (last !== monthEnd(last)) await expect.poll(() => cell(page, addDays(last, 1)).isDisabled()).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(form.dates)).toBe(true)
    await close(visited)
  })

  testFull('are chosen by keys, said, shown, and cleared', async () => {
    const visited = await open(lang)
    const { page } = visited
    const form = pageForm(page, lang)
    const from = addDays(await today(page), 7)
    await openCalendar(page, form.dates)
    const status = page.locator('.range-foot [role=status]')
    await expect.poll(() => status.innerText()).toBe(dates.chooseFirst)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => cell(page, from).getAttribute('aria-label')).toContain(dates.first)
    await page.keyboard.press(ahead)
    await page.keyboard.press(ahead)
    await expect.poll(() => page.locator('.is-ahead:not(.rdp-outside)').count()).toBe(2)
    await page.keyboard.press('Enter')
    await expect.poll(() => status.innerText()).toContain(dates.chosen.split('{{nights}}')[0]!.split('}}')[1]!.trim())
    await expect.poll(() => axe(page)).toEqual([])
    const done = page.getByRole('button', { name: dates.done, exact: true })
    for (let presses = 0; presses < 9 && !(await isFocused(done)); presses++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.day-dialog').waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(form.dates)).toBe(true)
    await expect.poll(() => form.dates.innerText()).not.toContain(dates.choose)
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(form.clear)).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => form.dates.innerText()).toContain(dates.choose)
    await expect.poll(() => isFocused(form.dates)).toBe(true)
    await close(visited)
  })
})

describe.each(few(LANGUAGES))('a request in %s', (lang) => {
  const { request, dates } = MESSAGES[lang].travel.enquiries
  const { toasts } = MESSAGES[lang].accounts.app
  const { errors } = MESSAGES[lang]

  /** Goes on by Tab until this has the focus. */
  async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let presses = 0; presses < 30; presses++) {
      if (await isFocused(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('the Tab key does not lead there')
  }

  test('by keyboard alone has all that was chosen, and a captcha', async () => {
    const visited = await open(lang)
    const { page, bodies } = visited
    const form = pageForm(page, lang)
    const from = addDays(await today(page), 7)
    await form.name.focus()
    await captcha(page).waitFor()
    await page.keyboard.type('Noa Katz')
    await tabTo(page, form.email)
    await page.keyboard.type('noa@example.org')
    await tabTo(page, form.prephone)
    await page.keyboard.type('972')
    await tabTo(page, form.phone)
    await page.keyboard.type('0501234567')
    await tabTo(page, form.dates)
    await openCalendar(page, form.dates)
    for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await tabTo(page, page.getByRole('button', { name: dates.done }))
    await page.keyboard.press('Enter')
    await tabTo(page, form.step('children', 'more'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await tabTo(page, form.message)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Is there room?')
    await tabTo(page, form.field(request.copy))
    await page.keyboard.press('Space')
    await tabTo(page, form.submit)
    await page.keyboard.press('Enter')
    await toast(page, toasts.requestHasBeenSuccessfullySentToContact).waitFor()
    const [body] = bodies()
    expect(body).toEqual({
      uid: 0,
      name: 'Noa Katz',
      email: 'noa@example.org',
      prephone: '972',
      phone: '0501234567',
      dates: `${from}/${addDays(from, 7)}`,
      guests: { all: 3, adults: 1, children: 2, babies: 0 },
      message: 'Is there room?',
      copySend: true,
      ftrId: ALL,
      link: new URL(page.url()).pathname,
      pageTitle: (await page.locator('h1').innerText()).trim(),
      clientMail: 'family-rome@example.org',
      language: lang,
      gReCaptchaResponse: expect.stringMatching(/^.{20,}$/),
    })
    await expect.poll(() => isFocused(form.submit)).toBe(true)
    await close(visited)
  })

  testFull.each(
    few([
      ['is taken', 'taken', toasts.requestHasBeenSuccessfullySentToContact],
      ['is refused', 'refused', 'No mail today.'],
      ['is out of reach', 'offline', errors.couldNotSendRequest],
    ] as const),
  )('resets if the API %s', async (_, answer, text) => {
    const visited = await open(lang, { nid: NONE, answer })
    const { page, bodies } = visited
    const form = pageForm(page, lang)
    const prompt = await form.message.inputValue()
    await fillWho(form)
    await form.message.fill('Is there room?')
    await form.field(request.copy).check()
    await form.step('adults', 'more').click()
    await form.submit.click()
    await toast(page, text).waitFor()
    await expect.poll(() => form.name.inputValue()).toBe('')
    await expect.poll(() => form.message.inputValue()).toBe(prompt)
    expect(await form.field(request.copy).isChecked()).toBe(false)
    await expect.poll(() => form.total.innerText()).toBe(totalOf(lang, 1))
    await expect.poll(() => form.takeBack.count()).toBe(answer === 'taken' ? 0 : 1)
    await expect.poll(() => axe(page)).toEqual([])
    if (answer !== 'taken') {
      await form.takeBack.press('Enter')
      await expect.poll(() => form.message.inputValue()).toBe('Is there room?')
      await expect.poll(() => form.email.inputValue()).toBe('noa@example.org')
      await expect.poll(() => form.total.innerText()).toBe(totalOf(lang, 2))
      await expect.poll(() => isFocused(form.message)).toBe(true)
    }
    expect(bodies()).toHaveLength(1)
    await close(visited)
  })

  testFull('of nobody counted names no guests', async () => {
    const visited = await open(lang, { nid: NONE })
    const { page, bodies } = visited
    const form = pageForm(page, lang)
    await fillWho(form)
    await form.step('adults', 'fewer').click()
    await form.submit.click()
    await toast(page, toasts.requestHasBeenSuccessfullySentToContact).waitFor()
    expect(bodies()[0]).not.toHaveProperty('guests')
    await close(visited)
  })

  test('stays where the captcha does not come, and goes once it does', async () => {
    const visited = await open(lang, { nid: NONE })
    const { page, bodies } = visited
    const form = pageForm(page, lang)
    const { unreached } = MESSAGES[lang].accounts.app.notice
    await page.route('**/rest/tjt/captcha', (route) => route.abort())
    await fillWho(form)
    await form.submit.click()
    await toast(page, unreached).waitFor()
    expect(bodies()).toEqual([])
    await expect.poll(() => form.name.inputValue()).toBe('Noa Katz')
    await page.unroute('**/rest/tjt/captcha')
    await form.submit.click()
    await toast(page, toasts.requestHasBeenSuccessfullySentToContact).waitFor()
    expect(bodies()).toHaveLength(1)
    await close(visited)
  })

  test('knows logged-in users, without a captcha, also after a reset', async () => {
    const user = await insertUser('Dana Levi')
    const visited = await open(lang, { nid: NONE, user })
    const { page, bodies } = visited
    const form = pageForm(page, lang)
    await form.message.focus()
    await expect.poll(() => form.name.inputValue()).toBe('Dana Levi')
    await expect.poll(() => form.email.inputValue()).toBe(user.email)
    await expect.poll(() => captcha(page).count()).toBe(0)
    await form.name.fill('Dana')
    await form.submit.click()
    await toast(page, toasts.requestHasBeenSuccessfullySentToContact).waitFor()
    expect(bodies()).toMatchObject([{ uid: user.uid, name: 'Dana' }])
    expect(bodies()[0]).not.toHaveProperty('gReCaptchaResponse')
    await expect.poll(() => form.name.inputValue()).toBe('Dana Levi')
    await expect.poll(() => axe(page)).toEqual([])
    await close(visited)
  })
})

describe.each(few(LANGUAGES))('on a phone in %s', (lang) => {
  const { request, contact } = MESSAGES[lang].travel.enquiries
  const { notice, toasts } = MESSAGES[lang].accounts.app
  const bar = (page: Page) => page.locator('.contact-bar')
  const opener = (page: Page) => bar(page).getByRole('link', { name: contact })
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!

  async function openDialog(setting: Setting = {}) {
    const visited = await open(lang, { viewport: PHONE, ...setting })
    const { page } = visited
    await opener(page).press('Enter')
    await dialog(page).getByRole('heading', { name: request.title }).waitFor()
    return { ...visited, form: formIn(dialog(page), lang) }
  }

  test('the bar stays at the foot, clear of the notice, and ends before the footer', async () => {
    const visited = await open(lang, { viewport: PHONE })
    const { page, requests } = visited
    const cookies = page.locator('[data-notice]')
    await cookies.waitFor()
    const shown = await boxOf(bar(page))
    expect(shown.y + shown.height).toBeLessThanOrEqual((await boxOf(cookies)).y)
    await cookies.getByRole('button', { name: notice.confirm }).click()
    const low = await boxOf(bar(page))
    expect(Math.round(low.y + low.height)).toBe(PHONE.height)
    expect(loadedScripts(requests)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForFunction(() => scrollY + innerHeight >= document.body.scrollHeight - 1)
    const footer = await boxOf(page.locator('.site-footer'))
    const rest = await boxOf(bar(page))
    expect(rest.y + rest.height).toBeLessThanOrEqual(footer.y)
    const top = page.locator('.to-top')
    await top.scrollIntoViewIfNeeded()
    await top.click()
    await page.waitForFunction(() => scrollY === 0)
    await close(visited)
  })

  test('what is focused is not under the bar, and beside the form it goes', async () => {
    const visited = await open(lang, { viewport: PHONE })
    const { page } = visited
    await page.locator('[data-notice] .button').click()
    await page.locator('#contact-request').scrollIntoViewIfNeeded()
    await page.evaluate(() => document.querySelector('#contact-request form')!.scrollIntoView({ block: 'center' }))
    await expect.poll(() => bar(page).evaluate((it) => getComputedStyle(it).visibility)).toBe('hidden')
    const others = page.locator('.listing-rest a')
    const last = others.last()
    await last.focus()
    const focused = await boxOf(last)
    const covered = await boxOf(bar(page))
    expect(focused.y + focused.height).toBeLessThanOrEqual(covered.y)
    await close(visited)
  })

  testFull('the details open over 600 ms, and at once where motion is reduced', async () => {
    for (const [reducedMotion, wanted] of [
      ['no-preference', '0.6s'],
      ['reduce', '0s'],
    ] as const) {
      const visited = await openDialog({ nid: NONE, reducedMotion })
      const { page, form } = visited
      const fold = form.button(request.details)
      const room = dialog(page).locator('.fold-room')
      await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false')
      await expect.poll(() => room.evaluate((it) => getComputedStyle(it).transitionDuration)).toBe(wanted)
      const height = async () => (await boxOf(room)).height
      await expect.poll(() => height()).toBe(0)
      await fold.press('Enter')
      await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true')
      await expect.poll(height).toBeGreaterThan(300)
      await expect.poll(() => axe(page)).toEqual([])
      await fold.press('Enter')
      await expect.poll(height).toBe(0)
      // What is folded away has no stop for the Tab key.
      await page.keyboard.press('Tab')
      await expect.poll(() => isFocused(form.message)).toBe(true)
      await close(visited)
    }
  })

  test('they open by themselves for what is missing in them', async () => {
    const visited = await openDialog()
    const { page, form } = visited
    await expect.poll(() => axe(page)).toEqual([])
    const fold = form.button(request.details)
    await fold.press('Enter')
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false')
    await fillWho(form)
    await form.submit.click()
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => isFocused(form.phone)).toBe(true)
    await expect.poll(() => problems(dialog(page))).toEqual([request.needed.phone, request.needed.dates])
    await expect.poll(() => axe(page)).toEqual([])
    await close(visited)
  })

  testFull('the calendar has one month, and Esc closes it alone', async () => {
    const visited = await openDialog()
    const { page, form } = visited
    await openCalendar(page, form.dates)
    await expect.poll(() => page.getByRole('grid').count()).toBe(1)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.day-dialog').waitFor({ state: 'detached' })
    await expect.poll(() => dialog(page).isVisible()).toBe(true)
    await expect.poll(() => isFocused(form.dates)).toBe(true)
    await close(visited)
  })

  test.each(
    few([
      ['taken', toasts.requestHasBeenSuccessfullySentToContact],
      ['refused', 'No mail today.'],
    ] as const),
  )('the dialog closes where the request was %s', async (answer, text) => {
    const visited = await openDialog({ nid: NONE, answer })
    const { page, form, bodies } = visited
    await fillWho(form)
    await form.message.fill('Is there room?')
    await form.submit.press('Enter')
    await toast(page, text).waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(opener(page))).toBe(true)
    expect(bodies()).toMatchObject([{ ftrId: NONE, message: 'Is there room?' }])
    await expect.poll(() => axe(page)).toEqual([])
    await opener(page).press('Enter')
    await form.message.waitFor()
    await expect.poll(() => form.message.inputValue()).not.toBe('Is there room?')
    if (answer === 'refused') {
      await form.takeBack.press('Enter')
      await expect.poll(() => form.message.inputValue()).toBe('Is there room?')
    } else await expect.poll(() => form.takeBack.count()).toBe(0)
    await close(visited)
  })
})
