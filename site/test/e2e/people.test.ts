import { MESSAGES } from '#core/i18n/messages.ts'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { isFull, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, siteUrl, useBrowser, visit } from './browser.ts'
import { mailTo } from './mail-files.ts'

useBrowser()

const en = MESSAGES.en.accounts.app
const { errors } = MESSAGES.en
const he = MESSAGES.he.accounts.app
const LISTING = '/Jewish_Heritage-DI103001-x.html'
const SESSION = '/rest/tjt/session'
/** Nobody before had this address, in whatever store the site runs on. */
const address = (name: string) => `${name}.${Date.now()}@example.org`

const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
/** Where the focus is: the name of what has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement
    const label = element.labels?.[0]?.textContent
    return label ?? element.ariaLabel ?? element.textContent ?? element.tagName
  })

describe('a page that nobody acts on', () => {
  test('loads no framework, asks for no session and sets no cookie', async () => {
    const { page, requests, problems } = await visit(LISTING, {
      until: 'settled',
    })
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, 2000)
    await page.waitForTimeout(500)
    expect(loadedScripts(requests)).toEqual([])
    expect(requests).not.toContain(SESSION)
    await expect.poll(() => cookies(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({})
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('leads to the log-in without a script', async () => {
    const { page } = await visit('/he/', { javaScriptEnabled: false })
    await page.locator('[data-account] a').click()
    await expect.poll(() => decodeURI(page.url())).toBe(`${siteUrl}/he/כניסה.html`)
    await expect.poll(() => page.locator('main').innerText()).toContain(he.common.needsScript)
    await page.context().close()
  })
})

describe('the log-in by keyboard alone', () => {
  test('opens, says what is missing, changes its view and closes', async () => {
    const { page, problems } = await visit('/Credits.html', {
      viewport: { width: 1440, height: 900 },
      until: 'settled',
    })
    await page.locator('[data-account] a').focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await expect.poll(() => focused(page)).toBe(en.login.email)
    await page.keyboard.press('Enter')
    await page.getByText(errors.enternamepwd).first().waitFor()
    await expect.poll(() => focused(page)).toBe(en.login.email)
    const mail = dialog(page).getByLabel(en.login.email)
    await expect.poll(() => mail.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => axe(page)).toEqual([])

    await page.keyboard.type('somebody@example.org')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe(en.login.password)

    const names = new Set<string>()
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      names.add(await focused(page))
    }
    // The focus stays within, but for the browser's own bars.
    expect(names).toContain(en.common.close)
    expect(names).not.toContain('Home')

    await dialog(page).getByRole('button', { name: en.login.register }).press('Enter')
    await dialog(page).getByText(en.register.nameHint).waitFor()
    await expect.poll(() => focused(page)).toBe(en.register.name)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toContain(en.header.login)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('locks the page behind it, and fills a phone', async () => {
    const { page } = await visit('/he/', {
      viewport: { width: 390, height: 800 },
    })
    await page.locator('[data-account] a').click()
    await dialog(page).waitFor()
    await page.mouse.wheel(0, 1000)
    await page.waitForTimeout(200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const panel = await page.locator('.dialog-panel').boundingBox()
    expect(panel).toEqual({ x: 0, y: 0, width: 390, height: 800 })
    const title = await dialog(page).getByRole('heading').boundingBox()
    const close = await dialog(page).getByRole('button', { name: he.common.close }).boundingBox()
    expect(close!.x).toBeLessThan(title!.x)
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  test('closes by a press beside it', async () => {
    const { page } = await visit('/Credits.html')
    await page.locator('[data-dialog=login]').click()
    await dialog(page).waitFor()
    await page.mouse.click(30, 30)
    await dialog(page).waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('marks and focuses the password after a refusal, on a page of its own', async () => {
    const { page } = await visit('/Login.html')
    const form = dialog(page)
    await form.getByLabel(en.login.email).fill(address('nobody'))
    const password = form.getByLabel(en.login.password, { exact: true })
    await password.fill('not the password')
    await Promise.all([page.waitForEvent('load'), password.press('Enter')])
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => password.evaluate((it) => it === document.activeElement)).toBe(true)
    const note = await password.getAttribute('aria-describedby')
    await expect.poll(() => page.locator(`#${note}`).innerText()).toBe(errors.wrongLogin)
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  test('has a page of its own, which opens it and leads back to it', async () => {
    const { page, problems } = await visit('/Login.html', { viewport: { width: 390, height: 800 } })
    await dialog(page).getByLabel(en.login.email).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    const opener = page.getByRole('main').getByRole('button', { name: en.login.title })
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('button', { name: en.login.register }).click()
    await dialog(page).getByRole('heading', { name: en.register.title }).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })
})

describe('the cookie notice', () => {
  test('shifts nothing, covers no focus, and stays away once read', async () => {
    const { page } = await visit('/Credits.html', {
      viewport: { width: 390, height: 700 },
      // No scrolling that takes its time.
      reducedMotion: 'reduce',
      // A font that comes late moves text on every page.
      before: (page) => page.route('**/*.woff2', (route) => route.abort()),
    })
    const notice = page.getByRole('region', { name: en.notice.title })
    await notice.waitFor()
    // What the page itself does while it is being read is another matter.
    const shifted = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const moved: string[] = []
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { sources } = entry as unknown as {
                sources: { node: Node | null }[]
              }
              for (const { node } of sources) {
                const element = node as Element | null
                if (element?.closest?.('main, footer, [data-notice]')) moved.push(element.outerHTML.slice(0, 100))
              }
            }
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(moved), 300)
        }),
    )
    expect(shifted).toEqual([])
    await expect.poll(() => axe(page)).toEqual([])
    const last = page.locator('footer button[data-dialog=privacy]')
    await last.focus()
    const button = await last.boundingBox()
    const bar = await notice.boundingBox()
    expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y)

    await notice.getByRole('button', { name: en.notice.confirm }).click()
    await notice.waitFor({ state: 'hidden' })
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: '_LDCB', value: 'read', path: '/' })
    expect(cookie!.expires * 1000).toBeGreaterThan(Date.now() + 300 * 86.4e6)
    await page.reload()
    await page.waitForTimeout(200)
    await expect.poll(() => notice.isVisible()).toBe(false)
    await page.context().close()
  })

  test('leads to the privacy settings, which are kept', async () => {
    const { page } = await visit('/')
    await page.getByRole('button', { name: en.privacy.title }).first().click()
    await dialog(page).getByRole('switch', { name: en.privacy.videos }).check()
    await expect.poll(() => axe(page)).toEqual([])
    await dialog(page).getByRole('button', { name: en.common.save }).click()
    await toast(page, en.privacy.saved).waitFor()
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).toBe('videos')
    await page.context().close()
  })
})

