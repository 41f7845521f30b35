import { MESSAGES } from '#core/i18n/messages.ts'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { loadedScripts, testOnce, useBrowser, visit, type Visit, hasSettled } from './browser.ts'
import { insertUser, logIn } from './users.ts'

useBrowser()

/** No other test writes about it. */
const LISTING = '/Kosher_Restaurants-DI900101-x.html'
const HEBREW_LISTING = '/he/מסעדות_כשרות-DI900101-x.html'
/** A real place, of which nobody has said anything, and no other test does. */
const QUIET = '/Shops_and_Community-DI103008-x.html'
const LANGUAGES = [
  ['en', LISTING],
  ['he', HEBREW_LISTING],
] as const

const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page, name: string) => page.locator(`[data-dialog=${name}]`).first()
/** What is said about a field beside its hint. */
const problemOf = async (field: Locator) => {
  const ids = await field.getAttribute('aria-describedby')
  const [id = ''] = ids?.split(' ') ?? []
  return field.page().locator(`[id="${id}"]`).innerText()
}
const active = (page: Page, what: 'id' | 'name' | 'value') =>
  page.evaluate((key) => (document.activeElement as HTMLInputElement)[key], what)
const close = ({ page }: Visit) => page.context().close()
/** Goes on by Tab until a field of the dialog has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${selector}`)
}

async function openByKey(page: Page, name: string): Promise<void> {
  await opener(page, name).focus()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
}

describe('a reader', () => {
  test('has all in the HTML, and nothing that needs a script without one', async () => {
    const visited = await visit(LISTING, { javaScriptEnabled: false })
    const { page } = visited
    await expect.poll(() => page.locator('#reviews .contribution').count()).toBe(6)
    await expect.poll(() => page.locator('#questions .contribution').count()).toBe(6)
    await expect.poll(() => opener(page, 'review').isVisible()).toBe(false)
    await expect.poll(() => page.locator('.feedback').first().isVisible()).toBe(false)
    const more = page.locator('#questions summary').first()
    await more.click()
    await expect.poll(() => page.locator('details[open] .answers').isVisible()).toBe(true)
    await close(visited)
  })

  test('loads nothing until they act, and then nothing moves', async () => {
    const visited = await visit(LISTING, { until: 'settled' })
    const { page, requests, problems } = visited
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    expect(loadedScripts(requests)).toEqual([])
    const helpful = page.locator('#reviews .feedback button').first()
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-contributions] *, [data-rating] *')].map((element) => {
          if (element.getClientRects().length === 0) return 'not drawn'
          const { x, y, width, height } = element.getBoundingClientRect()
          return [x, y + scrollY, width, height].map(Math.round).join()
        }),
      )
    const before = await places()
    const arrived = page.waitForResponse((response) => response.url().includes('/itemquestions/0/'))
    await helpful.focus()
    await arrived
    await hasSettled(page)
    await expect.poll(() => places()).toEqual(before)
    expect(requests).not.toContain('/rest/tjt/session')
    await expect.poll(() => page.context().cookies()).toEqual([])
    await expect.poll(() => helpful.evaluate((button) => document.activeElement === button)).toBe(true)
    expect(problems).toEqual([])
    await close(visited)
  })

  testFull('turns the pages of reviews, at the first press already', async () => {
    const visited = await visit(LISTING, { until: 'settled' })
    const { page } = visited
    const { reviews } = MESSAGES.en.contributions.posts
    const first = await page.locator('#reviews .contribution').first().getAttribute('id')
    const list = page.locator('#reviews')
    await list.getByRole('button', { name: 'Page 2' }).click()
    await page.locator('#reviews [aria-current=page]', { hasText: '2' }).waitFor()
    await expect.poll(() => page.locator(`#${first}`).count()).toBe(0)
    await expect.poll(() => active(page, 'id')).toBe('reviews-title')
    await expect.poll(() => page.locator('#reviews .contributions-range').innerText()).toMatch(/^7–\d+ of \d+$/)
    await list.getByRole('button', { name: reviews.previous }).click()
    await page.locator(`#${first}`).waitFor()
    await close(visited)
  })

  testFull.each(few(LANGUAGES))('in %s sees all questions and answers', async (lang, path) => {
    const visited = await visit(path)
    const { page } = visited
    await page.locator('.show-all').press('Enter')
    await page.locator('.show-all').waitFor({ state: 'detached' })
    const items = page.locator('#questions .contribution')
    await expect.poll(() => items.count()).toBeGreaterThan(6)
    const seventh = await items.nth(6).getAttribute('id')
    await expect.poll(() => active(page, 'id')).toBe(seventh)
    const summary = page.locator('#questions summary').first()
    await summary.press('Enter')
    await expect.poll(() => summary.innerText()).toContain(MESSAGES[lang].contributions.posts.questions.fewerAnswers)
    await expect.poll(() => axe(page)).toEqual([])
    await close(visited)
  })

  testFull.each(
    few([
      ['itemreviews', 'couldNotGetReviews'],
      ['itemquestions', 'couldNotGetQuestions'],
    ] as const),
  )('reports that %s failed to load, and keeps the HTML', async (call, code) => {
    const visited = await visit(LISTING)
    const { page } = visited
    await page.route(`**/${call}/**`, (route) => route.abort())
    const before = await page.locator('[data-contributions]').innerText()
    await page.locator('#reviews .feedback button').first().focus()
    const text = MESSAGES.en.errors[code]
    await page.locator('.toast', { hasText: text }).waitFor()
    await expect.poll(() => page.locator('[data-contributions]').innerText()).toBe(before)
    await close(visited)
  })

  testFull.each(few(LANGUAGES))('in %s reads how ratings come about', async (lang, path) => {
    const visited = await visit(path)
    const { page } = visited
    await openByKey(page, 'ratings')
    const { title, who } = MESSAGES[lang].contributions.posts.ratings
    await page.getByRole('dialog', { name: title }).getByText(who).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => opener(page, 'ratings').evaluate((button) => document.activeElement === button)).toBe(true)
    await close(visited)
  })
})

describe('a visitor', () => {
  test.each(few(['review', 'question', 'answer']))(
    'who wants to write (%s) logs in first, and goes on after it',
    async (name) => {
      const visited = await visit(LISTING)
      const { page } = visited
      const question = await page.locator('#questions h3').nth(2).innerText()
      const button =
        name === 'answer'
          ? // By its words: others ask meanwhile, and it moves down.
            page.locator('#questions .contribution', { hasText: question }).locator('[data-dialog=answer]')
          : opener(page, name)
      await button.press('Enter')
      await page.getByRole('dialog', { name: MESSAGES.en.accounts.app.login.title }).waitFor()
      // As the log-in would end: with a session, and the page reloaded.
      await logIn(page.context(), await insertUser())
      await page.reload()
      const { forms } = MESSAGES.en.contributions.posts
      const title = forms[name as 'review' | 'question' | 'answer']
      await page.getByRole('dialog', { name: title }).waitFor()
      if (name === 'answer') await expect.poll(() => page.locator('blockquote').innerText()).toBe(question)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await expect.poll(() => button.evaluate((it) => document.activeElement === it)).toBe(true)
      await page.reload()
      await hasSettled(page)
      await expect.poll(() => dialog(page).count()).toBe(0)
      await close(visited)
    },
  )

  testFull('who finds a review helpful logs in first', async () => {
    const visited = await visit(LISTING)
    const { page } = visited
    await page.locator('#reviews .feedback button').first().press('Enter')
    await page.getByRole('dialog', { name: MESSAGES.en.accounts.app.login.title }).waitFor()
    await close(visited)
  })
})

describe.each(LANGUAGES)('by keyboard alone, in %s', (lang, path) => {
  const { forms, reviews, questions, thanks } = MESSAGES[lang].contributions.posts
  const { toasts } = MESSAGES[lang].accounts.app
  const { errors } = MESSAGES[lang]
  const more = lang === 'he' ? 'ArrowLeft' : 'ArrowRight'
  const name = lang === 'he' ? 'דנה לוי' : 'Dana Levi'

  testOnce(lang)('a review is checked, published, thanked for and shown', async () => {
    const visited = await visit(path, { user: await insertUser(name) })
    const { page, problems } = visited
    await openByKey(page, 'review')
    await expect.poll(() => active(page, 'name')).toBe('food')
    await expect.poll(() => axe(page)).toEqual([])
    await tabTo(page, 'button[type=submit]')
    await page.keyboard.press('Enter')
    await dialog(page).getByText(forms.mustAgree).last().waitFor()
    const field = (label: string) => dialog(page).getByLabel(label, { exact: true })
    await expect.poll(() => problemOf(dialog(page).getByRole('radiogroup').first())).toBe(errors.mustRateAll)
    await expect.poll(() => problemOf(field(forms.reviewTitle))).toBe(errors.needTitle)
    await expect.poll(() => problemOf(field(forms.reviewContent))).toBe(errors.needContent)
    await expect.poll(() => problemOf(field(forms.reviewAgree))).toBe(forms.mustAgree)
    await expect.poll(() => active(page, 'name')).toBe('food')
    await expect.poll(() => axe(page)).toEqual([])

    for (const [mark, presses] of [
      ['food', 4],
      ['service', 3],
      ['value', 3],
    ] as const) {
      await tabTo(page, `[name=${mark}]`)
      for (let at = 0; at < presses; at++) await page.keyboard.press(more)
    }
    await expect.poll(() => active(page, 'value')).toBe('4')
    await expect.poll(() => page.locator('.overall output').innerText()).toContain('4.3')
    await tabTo(page, '[name=reviewTitle]')
    const title = `A fine evening ${Date.now()}`
    await page.keyboard.type(title)
    await tabTo(page, '[name=reviewContent]')
    await page.keyboard.type('We ate well.')
    await tabTo(page, '[name=agree]')
    await page.keyboard.press('Space')
    await tabTo(page, 'button[type=submit]')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: thanks.review }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    const item = page.locator('#reviews .contribution', { hasText: title })
    await item.waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    const id = await item.getAttribute('id')
    await expect.poll(() => active(page, 'id')).toBe(id)
    await expect.poll(() => item.getAttribute('class')).toContain('is-fresh')
    await expect.poll(() => item.innerText()).toContain(name)
    await expect.poll(() => axe(page)).toEqual([])
    expect(problems).toEqual([])

    // A second one is refused in words, and what was typed comes back.
    await openByKey(page, 'review')
    for (const mark of ['food', 'service', 'value']) {
      await tabTo(page, `[name=${mark}]`)
      await page.keyboard.press('Space')
    }
    await tabTo(page, '[name=reviewTitle]')
    await page.keyboard.type('Once more')
    await tabTo(page, '[name=reviewContent]')
    await page.keyboard.type('Still good.')
    await tabTo(page, '[name=agree]')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.toast', { hasText: errors.alreadyReviewed }).waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await openByKey(page, 'review')
    await dialog(page).getByText(forms.restored).waitFor()
    await expect.poll(() => page.locator('[name=reviewTitle]').inputValue()).toBe('Once more')
    await expect.poll(() => axe(page)).toEqual([])
    await close(visited)
  })

  testOnce(lang)('a question is asked and answered', async () => {
    const visited = await visit(path, { user: await insertUser(name) })
    const { page, problems } = visited
    await openByKey(page, 'question')
    await tabTo(page, 'button[type=submit]')
    await page.keyboard.press('Enter')
    for (const text of [forms.mustAgree, errors.needCategory, errors.needQuestion])
      await dialog(page).locator('.field-problem', { hasText: text }).waitFor()
    await expect.poll(() => active(page, 'name')).toBe('questionCategory')
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active(page, 'value')).toBe('2')
    await tabTo(page, '[name=question]')
    const text = `Is it open on Friday ${Date.now()}?`
    await page.keyboard.type(text)
    await tabTo(page, '[name=agree]')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: thanks.question }).waitFor()
    const item = page.locator('#questions .contribution', { hasText: text })
    await item.waitFor()
    await expect.poll(() => item.innerText()).toContain(questions.category2)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })

    await item.locator('[data-dialog=answer]').press('Enter')
    await dialog(page).waitFor()
    await expect.poll(() => page.locator('blockquote').innerText()).toBe(text)
    await tabTo(page, 'button[type=submit]')
    await page.keyboard.press('Enter')
    for (const problem of [forms.mustAgree, errors.needAnswer])
      await dialog(page).locator('.field-problem', { hasText: problem }).waitFor()
    await expect.poll(() => active(page, 'name')).toBe('answer')
    await expect.poll(() => axe(page)).toEqual([])
    await page.keyboard.type('Until noon.')
    await tabTo(page, '[name=agree]')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: thanks.answer }).waitFor()
    await item.getByText('Until noon.').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => active(page, 'id')).toMatch(/^answer-\d+$/)
    await expect.poll(() => axe(page)).toEqual([])
    expect(problems).toEqual([])
    await close(visited)
  })

  testFull('a review is found helpful, once', async () => {
    const visited = await visit(path, { user: await insertUser(name) })
    const { page, requests, problems } = visited
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await page.waitForResponse((response) => response.url().includes('/itemreviews/'))
    const group = page.locator('.contribution:has(.is-sample) .feedback').first()
    const [up, down] = [group.locator('button').first(), group.locator('button').last()]
    await up.press('Enter')
    await expect.poll(() => up.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => up.innerText()).toMatch(/\d$/)
    await up.press('Enter')
    await expect.poll(() => down.getAttribute('aria-pressed')).toBe('false')
    const sent = () => requests.filter((path) => path.includes('/feedbackitem/'))
    expect(sent()).toHaveLength(1)
    await expect.poll(() => axe(page)).toEqual([])
    await page.reload()
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await expect.poll(() => up.getAttribute('aria-pressed')).toBe('true')
    await page.route('**/feedbackitem/**', (route) => route.abort())
    await down.press('Enter')
    await page.locator('.toast', { hasText: errors.couldNotAddFeedback }).waitFor()
    await expect.poll(() => down.getAttribute('aria-pressed')).toBe('false')
    expect(problems.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
    await close(visited)
  })

  testOnce(lang)('fails without losing a word', async () => {
    const visited = await visit(path, { user: await insertUser(name) })
    const { page } = visited
    await openByKey(page, 'question')
    await page.keyboard.press('Space')
    await tabTo(page, '[name=question]')
    await page.keyboard.type('Where is it?')
    await tabTo(page, '[name=agree]')
    await page.keyboard.press('Space')
    await page.route('**/addquestion', (route) => route.abort())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.toast', { hasText: toasts.questionFailedMsg }).waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await page.reload()
    await openByKey(page, 'question')
    await expect.poll(() => page.locator('[name=question]').inputValue()).toBe('Where is it?')
    await close(visited)
  })

  testFull('stars say what they mean', async () => {
    const visited = await visit(path, { user: await insertUser(name) })
    const { page } = visited
    await openByKey(page, 'review')
    const star = dialog(page)
      .getByRole('radio', { name: `5: ${forms.mark5}` })
      .first()
    await star.check({ force: true })
    const row = dialog(page).getByRole('radiogroup', { name: reviews.food })
    await expect.poll(() => row.innerText()).toContain(forms.mark5)
    const box = await star.boundingBox()
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24)
    await close(visited)
  })
})

test('a place of which nobody has said anything asks for the first word', async () => {
  const visited = await visit(QUIET, { viewport: { width: 390, height: 800 } })
  const { page } = visited
  const { reviews, questions } = MESSAGES.en.contributions.posts
  await page.getByText(reviews.none).waitFor()
  await page.getByText(questions.none).waitFor()
  await expect.poll(() => opener(page, 'review').isVisible()).toBe(true)
  await expect.poll(() => page.locator('.contribution').count()).toBe(0)
  await expect.poll(() => axe(page)).toEqual([])
  await close(visited)
})
