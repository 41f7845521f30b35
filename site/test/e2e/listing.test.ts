import { MESSAGES } from '#core/i18n/messages.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import {
  overflow,
  scriptsHaveRun,
  siteUrl,
  testOnce,
  useBrowser,
  visit,
  type VisitOptions,
  hasSettled,
} from './browser.ts'
import { insertUser, logIn, withStore } from './users.ts'

useBrowser()

/** Six pictures, a special offer and a supervision with contacts. */
const TNID = 900029
const EN = `/Kosher_Restaurants-DI${TNID}-x.html`
const HE = `/he/מסעדות_כשרות-DI${TNID}-x.html`
const LANGUAGES = [
  ['en', EN],
  ['he', HE],
] as const
/** The same, but for the popular vacations. */
const WITHOUT_VACATIONS = '/Kosher_Restaurants-DI900004-x.html'

/** Without what moves, whose colours are half there for a while. */
const open = (path: string, options: VisitOptions = {}) => visit(path, { reducedMotion: 'reduce', ...options })

const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page, name: string) => page.locator(`[data-dialog=${name}]:not([data-about])`).first()
/** Opens a dialog as the keyboard does, and waits for its title. */
async function openByKey(page: Page, name: string, title: string) {
  await opener(page, name).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('heading', { name: title }).waitFor()
}
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