describe('sharing', () => {
  test('copies the link and says so, with no framework', async () => {
    const { page, requests } = await visit(LISTING)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: en.share.copy }).click()
    await page.getByText(en.share.copied).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname).toMatch(/^\/Jewish_Heritage-DI103001-/)
    expect(loadedScripts(requests)).toEqual([expect.stringMatching(/\/ways\./)])
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  test('by e-mail sends the page to a friend', async () => {
    const { page, problems } = await visit(LISTING)
    await page.getByRole('link', { name: en.share.email }).click()
    const form = dialog(page)
    const send = form.getByRole('button', { name: en.share.submit })
    await send.click()
    await form.getByText(errors.requiredFieldsMissing).first().waitFor()
    await form.getByLabel(en.share.yourName).fill('Miriam')
    await form.getByLabel(en.share.friendName).fill('Noa')
    await send.click()
    await form.getByText(errors.enterValidMail).first().waitFor()
    const friend = address('friend')
    await form.getByLabel(en.share.yourMail).fill(address('miriam'))
    await form.getByLabel(en.share.friendMail).fill(friend)
    await send.click()
    await page.locator('.toast.is-success').waitFor()
    await expect.poll(() => form.count()).toBe(0)
    expect((await mailTo({ to: friend })).text).toContain('DI103001')
    expect(problems).toEqual([])
    await page.context().close()
  })
})

