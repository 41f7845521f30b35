import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { PHONE, testOnce, useBrowser, visit } from './browser.ts'
import { expectLaidOut, tapAll, tapMiddle } from './layout-check.ts'
import { insertUser } from './users.ts'

useBrowser()

interface Opened {
  en: string
  he: string
  /** Values of `data-dialog`. */
  names: readonly string[]
  /** What is pressed first, once, where phones fold the buttons away. */
  unfold?: string
  isLoggedIn?: boolean
}

const SAMPLE = { en: '/Kosher_Restaurants-DI900029-x.html', he: '/he/מסעדות_כשרות-DI900029-x.html' }
const OFFER = { en: '/Kosher_Tours-FT810025-x.html', he: '/he/נופש_כשר-FT810025-x.html' }
const QUERY = '?stop=3169070,2027-04-19T15:30,3&stop=281184,2027-04-22,7'

/** Each dialog of the host on a page that has a button for it. */
const PAGES: readonly Opened[] = [
  { en: '/Listing_Options.html', he: '/he/אפשרויות_רישום.html', names: ['login', 'register', 'privacy'] },
  { ...SAMPLE, names: ['ratings', 'offer', 'map', 'supervision', 'share'] },
  { ...SAMPLE, names: ['review', 'question', 'report', 'claim'], isLoggedIn: true },
  {
    en: '/Kosher_Restaurants-DI900101-x.html',
    he: '/he/מסעדות_כשרות-DI900101-x.html',
    names: ['answer'],
    isLoggedIn: true,
  },
  {
    en: '/Kosher_Restaurants-DI900001-x.html',
    he: '/he/מסעדות_כשרות-DI900001-x.html',
    names: ['stillOpen', 'closedForGood', 'certificate', 'message'],
    isLoggedIn: true,
  },
  { ...OFFER, names: ['request', 'job', 'message'] },
  { en: '/Kosher_Tours-FT810011-x.html', he: '/he/נופש_כשר-FT810011-x.html', names: ['noJobs'] },
  { en: `/Kosher_Trip.html${QUERY}`, he: `/he/תכנון_טיול.html${QUERY}`, names: ['keepTrip'], isLoggedIn: true },
  {
    en: '/Kosher_Restaurants-TJ281184-Jerusalem-Kosher_Restaurants.html',
    he: '/he/מסעדות_כשרות-TJ281184-ירושלים-מסעדות_כשרות.html',
    names: ['from'],
    unfold: '.results-bar > [aria-expanded=false]',
  },
]

const dialog = (page: Page) => page.getByRole('dialog')

/** Opens a dialog by a finger on the middle of its button. */
async function openByTap(page: Page, name: string, lang: 'en' | 'he', unfold?: string): Promise<void> {
  // What is folded away has its buttons, too; the bar below goes where the form itself is in sight.
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
    scrollTo({ top: 0, behavior: 'instant' })
  })
  if (unfold) await tapMiddle(page, page.locator(unfold))
  // A button that an island draws comes together with what is on its way, which moves it once it is there.
  const button = page.locator(`[data-dialog=${name}]:not([data-about]):visible`).first()
  await button.waitFor()
  const isBusy = () => page.locator('[aria-busy=true]').count()
  await expect.poll(isBusy).toBe(0)
  await tapMiddle(page, button)
  await dialog(page).waitFor()
  await dialog(page).getByText(MESSAGES[lang].accounts.app.common.loading, { exact: true }).waitFor({ state: 'hidden' })
  await expect.poll(isBusy).toBe(0)
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}

describe.each(['en', 'he'] as const)('on a phone, in %s', (lang) => {
  test.each(PAGES)('dialogs of $en are laid out, and a finger reaches all in them: $names', async (opened) => {
    const user = opened.isLoggedIn ? await insertUser() : undefined
    const { page, problems } = await visit(opened[lang], { ...PHONE, reducedMotion: 'reduce', ...(user && { user }) })
    for (const name of opened.names) {
      await openByTap(page, name, lang, opened.unfold)
      if (lang === 'en') expect.soft(await tapAll(page), name).toEqual([])
      await expectLaidOut(page, name)
      await close(page)
    }
    expect(problems).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('menus and date pickers are laid out, opened', async () => {
    const user = await insertUser()
    const { page } = await visit(OFFER[lang], { ...PHONE, reducedMotion: 'reduce', user })
    for (const menu of ['.header-search', '.languages', '.small-menu', '.account-menu']) {
      await tapMiddle(page, page.locator(`${menu} > summary`))
      await page.locator(`${menu}[open] .panel`).waitFor()
      await expectLaidOut(page, menu, `${menu} .panel`)
      await page.keyboard.press('Escape')
      await page.locator(menu).evaluate((details) => details.removeAttribute('open'))
    }
    await tapMiddle(page, page.locator('main [aria-haspopup=dialog]:visible').first())
    await dialog(page).waitFor()
    await expectLaidOut(page, 'dates')
    await page.context().close()
  })
})

test('a review is rated, written and sent by taps on what is seen', async () => {
  const { forms, reviews, thanks } = MESSAGES.en.contributions.posts
  const { page, problems } = await visit('/Kosher_Restaurants-DI900029-x.html', { ...PHONE, user: await insertUser() })
  await openByTap(page, 'review', 'en')
  const box = dialog(page)
  for (const [mark, stars] of [
    ['food', 5],
    ['service', 4],
    ['value', 3],
  ] as const) {
    const star = box
      .getByRole('radiogroup', { name: reviews[mark] })
      .locator('.star')
      .nth(stars - 1)
    await tapMiddle(page, star)
  }
  await expect.poll(() => page.locator('.overall output').innerText()).toContain('4')
  const title = `By finger ${Date.now()}`
  await tapMiddle(page, box.getByLabel(forms.reviewTitle, { exact: true }))
  await page.keyboard.type(title)
  await tapMiddle(page, box.getByLabel(forms.reviewContent, { exact: true }))
  await page.keyboard.type('The stars were where the finger was.')
  await tapMiddle(page, box.getByLabel(forms.reviewAgree, { exact: true }))
  await tapMiddle(page, box.locator('button[type=submit]'))
  await page.getByRole('dialog', { name: thanks.review }).waitFor()
  const item = page.locator('#reviews .contribution', { hasText: title })
  await item.waitFor()
  await expect.poll(() => item.locator('[role=img]').first().getAttribute('aria-label')).toContain('4')
  expect(problems).toEqual([])
  await page.context().close()
})