/** Which picture is in view, from 0. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('.gallery-main')!
    const { left } = strip.getBoundingClientRect()
    return [...strip.firstElementChild!.children].findIndex(
      (item) => Math.abs(item.getBoundingClientRect().left - left) < 2,
    )
  })
const showsPicture = (page: Page, at: number) => expect.poll(() => inView(page)).toBe(at)

describe.each(LANGUAGES)('the pictures in %s', (lang, path) => {
  const { gallery: words } = MESSAGES[lang].listing.dialogs
  const isRtl = lang === 'he'
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

  test('move by button, thumbnail and key, and the thumbnails follow', async () => {
    const { page, problems } = await visit(path)
    await page.getByRole('button', { name: words.next }).press('Enter')
    await showsPicture(page, 1)
    const current = page.locator('.gallery-thumbs [aria-current]')
    await expect.poll(() => current.getAttribute('href')).toBe('#picture-2')
    const said = page.locator('.gallery [role=status]')
    const alt = page.locator('#picture-2 img')
    await expect.poll(() => said.textContent()).toBe(await alt.getAttribute('alt'))
    await page.getByRole('button', { name: words.previous }).press('Enter')
    await showsPicture(page, 0)
    await page.keyboard.press(forward)
    await showsPicture(page, 1)
    await page.keyboard.press('End')
    await showsPicture(page, 5)
    await page.keyboard.press(forward)
    await showsPicture(page, 0)
    await page.keyboard.press(back)
    await showsPicture(page, 5)
    await expect.poll(() => current.getAttribute('href')).toBe('#picture-6')
    const strip = await page.locator('.gallery-thumbs').boundingBox()
    const thumb = await current.boundingBox()
    expect(thumb!.x).toBeGreaterThanOrEqual(strip!.x)
    expect(thumb!.x + thumb!.width).toBeLessThanOrEqual(strip!.x + strip!.width)
    await page.locator('.gallery-thumbs a').nth(4).press('Enter')
    await showsPicture(page, 4)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('show three thumbnails, and keep their room as they wake', async () => {
    const { page } = await open(path, {
      viewport: { width: 390, height: 800 },
    })
    const sizes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.gallery, .gallery li')].map((box) => {
          const { width, height } = box.getBoundingClientRect()
          return [Math.round(width), Math.round(height)]
        }),
      )
    const before = await sizes()
    const thumbs = await page.locator('.gallery-thumbs').boundingBox()
    const shown = await page.locator('.gallery-thumbs li').evaluateAll(
      (items, { left, right }) =>
        items.filter((item) => {
          const box = item.getBoundingClientRect()
          return box.left >= left - 1 && box.right <= right + 1
        }).length,
      { left: thumbs!.x, right: thumbs!.x + thumbs!.width },
    )
    expect(shown).toBe(3)
    await page.getByRole('button', { name: words.next }).click()
    await showsPicture(page, 1)
    await expect.poll(() => sizes()).toEqual(before)
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('fill the screen by key, and give the focus back where they were left', async () => {
    const { page, problems } = await open(path)
    await page.locator('#picture-1 a').press('Enter')
    const box = page.getByRole('dialog', { name: words.enlarged })
    await box.waitFor()
    const slide = (number: number) => box.locator(`.yarl__slide_current img[alt*="${number} "]`)
    await slide(1).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press(forward)
    // While one moves, a key does nothing.
    await slide(2).waitFor()
    await page.keyboard.press(forward)
    await slide(3).waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    await showsPicture(page, 2)
    await expect.poll(() => isFocused(page, '#picture-3 a')).toBe(true)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('are a strip to scroll where there is no script', async () => {
    const { page } = await open(path, { javaScriptEnabled: false })
    await expect.poll(() => page.locator('.gallery .turn').first().isVisible()).toBe(false)
    await page.locator('.gallery-thumbs a').nth(2).click()
    await showsPicture(page, 2)
    await page.context().close()
  })
})

test('the pictures of an offer move as well', async () => {
  const { page } = await open('/Kosher_Tours-FT810001-x.html')
  const { gallery: words } = MESSAGES.en.listing.dialogs
  await page.getByRole('button', { name: words.next }).click()
  await showsPicture(page, 1)
  await page.context().close()
})

describe.each(few(LANGUAGES))('a report in %s', (lang, path) => {
  const { report: words, sent } = MESSAGES[lang].listing.dialogs
  const { login } = MESSAGES[lang].accounts.app
  const { errors } = MESSAGES[lang]

  test('of somebody unknown waits for the log-in', async () => {
    const { page } = await open(path)
    await openByKey(page, 'report', login.title)
    await logIn(page.context(), await insertUser())
    await page.reload()
    await dialog(page).getByRole('heading', { name: words.title }).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page, '[data-dialog=report]:not([data-about])')).toBe(true)
    // It was meant once.
    await page.reload()
    await hasSettled(page)
    await expect.poll(() => dialog(page).count()).toBe(0)
    await page.context().close()
  })

  test('by keyboard: what is missing, the legal notice, thanks, and back', async () => {
    const user = await insertUser()
    const { page, problems } = await open(path, { user })
    await openByKey(page, 'report', words.title)
    await expect.poll(() => axe(page)).toEqual([])
    await dialog(page).getByRole('button', { name: words.submit }).press('Enter')
    await dialog(page).locator('.form-problem', { hasText: errors.needReason }).waitFor()
    await expect.poll(() => isFocused(page, 'input[value=closed]')).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Space')
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowDown')
    await dialog(page).getByText(words.legal).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(page, 'input[name=repTitle]')).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.type('The third picture is mine.')
    await dialog(page).getByRole('button', { name: words.submit }).press('Enter')
    await dialog(page).locator('.field-problem', { hasText: errors.needGoodFaith }).waitFor()
    await expect.poll(() => isFocused(page, 'input[name=goodFaith]')).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('heading', { name: sent.title }).waitFor()
    await dialog(page).getByText(sent.report).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    const { pathname } = new URL(page.url())
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathname)
    await expect.poll(() => dialog(page).count()).toBe(0)
    const rows = await withStore((store) =>
      store.selectFrom('reports').selectAll().where('uid', '=', user.uid).execute(),
    )
    expect(rows).toMatchObject([
      {
        tnid: TNID,
        dtype: 228,
        type: 'illegal',
        content: 'The third picture is mine.',
        button_text: MESSAGES[lang].listing.dialogs.actions.report,
        back_link: pathname,
        good_faith: 1,
        language: lang,
        state: 'waiting',
      },
    ])
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('that is refused shows a toast', async () => {
    const { page } = await open(path, { user: await insertUser() })
    await page.route('**/directoryitemreport', (route) => route.abort())
    await openByKey(page, 'report', words.title)
    await dialog(page).getByLabel(words.types.moved).check()
    await dialog(page).getByLabel(words.content).fill('To the next street.')
    await dialog(page).getByRole('button', { name: words.submit }).click()
    await toast(page, errors.couldNotSendReport).waitFor()
    await expect.poll(() => dialog(page).getByLabel(words.content).inputValue()).toBe('To the next street.')
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })
})

