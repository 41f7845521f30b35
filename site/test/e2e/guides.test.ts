import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { addDays } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { fontsHaveCome, overflow, testOnce, type VisitOptions, useBrowser, visit } from './browser.ts'
import { expectShiftBelow, measureShifts } from './shifts.ts'

useBrowser()

const siteUrl = inject('siteUrl')
const PHONE = { width: 390, height: 844 }

/** Birmingham: a guide without listings. */
const EMPTY = 2655603
const [JERUSALEM, ROME, PARIS] = [281184, 3169070, 2988507] as const
// Any slug leads there.
const pathOf = (lang: Lang, id = EMPTY) =>
  ({
    [EMPTY]: hrefOf(lang, { kind: 'place', id, slug: 'Birmingham' }),
    [JERUSALEM]: hrefOf(lang, { kind: 'place', id, slug: lang === 'he' ? 'ירושלים' : 'Jerusalem' }),
    [ROME]: hrefOf(lang, { kind: 'place', id, slug: lang === 'he' ? 'רומא' : 'Rome' }),
    [PARIS]: hrefOf(lang, { kind: 'place', id, slug: lang === 'he' ? 'פריז' : 'Paris' }),
  })[id]!

/** On a phone whose notice has been read. */
const onPhone = (path: string, options: VisitOptions = {}) =>
  visit(path, {
    ...options,
    viewport: PHONE,
    before: (page) => page.context().addCookies([{ name: '_LDCB', value: 'read', url: siteUrl }]),
  })

/** Where nothing is listed, the tiles say whom to ask and where to go instead, and end a little below the first one. */
const SCREENS = [
  [JERUSALEM, 8, 1],
  [ROME, 8, 1],
  [PARIS, 8, 1],
  [EMPTY, 3.15, 1.05],
] as const