describe('the newsletter', () => {
  testFull('is one press away on every page, and names what is missing', async () => {
    const mail = address('reader')
    const { page, requests, problems } = await visit('/Credits.html', {
      until: 'settled',
    })
    await page.getByRole('contentinfo').getByRole('link', { name: en.newsletter.submit, exact: true }).click()
    const form = page.locator('main form')
    const field = form.getByLabel(en.newsletter.email)
    await field.fill(mail)
    await field.press('Enter')
    await form.getByText(en.toasts.needCheckJoinCheckbox).first().waitFor()
    expect(requests).toContain(SESSION)
    await expect.poll(() => field.inputValue()).toBe(mail)
    const robot = form.getByRole('checkbox', { name: en.captcha.label })
    await robot.click()
    await form.getByText(en.captcha.verified, { exact: true }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])

    await form.getByLabel(en.newsletter.join).check()
    await form.getByRole('button', { name: en.newsletter.submit }).click()
    await page.locator('.toast.is-success').waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
    await expect.poll(() => form.getByLabel(en.newsletter.join).isChecked()).toBe(false)

    await page.goto(linkIn(await mailTo({ to: mail }), 'confirm'))
    const card = page.getByRole('region', {
      name: en.newsletter.confirmTitle,
    })
    await card.waitFor()
    await card.getByRole('button', { name: en.newsletter.confirm }).click()
    await page.locator('.outcome').waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect.poll(() => axe(page)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })
})