const WITH_WORDS = [
  ['en', '/Kosher_Restaurants-DI900001-x.html'],
  ['he', '/he/מסעדות_כשרות-DI900001-x.html'],
] as const

describe.each(few(WITH_WORDS))('a report of words, in %s', (lang, path) => {
  const { report: words, sent } = MESSAGES[lang].listing.dialogs
  const { report: names } = MESSAGES[lang].contributions.posts
  const { login } = MESSAGES[lang].accounts.app
  const { errors } = MESSAGES[lang]
  const submit = (page: Page) => dialog(page).getByRole('button', { name: words.submit })
  /** What stands in the page with the number, and the button that reports it. */
  async function wordsAt(page: Page, list: string, at = 0) {
    const button = page
      .locator(`${list} > [data-dialog=report], ${list} > .contribution-acts > [data-dialog=report]`)
      .nth(at)
    const about = await button.getAttribute('data-about')
    const [kind = '', id = ''] = about!.split(' ')
    const text = await page.locator(`[id="${kind}-${id}-text"]`).innerText()
    return { button, kind: kind as 'review' | 'question' | 'answer', id: Number(id), text }
  }
  const reportsBy = (uid: number) =>
    withStore((store) => store.selectFrom('reports').selectAll().where('uid', '=', uid).execute())
  /** Fills in the dialog that is open, from its title on. */
  async function fillIn(page: Page, text: string): Promise<void> {
    while (!(await isFocused(page, 'input[name=repType]'))) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(page, 'textarea[name=repContent]')).toBe(true)
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }

  testFull('waits for the log-in, and is about the same words after it', async () => {
    const { page } = await open(path)
    const { button, kind, text } = await wordsAt(page, '#reviews .contribution', 2)
    await button.press('Enter')
    await dialog(page).getByRole('heading', { name: login.title }).waitFor()
    await logIn(page.context(), await insertUser())
    await page.reload()
    const title = words.ofWords[kind]
    await dialog(page).getByRole('heading', { name: title }).waitFor()
    await expect.poll(() => dialog(page).locator('blockquote p').innerText()).toBe(text)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.context().close()
  })

  test.each(few([
    ['#reviews .contribution', 'review'],
    ['#questions .contribution', 'question'],
    ['#questions .answers > li', 'answer'],
  ] as const))('%s, by keyboard, and the page stays', async (list, kind) => {
    const user = await insertUser()
    const { page, problems } = await open(path, { user })
    const { button, id, text } = await wordsAt(page, list)
    const name = await button.getAttribute('aria-label')
    expect(name).toContain(names.button)
    expect(name).toMatch(new RegExp(names[kind].replace('{{name}}', '.+')))
    await button.press('Enter')
    const title = words.ofWords[kind]
    await dialog(page).getByRole('heading', { name: title }).waitFor()
    await expect.poll(() => dialog(page).locator('blockquote p').innerText()).toBe(text)
    await expect.poll(() => axe(page)).toEqual([])
    await submit(page).press('Enter')
    await dialog(page).locator('.form-problem', { hasText: errors.needReason }).waitFor()
    await expect.poll(() => isFocused(page, 'input[value=words]')).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    await fillIn(page, 'An insult.')
    await dialog(page).getByRole('heading', { name: sent.title }).waitFor()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)
    const { pathname } = new URL(page.url())
    await expect.poll(() => reportsBy(user.uid)).toMatchObject([
      {
        tnid: 900001,
        about: `${kind} ${id}`,
        type: 'words',
        title: '',
        content: 'An insult.',
        back_link: `${pathname}#${kind}-${id}`,
        button_text: names.button,
        language: lang,
        state: 'waiting',
      },
    ])
    expect(problems).toEqual([])
    await page.context().close()
  }) // prettier-ignore

  testFull('that came later, and one that is hidden meanwhile', async () => {
    const user = await insertUser()
    const { page } = await open(path, { user })
    const first = await page.locator('#reviews .contribution').first().getAttribute('id')
    await page.locator('#reviews .pagination li button').nth(1).press('Enter')
    await page.locator(`#${first}`).waitFor({ state: 'detached' })
    const { button, id, text } = await wordsAt(page, '#reviews .contribution')
    await button.press('Enter')
    await dialog(page).waitFor()
    await expect.poll(() => dialog(page).locator('blockquote p').innerText()).toBe(text)
    const turn = (hidden: 0 | 1) =>
      withStore((store) => store.updateTable('reviews').set({ hidden }).where('id', '=', id).execute())
    await turn(1)
    try {
      await fillIn(page, 'Too late.')
      await dialog(page).locator('.field-problem', { hasText: errors.wordsNotShown }).waitFor()
      await expect.poll(() => dialog(page).getByLabel(words.content).inputValue()).toBe('Too late.')
      await expect.poll(() => axe(page)).toEqual([])
    } finally {
      await turn(0)
    }
    await submit(page).press('Enter')
    await dialog(page).getByRole('heading', { name: sent.title }).waitFor()
    await expect.poll(() => reportsBy(user.uid)).toMatchObject([{ about: `review ${id}` }])
    await page.context().close()
  })
})