describe.each(few(['en', 'he'] as const))('%s', (lang) => {
  const words = MESSAGES[lang].places

  test.each(SCREENS)(
    'the guide of %i has at most %d screens of a phone, and its answers end by %d',
    async (id, most, first) => {
      const { page } = await onPhone(pathOf(lang, id))
      // Lines are as long as the typeface has them.
      await fontsHaveCome(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height / PHONE.height).toBeLessThanOrEqual(most)
      const last = page.locator('.kit-tile').last()
      const box = (await last.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(first * PHONE.height)
      await expect.poll(() => page.locator('.remaining').innerText()).toMatch(/\d/)
      const { pray, eat, stay } = words.kit
      const names = id === EMPTY ? [`${pray} · ${eat} · ${stay}`] : [pray, eat, stay]
      expect(await page.locator('.kit-tile h2').allInnerTexts()).toEqual(names)
      expect(await page.locator('#popular').count()).toBeLessThanOrEqual(1)
      expect(await page.locator('[data-share]').count()).toBe(1)
      await page.context().close()
    },
  )

  test('an arrival is answered, by keyboard too, and nothing else moves', async () => {
    const { page, problems } = await onPhone(pathOf(lang, PARIS))
    const runs = JSON.parse((await page.locator('.arrival').getAttribute('data-runs'))!) as Run[]
    const [, run] = runs
    const field = page.getByLabel(words.kit.arrive)
    const answer = page.locator('.arrival output')
    await field.fill(run!.eve)
    await expect.poll(() => answer.innerText()).toContain(run!.name)
    expect(await answer.locator('.is-warning').innerText()).toContain(run!.landing)
    await field.fill(run!.last)
    await expect.poll(() => answer.innerText()).toContain(run!.havdalah)
    await field.fill(addDays(run!.eve, -2))
    await expect.poll(() => answer.locator('.is-warning').count()).toBe(0)
    await field.fill(addDays(runs.at(-1)!.last, 30))
    await answer.getByRole('link', { name: words.kit.arrival.beyond }).click()
    await page.waitForURL(/loc=2988507&date=/)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('a guide without listings helps at once, and is accessible', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, problems } = await onPhone(pathOf(lang), { colorScheme })
      const tiles = page.locator('.kit-tile')
      await expect.poll(() => tiles.first().innerText()).toContain(words.alternatives.add)
      expect(await tiles.first().getByRole('link').last().innerText()).toBe(words.alternatives.add)
      await page.getByText(words.help.unknown).click()
      await page.getByText(words.help.unknownText).waitFor()
      await page.getByText(words.help.checklist).click()
      await page.getByText(words.help.checklistNote).waitFor()
      expect(await axe(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(problems).toEqual([])
      await page.context().close()
    }
  })
})

interface Run {
  eve: string
  last: string
  name: string
  havdalah: string
  landing: string
}

/** The first heading or name of each part of a page, in their order. */
const orderOf = (page: Page) =>
  page
    .locator('main .wrap > *')
    .evaluateAll((parts) => parts.map(({ id, className }) => id || className.split(' ').at(-1)!))

test('lists come after the first screen, then times, help, and what is known of the city', async () => {
  const { page } = await visit(pathOf('en', JERUSALEM))
  const parts = (await orderOf(page)).filter((name) => name && !name.startsWith('kit') && name !== 'nearby')
  expect(parts).toEqual([
    'kinds',
    // That they were not checked with the places.
    'fine',
    'offers',
    'times',
    'help',
    'popular',
    'link-sets',
    'about',
    'share',
    'explanation',
  ])
  await page.context().close()
})

test('the count down is written without a shift', async () => {
  const { page } = await visit(pathOf('en', PARIS), { viewport: PHONE })
  await page.route('**/kit.*.js', (route) => setTimeout(() => void route.continue(), 500))
  await page.reload()
  await measureShifts(page)
  await expect.poll(() => page.locator('.remaining').innerText()).toMatch(/^(Candles|Havdalah) in \d/)
  await expectShiftBelow(page, 0.01)
  await page.context().close()
})

test('what is folded opens for a link to it', async () => {
  const { page } = await visit(`${pathOf('en', ROME)}#how-kashrut`)
  await expect.poll(() => page.locator('#how-kashrut p').isVisible()).toBe(true)
  await page.context().close()
})

test('distances follow the chosen unit, and the nearest places lead on', async () => {
  const { page } = await visit(pathOf('en'), { locale: 'en-US' })
  const tile = page.locator('.kit-tile').first()
  const unit = async () => / (km|mi) away/.exec(await tile.innerText())?.[1]
  await expect.poll(unit).toBe('mi')
  await page.getByRole('radio', { name: 'km' }).check()
  await expect.poll(unit).toBe('km')
  // No community with a phone is near enough: the next town with synagogues is London.
  const links = await tile.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const next = links.find((href) => /\/[^/]*Synagogues[^/]*-TJ2643743-/.test(href))
  expect(next, links.join(' ')).toBeDefined()
  await tile
    .locator(`a[href="${new URL(next!).pathname}"]`)
    .first()
    .click()
  await page.waitForURL(next!)
})

test('search engines may index it, and its title says what is there', async () => {
  const html = await (await fetch(siteUrl + pathOf('en'))).text()
  expect(html).not.toContain('noindex')
  expect(/<title>([^<]*)/.exec(html)![1]).toMatch(/^Shabbat times in Birmingham/)
})

test('a visitor keeps a city: its times are on every page, in its language, until it is forgotten', async () => {
  const { page, problems } = await onPhone(pathOf('en', PARIS))
  const chip = page.locator('.my-city')
  const button = (lang: Lang, name: 'set' | 'forget') =>
    page.getByRole('button', { name: MESSAGES[lang].places.home.city[name] })
  await button('en', 'set').click()
  await expect.poll(() => chip.innerText()).toMatch(/^Paris · \d\d:\d\d \w{3}$/)
  await page.goto(siteUrl)
  await expect.poll(() => page.locator('.home-times h2').innerText()).toBe('Paris')
  expect(await axe(page)).toEqual([])
  await page.goto(`${siteUrl}/he/`)
  await expect.poll(() => chip.innerText()).toContain('פריז')
  await chip.click()
  await button('he', 'forget').click()
  await expect.poll(() => chip.count()).toBe(0)
  await page.goto(siteUrl)
  await expect.poll(() => page.locator('.home-times h2').innerText()).toBe('Jerusalem')
  expect(problems.filter((problem) => !/status of 503/.test(problem))).toEqual([])
  await page.context().close()
})