testFull('three toasts lie above the page, and are reached by keyboard', async () => {
  const { page } = await visit('/he/', {
    viewport: { width: 390, height: 700 },
  })
  await page.context().addInitScript(() => {
    const real = window.fetch
    const messages = ['error', 'success', 'info'].map((type) => ({
      type,
      text: `הודעה ${type}`,
    }))
    window.fetch = async (...args) => {
      if (!String(args[0]).endsWith('/rest/tjt/session')) return real(...args)
      const session = await (await real(...args)).json()
      return Response.json({ ...session, messages })
    }
    sessionStorage.setItem('expecting', '')
  })
  await page.reload()
  await page.locator('.toast').nth(2).waitFor()
  const tops = await page.locator('.toast').evaluateAll((toasts) =>
    toasts.map((shown) => {
      const { left, width } = shown.getBoundingClientRect()
      return [left, width, shown.querySelector('bdi')?.textContent]
    }),
  )
  expect(tops).toEqual([
    [0, 390, 'הודעה info'],
    [0, 390, 'הודעה success'],
    [0, 390, 'הודעה error'],
  ])
  await expect.poll(() => page.locator('#people [role=alert]').innerText()).toBe('הודעה error')
  await expect.poll(() => axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.toast').count()).toBe(2)
  await page.locator('.toast').last().getByRole('button', { name: he.common.close }).press('Enter')
  await expect.poll(() => page.locator('.toast').count()).toBe(1)
  await page.context().close()
})

// The whole life of an account.

/** The link of a mail, on the site that is tested. */
function linkIn({ text = '' }: { text?: string }, kind: string): string {
  const link = new RegExp(`https?://\\S+[?]${kind}=\\S+`).exec(text)?.[0]
  if (!link) throw new Error(`no link in ${text}`)
  const { pathname, search } = new URL(link)
  return siteUrl + pathname + search
}

async function logIn(page: Page, email: string, password: string) {
  const box = page.locator('dialog, .login-box')
  await box.getByLabel(en.login.email).fill(email)
  await box.getByLabel(en.login.password, { exact: true }).fill(password)
  await box.getByRole('button', { name: en.login.submit }).click()
}

const PASSWORD = 'a long and quiet evening'

test('an account: registered, confirmed, used, exported and deleted', async () => {
  const mail = address('life')
  const { page, problems } = await visit('/Credits.html', {
    viewport: { width: 1440, height: 900 },
  })
  const account = page.locator('[data-account]')

  await account.locator('a').click()
  await dialog(page).getByRole('button', { name: en.login.register }).click()
  await dialog(page).getByLabel(en.register.name).fill('Miriam Levi')
  await dialog(page).getByLabel(en.login.email).fill(mail)
  await dialog(page).getByLabel(en.login.password, { exact: true }).fill(PASSWORD)
  await dialog(page).getByRole('button', { name: en.register.submit }).click()
  await dialog(page)
    .getByText(/e-mail/)
    .first()
    .waitFor()
  await dialog(page).getByRole('heading', { name: en.register.sent }).waitFor()

  const verify = linkIn(await mailTo({ to: mail }), 'verify')
  await page.goto(verify)
  await page.getByRole('button', { name: en.link.verify }).click()
  await page.locator('.outcome').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')

  await page.getByRole('main').getByRole('button', { name: en.header.login }).click()
  await logIn(page, mail, 'not the password')
  await page.locator('.toast.is-error').waitFor()
  await expect.poll(() => page.locator('.toast').innerText()).toContain(errors.wrongLogin)
  // The page has reloaded and kept the address.
  const panel = page.locator('.login-box')
  await expect.poll(() => panel.getByLabel(en.login.email).inputValue()).toBe(mail)
  await panel.getByText(en.login.unconfirmed).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  await logIn(page, mail, PASSWORD)
  await page.getByText(en.account.hello.replace('{{name}}', 'Miriam Levi')).waitFor()
  await page.locator('.toast.is-success').waitFor()
  await expect.poll(() => account.innerText()).toContain('Miriam Levi')
  await expect.poll(() => axe(page)).toEqual([])

  const name = page.getByRole('region', { name: en.account.nameTitle })
  await name.getByLabel(en.account.name).fill('Noa Levi')
  const save = name.getByRole('button', { name: en.account.saveName })
  await save.press('Enter')
  await page.getByText(en.account.hello.replace('{{name}}', 'Noa Levi')).waitFor()
  await expect.poll(() => save.evaluate((it) => it === document.activeElement)).toBe(true)
  await expect.poll(() => account.innerText()).toContain('Noa Levi')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.account.download }).click(),
  ])
  expect(file.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    account: object
  }
  expect(data.account).toMatchObject({ name: 'Noa Levi', email: mail })

  // Known by the next page too, and out again by its menu.
  await page.goto(`${siteUrl}/Credits.html`)
  await account.locator('summary').click()
  await account.getByRole('button', { name: en.header.logout }).click()
  await page.locator('.toast.is-success').waitFor()
  await account.getByRole('link', { name: en.header.login }).waitFor()

  await page.goto(`${siteUrl}/Login.html?backLink=/Account.html`)
  await logIn(page, mail, PASSWORD)
  await page.waitForURL('**/Account.html')
  await page.getByRole('button', { name: en.account.delete }).click()
  await dialog(page).getByLabel(en.account.currentPassword, { exact: true }).fill(PASSWORD)
  await dialog(page).getByRole('button', { name: en.account.deleteSure }).click()
  await page.waitForURL(`${siteUrl}/`)
  const farewell = page.locator('.toast.is-success')
  await farewell.waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('known'))).toBeNull()

  // What is said leaves the header in reach.
  await account.locator('a').click()
  expect(await farewell.isVisible()).toBe(true)
  await logIn(page, mail, PASSWORD)
  await page.locator('.toast.is-error').waitFor()
  // Browsers log refusals to the console.
  expect(problems.filter((problem) => !/status of 40[13]/.test(problem))).toEqual([])
  await page.context().close()
})

testFull('a name that is long stays in the header, at every width', async () => {
  const session = {
    uid: 1,
    name: 'Maximiliane-Alexandra von Hohenstaufen',
    email: 'm@example.org',
    verified: true,
    messages: [],
    tokens: {},
    captcha: { kind: 'altcha' },
    providers: {},
  }
  for (const path of isFull ? ['/', '/he/', '/ru/', '/de/', '/fr/', '/es/'] : ['/he/', '/de/']) {
    const { page } = await visit(path, {
      viewport: { width: 1440, height: 700 },
    })
    await page.route(`**${SESSION}`, (route) => route.fulfill({ json: session }))
    await page.evaluate(() => localStorage.setItem('known', '1'))
    await page.reload()
    await page.locator('.account-menu').waitFor()
    for (const width of [1440, 1320, 1160, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        const tools = document.querySelector('.header-tools')!
        const row = document.querySelector('.header-row')!
        const { left, right } = tools.getBoundingClientRect()
        const bounds = row.getBoundingClientRect()
        const outside = Math.max(bounds.left - left, right - bounds.right, 0)
        return scrollWidth - clientWidth + outside
      })
      expect(over, `${path} at ${width}`).toBe(0)
    }
    await page.context().close()
  }
})