test.each(few(LANGUAGES))('a claim in %s by keyboard', async (lang, path) => {
  const { claim: words, sent } = MESSAGES[lang].listing.dialogs
  const { errors } = MESSAGES[lang]
  const user = await insertUser()
  const { page } = await open(path, { user })
  await openByKey(page, 'claim', words.title)
  const submit = dialog(page).getByRole('button', { name: words.submit })
  await submit.press('Enter')
  await dialog(page).locator('.field-problem', { hasText: errors.checkCheckboxClaimOwnership }).waitFor()
  await expect.poll(() => isFocused(page, 'input[name=userClaimedOwnership]')).toBe(true)
  await expect.poll(() => axe(page)).toEqual([])
  await page.keyboard.press('Space')
  await submit.press('Enter')
  await dialog(page).getByText(sent.claim).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  const { pathname } = new URL(page.url())
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Escape')])
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname)
  await scriptsHaveRun(page)
  await openByKey(page, 'claim', words.title)
  await dialog(page).getByLabel(words.box).check()
  await submit.click()
  await dialog(page).locator('.form-problem', { hasText: errors.alreadyClaimed }).waitFor()
  await expect.poll(() => axe(page)).toEqual([])
  await page.context().close()
})

describe.each(few(LANGUAGES))('the special offer in %s', (lang, path) => {
  const { offer: words } = MESSAGES[lang].listing.dialogs

  test('stands with its contacts, and alone on paper', async () => {
    const { page, requests } = await open(path)
    await openByKey(page, 'offer', words.title)
    await dialog(page).locator('.contact-list').waitFor()
    expect(requests).toContain(`/rest/tjt/itemcontacts/${TNID}/${lang}`)
    await expect.poll(() => axe(page)).toEqual([])
    const offer = await page.locator('aside.offer p').first().innerText()
    await expect.poll(() => dialog(page).innerText()).toContain(offer)
    await page.evaluate(() => (window.print = () => void (document.title = 'printed')))
    await dialog(page).getByRole('button', { name: words.print }).press('Enter')
    await expect.poll(() => page.title()).toBe('printed')
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['main', 'header', 'footer', '.dialog .button', '.dialog .icon-button'])
      await expect.poll(() => page.locator(gone).first().isVisible(), { message: gone }).toBe(false)
    await expect.poll(() => page.locator('.print-sheet').isVisible()).toBe(true)
    await expect.poll(() => page.locator('.only-print').innerText()).toContain(siteUrl)
    await page.emulateMedia({ media: null })
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page, '[data-dialog=offer]')).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('main h1').isVisible()).toBe(true)
    await page.context().close()
  })
})

