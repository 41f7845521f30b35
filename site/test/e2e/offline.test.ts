import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Locator, type Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { langOfPath } from '#core/domain/routes.ts'
import { dayDateText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { format } from '#core/i18n/format.ts'
import { few } from '#core/test/full.ts'
import { TIMEOUT_MS } from '#core/test/patience.ts'
import { findBrowser } from '#scripts/cli/browser.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { axe } from './axe.ts'
import { scriptsHaveRun, siteUrl, useBrowser, visit, hasSettled } from './browser.ts'
import { insertUser, withStore } from './users.ts'

useBrowser()

const GUIDES = {
  en: '/Jewish_Guide-TJ3169070-Rome-Jewish_Guide.html',
  he: '/he/מדריך_יהודי-TJ3169070-רומא-מדריך_יהודי.html',
} as const

interface Line {
  url: string
  cut: () => void
  /** Accepts requests and never answers them, as a bad network does, or answers again. */
  silence: (isSilent: boolean) => void
}

/**
 * The site by a way that can be cut: a service worker that has just started may still get through when only the browser
 * is set offline.
 */
async function openLine(): Promise<Line> {
  const { hostname, port } = new URL(siteUrl)
  let isSilent = false
  const line = createServer((asked, reply) => {
    if (isSilent) return
    const { url = '/', method = 'GET', headers } = asked
    const forwarded = request({ hostname, port, path: url, method, headers }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(reply)
    })
    forwarded.on('error', () => reply.destroy())
    asked.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const cut = () => {
    line.close()
    line.closeAllConnections()
  }
  onTestFinished(cut)
  const silence = (isWanted: boolean) => (isSilent = isWanted)
  return { url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`, cut, silence }
}

/** A browser that can be started again with what it had stored. */
function openDevice(): { start: () => Promise<BrowserContext> } {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  let context: BrowserContext | undefined
  onTestFinished(async () => {
    await context?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    async start() {
      await context?.close()
      context = await chromium.launchPersistentContext(folder, {
        executablePath: process.env['BROWSER_PATH'] || findBrowser(),
        args: ['--no-sandbox', '--disable-gpu'],
        locale: 'en-IE',
      })
      return context
    },
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await scriptsHaveRun(page)
}

/** Waits until a copy is complete: hundreds of files, on a machine that others use. */
const stored = (dialog: Locator | Page) =>
  dialog.getByRole('button', { name: /^(Renew now|עדכון עכשיו)$/ }).waitFor({ timeout: 2 * TIMEOUT_MS })

/** Paths of the API whose answers are stored. */
const storedAnswers = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()))
    const paths = requests.flat().map(({ url }) => new URL(url).pathname)
    return paths.filter((path) => path.startsWith('/rest/'))
  })

const storedBytes = (page: Page) =>
  page.evaluate(() => Number((JSON.parse(localStorage.getItem('offline') ?? '[]') as { bytes: number }[])[0]?.bytes))

test.each(few(['en', 'he'] as const))('a city in %s is read without a network, and removed', async (lang) => {
  const words = MESSAGES[lang].places.offline
  const device = openDevice()
  const { url, cut } = await openLine()
  const online = await (await device.start()).newPage()
  await open(online, url + GUIDES[lang])
  await online.getByRole('button', { name: words.keep }).click()
  const dialog = online.getByRole('dialog')
  await stored(dialog)
  await expect.poll(() => axe(online)).toEqual([])
  expect(await storedBytes(online)).toBeGreaterThan(100_000)

  const context = await device.start()
  await context.setOffline(true)
  cut()
  const page = await context.newPage()
  await open(page, url + GUIDES[lang])
  const age = format(words.bar, { day: dayDateText(lang, dayOf(new Date())) })
  await page.getByText(age, { exact: true }).waitFor()
  const list = page.locator('main a[href*="-TJ3169070-"]:not([href*="nearby"])').first()
  await list.click()
  await page.waitForURL(({ pathname }) => decodeURI(pathname) !== GUIDES[lang])
  await page.getByText(age, { exact: true }).waitFor()
  await page.locator('main h1').waitFor()
  await page.locator('main a[href*="-DI"]').first().click()
  await page.waitForURL(/-DI/)
  await page.getByText(age, { exact: true }).waitFor()
  expect(langOfPath(new URL(page.url()).pathname)).toBe(lang)
  await page.goto(`${url}/rest/tjt/locationyear/3169070/${lang}`)
  await page.locator('h1').waitFor()

  await open(page, `${url}${lang === 'he' ? '/he/' : '/'}`)
  await page.getByRole('alert').getByText(words.notKept).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  await page.getByRole('button', { name: words.remove }).click()
  await page.getByRole('heading', { name: words.noneTitle }).waitFor()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('offline'))).toBeNull()
})

test.each(few(['en', 'he'] as const))('a question in %s waits for a network that answers', async (lang) => {
  const { forms, questions, thanks } = MESSAGES[lang].contributions.posts
  const { url, cut, silence } = await openLine()
  const { page } = await visit(GUIDES[lang], { site: url, user: await insertUser() })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: MESSAGES[lang].places.offline.keep }).click()
  await stored(dialog)
  const listing = await page.locator('main a[href*="-DI"]').first().getAttribute('href')
  const openForm = async (name: 'question' | 'review') => {
    await page.locator(`main [data-dialog=${name}]`).first().click()
    await dialog.getByText(forms.unreached).waitFor()
  }
  const text = dialog.locator('textarea')

  silence(true)
  await open(page, url + listing!)
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await page.locator('body[data-stored]').waitFor()
  await openForm('question')
  await expect.poll(() => axe(page)).toEqual([])
  await dialog.getByText(questions.category2, { exact: true }).click()
  await text.fill('Is there a lift for Shabbat?')
  await page.reload()
  await scriptsHaveRun(page)
  await openForm('question')
  expect(await text.inputValue()).toBe('Is there a lift for Shabbat?')
  silence(false)
  await dialog.getByLabel(forms.questionAgree).click()
  await dialog.getByRole('button', { name: forms.sendQuestion }).click()
  await page.getByRole('dialog', { name: thanks.question }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#questions').getByText('Is there a lift for Shabbat?').first().waitFor()

  await page.context().setOffline(true)
  cut()
  await page.reload()
  await scriptsHaveRun(page)
  await openForm('review')
  await page.context().close()
})

test('a trip is kept with the times of its days and the guides of its cities', async () => {
  const words = MESSAGES.en.places.offline
  const { url, cut } = await openLine()
  const { page } = await visit('/Kosher_Trip.html?stop=3169070,2027-04-19T15:30,3', { site: url })
  await page.getByRole('button', { name: words.keep }).click()
  await stored(page.getByRole('dialog'))
  // The browser's own cache may have them, too, for an hour.
  const answers = await storedAnswers(page)
  expect(answers).toContain('/rest/tjt/locationcalendar/3169070/en')
  expect(answers.filter((path) => path.startsWith('/rest/tjt/locnearby/'))).toHaveLength(1)
  await page.context().setOffline(true)
  cut()
  await page.reload()
  await page.locator('.trip-stop').getByText('Pesach (day 1)').first().waitFor()
  await page.locator('.trip-links a').first().click()
  await page.getByRole('heading', { level: 1, name: 'Rome' }).waitFor()
  await page.context().close()
})

test('of an account nothing is kept but the favourites of the city', async () => {
  const words = MESSAGES.en.places.offline
  const user = await insertUser()
  const { page } = await visit(GUIDES.en, { user })
  const listing = await page.locator('main a[href*="-DI"]').first().getAttribute('href')
  const tnid = Number(/-DI(\d+)-/.exec(listing!)![1])
  await withStore((store) =>
    store.insertInto('saved').values({ uid: user.uid, item_type: 'directory', item: tnid, at: Date.now() }).execute(),
  )
  await page.getByRole('button', { name: words.keep }).click()
  const dialog = page.getByRole('dialog')
  await stored(dialog)
  await dialog.getByRole('heading', { name: words.favourites }).waitFor()
  expect(
    await dialog.locator('.stored-item a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([listing])
  const answers = await storedAnswers(page)
  expect(answers.filter((path) => !/\/(entries|location\w+|mapplaces)\/|tjt\/[a-z]+$/.test(path))).toEqual([])
  expect(answers.filter((path) => /saved|session|account|user/.test(path))).toEqual([])
  await page.context().close()
})

test('a copy of an earlier day is renewed by the next page, and one of today is not', async () => {
  const words = MESSAGES.en.places.offline
  const { page, requests } = await visit(GUIDES.en)
  await page.getByRole('button', { name: words.keep }).click()
  await stored(page.getByRole('dialog'))
  const ageBy = (days: number) =>
    page.evaluate((ms) => {
      const [record] = JSON.parse(localStorage.getItem('offline')!) as { at: number }[]
      localStorage.setItem('offline', JSON.stringify([{ ...record, at: Date.now() - ms }]))
    }, days * 86_400_000)
  const at = () =>
    page.evaluate(() => Date.now() - (JSON.parse(localStorage.getItem('offline')!) as { at: number }[])[0]!.at)
  await ageBy(2)
  await page.goto(`${siteUrl}/Credits.html`)
  await expect.poll(at).toBeLessThan(86_400_000)
  requests.length = 0
  await page.goto(`${siteUrl}/Credits.html`)
  await hasSettled(page)
  expect(requests).not.toContain(GUIDES.en)
  await page.context().close()
})

test('a first visit asks for nothing of it', async () => {
  const { page, requests } = await visit(GUIDES.en, { until: 'settled' })
  expect(requests.filter((path) => /offline|worker|on-page/.test(path))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.context().close()
})

test('what was typed without a network stays, also after a reload, and is sent by a press', async () => {
  const { common } = MESSAGES.en.accounts.app
  const { fields, message } = MESSAGES.en.travel.direct
  const { page } = await visit('/Kosher_Tours-FT810025-x.html')
  let sent = 0
  await page.route('**/rest/tjt/cntdirectmsg', (route) => {
    sent++
    return route.fulfill({ json: { ok: true, message: { type: 'success', text: 'Sent.' } } })
  })
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(fields.name)
  const openDialog = () => page.locator('main [data-dialog=message]').first().click()
  await openDialog()
  await dialog.locator('altcha-widget').waitFor()
  await name.fill('Dana Levi')
  await dialog.locator('[name=email]').fill('dana@example.org')
  await dialog.locator('[name=emailConf]').fill('dana@example.org')
  await dialog.locator('textarea').fill('Is there a crib?')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: message.submit }).click()
  await dialog.locator('.form-problem').getByText(common.unsent).waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await scriptsHaveRun(page)
  await openDialog()
  await dialog.locator('altcha-widget').waitFor()
  await expect.poll(() => name.inputValue()).toBe('Dana Levi')
  expect(await dialog.locator('textarea').inputValue()).toBe('Is there a crib?')
  expect(sent).toBe(0)
  await dialog.getByRole('button', { name: message.submit }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(sent).toBe(1)
  await openDialog()
  expect(await name.inputValue()).toBe('')
  await page.context().close()
})