describe.each(few(LANGUAGES))('the supervision in %s', (lang, path) => {
  const { supervision: words } = MESSAGES[lang].listing.dialogs

  test('tells whom to ask', async () => {
    const { page } = await open(path, {
      viewport: { width: 390, height: 800 },
    })
    await openByKey(page, 'supervision', words.title)
    await dialog(page).locator('.contact-list').waitFor()
    const text = await dialog(page).innerText()
    for (const part of [words.phone, words.fax, words.email, words.web]) expect(text).toContain(part)
    await expect.poll(() => axe(page)).toEqual([])
    await page.context().close()
  })

  testFull('falls back to the page’s own data if the contacts fail to load', async () => {
    const { page } = await open(path)
    await page.route('**/itemcontacts/**', (route) => route.abort())
    const cards = page.locator('#supervision-contacts')
    await expect.poll(() => cards.isVisible()).toBe(false)
    await opener(page, 'supervision').click()
    await toast(page, MESSAGES[lang].errors.couldNotGetContacts).waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await cards.waitFor({ state: 'visible' })
    await page.context().close()
  })

  test('needs no script', async () => {
    const { page } = await open(path, { javaScriptEnabled: false })
    await opener(page, 'supervision').click()
    await expect.poll(() => page.locator('#supervision-contacts').isVisible()).toBe(true)
    await page.context().close()
  })
})

describe.each(few(LANGUAGES))('the map in %s', (lang, path) => {
  const { map: words } = MESSAGES[lang].listing.dialogs

  test('loads on request, with the listing in its middle', async () => {
    const { page, requests, problems } = await open(path)
    expect(requests.filter((url) => /map/i.test(url))).toEqual([])
    await page.getByRole('button', { name: words.open }).press('Enter')
    const pin = page.locator('.map-place img.leaflet-marker-icon')
    await pin.waitFor()
    await expect.poll(() => pin.count()).toBe(1)
    await expect.poll(() => axe(page)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('that does not come leaves the box, and says so', async () => {
    const { page } = await open(path)
    await page.route('**/engine*.js', (route) => route.abort())
    const button = page.getByRole('button', { name: words.open })
    await button.click()
    await toast(page, MESSAGES[lang].accounts.app.toasts.failedToLoadMap).waitFor()
    await expect.poll(() => button.isVisible()).toBe(true)
    await page.context().close()
  })

  testFull('of the area shows what lies around', async () => {
    const { page } = await open(path)
    await page.locator('summary', { hasText: words.more }).press('Enter')
    await openByKey(page, 'map', words.area)
    await dialog(page).locator('.map-cluster').first().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page, '[data-dialog=map]')).toBe(true)
    await page.context().close()
  })
})

test('popular vacations stand on the page, but where the listing wants none', async () => {
  const links = async (path: string) => {
    const { page } = await open(path, { javaScriptEnabled: false })
    const count = await page.locator('.link-sets a').count()
    await page.context().close()
    return count
  }
  await expect.poll(() => links(EN)).toBeGreaterThan(0)
  await expect.poll(() => links(HE)).toBeGreaterThan(0)
  await expect.poll(() => links(WITHOUT_VACATIONS)).toBe(0)
})
