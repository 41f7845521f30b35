import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { few } from '#core/test/full.ts'
import { editsOf } from '#api/edits/edits.repository.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { startOfDay, wallClock } from '#core/domain/times/zones.ts'
import type { HoursData } from '#site/ui/cards/hours-data.ts'
import { axe } from './axe.ts'
import { openSections, overflow, useBrowser, visit } from './browser.ts'
import { insertStaff, insertUser, withStore } from './users.ts'

useBrowser()

const MINUTE_MS = 60_000
const ZONE = 'Asia/Jerusalem'
/** A sample with prayer times, and one about which nothing is known. */
const pageOf = (lang: Lang, tnid: number) => hrefOf(lang, { kind: 'listing', tnid, dtype: 231, slug: 'x' })
const KNOWN_TNID = 904_004
const UNKNOWN_TNID = 904_005
const EDIT = {
  en: `/Listing_Edit.html?tnid=${UNKNOWN_TNID}`,
  he: `/he/עריכת_רישום.html?tnid=${UNKNOWN_TNID}`,
}
const WALK = { en: '/Kosher_NearBy-31.7934,35.1935-x.html', he: '/he/Kosher_NearBy-31.7934,35.1935-x.html' }
const SAID = {
  en: { soon: /^Next minyan: Mincha \d\d:\d\d \(in 35 min\)$/, unknown: 'Prayer times unknown' },
  he: { soon: /^המניין הבא: מנחה .*\d\d:\d\d \(בעוד 35 דק׳\)$/, unknown: 'זמני התפילה אינם ידועים' },
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const has = () => page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector)
  for (let presses = 0; presses < 120 && !(await has()); presses++) await page.keyboard.press('Tab')
  expect(await has(), selector).toBe(true)
}

describe.each(few(['he', 'en'] as const))('prayer times, %s', (lang) => {
  const locale = lang === 'he' ? 'he-IL' : 'en-GB'
  const { edit, listing } = MESSAGES[lang]

  test('a page says when the next minyan is, by the clock of the place, and not on paper', async () => {
    const { page, problems } = await visit(pageOf(lang, KNOWN_TNID), { locale })
    const line = page.locator('.summary [data-hours]')
    const { start, texts } = JSON.parse((await line.getAttribute('data-hours'))!) as HoursData
    const mincha = edit.prayers.services.mincha
    const [, , at = 0] = texts.find(([, text, until]) => until && text.includes(mincha))!
    const end = texts.at(-1)![0]
    const textAt = async (minute: number) => {
      await page.clock.setFixedTime((start + minute) * MINUTE_MS)
      await page.reload()
      await expect.poll(() => line.isVisible()).toBe(true)
      return line.innerText()
    }
    expect(await textAt(at - 35)).toMatch(SAID[lang].soon)
    expect(await textAt(at + 1)).not.toContain(mincha)
    expect(await textAt(end)).toBe(SAID[lang].unknown)
    expect(await axe(page)).toEqual([])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page)).toBe(0)
    }
    await page.emulateMedia({ media: 'print' })
    expect(await line.isVisible()).toBe(false)
    expect(await page.locator('section[aria-labelledby=prayers-title]').isVisible()).toBe(true)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('a visitor proposes them by keyboard; what cannot be read is said', async () => {
    const user = await insertUser()
    const { page, problems } = await visit(EDIT[lang], { user, locale })
    await page.locator('.edit-form').waitFor()
    await openSections(page)
    await tabTo(page, '[name=prayerTimes-shacharit]')
    await page.keyboard.type('Su-Fr early')
    const send = page.getByRole('button', { name: edit.send.submit })
    await send.press('Enter')
    const { services, wrong } = edit.prayers
    const text = format(wrong.unreadable, { service: services.shacharit })
    await page.locator('#prayerTimes-shacharit-problem', { hasText: text }).waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.locator('[name=prayerTimes-shacharit]').fill('Su-Fr 6:30, 08:00')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Su-Th 13:15 winter; Su-Th (sunset-00:15) summer')
    await page.locator('[name=prayerTimes-yomTov]').selectOption('asShabbat')
    await send.press('Enter')
    await page.getByText(edit.sent.text).waitFor()
    const [kept] = await withStore((store) => editsOf(store, user.uid))
    expect(JSON.parse(kept!.body)).toEqual({
      prayerTimes:
        'shacharit Su-Fr 6:30, 08:00; mincha Su-Th 13:15 winter; mincha Su-Th (sunset-00:15) summer; yomTov asShabbat',
    })
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('an editor enters them at the desk by keyboard, and who states them', async () => {
    const user = await insertStaff('Edda Editor')
    const path = `${hrefOf(lang, { kind: 'desk' })}#documents/listings/${UNKNOWN_TNID}`
    const { page, problems } = await visit(path, { user, locale })
    await page.waitForSelector('.doc-form')
    await openSections(page)
    await tabTo(page, '[name=doc-prayerTimes-maariv]')
    await page.keyboard.type('Su-Th 20:00; Sa havdalah')
    const source = page.locator('[id="doc-prayerTimes.source.name"]')
    await expect.poll(() => source.inputValue()).toBe('Editors')
    expect(await axe(page)).toEqual([])
    await page.locator('[name=doc-prayerTimes-maariv]').fill('')
    await expect.poll(() => source.count()).toBe(0)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('a Shabbat walk names the next minyan and those of Shabbat; only these on paper', async () => {
    const { page, problems } = await visit(`${WALK[lang]}?walk=1`, { locale })
    // Also on a Saturday all of Shabbat is to come.
    await page.clock.setFixedTime(startOfDay(ZONE, wallClock(ZONE, Date.now()).day) + MINUTE_MS)
    await page.reload()
    const own = { has: page.locator(`a[href*="${KNOWN_TNID}"]`) }
    const card = page.locator('section[aria-labelledby=walk-pray] li', own)
    const next = listing.listing.minyan.next.split(':')[0]!
    await expect.poll(() => card.innerText()).toContain(next)
    const shabbat = edit.prayers.services.shacharit
    await expect
      .poll(() => card.locator('.card-line:not(.is-live)').allInnerTexts())
      .toContainEqual(expect.stringMatching(new RegExp(`${shabbat} 08:30`)))
    expect(await axe(page, { without: ['.leaflet-marker-pane'] })).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await card.locator('.is-live').first().isVisible()).toBe(false)
    expect(await card.innerText()).toContain(`${shabbat} 08:30`)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

test('where nobody has stated them, the page says so', async () => {
  const { page } = await visit(pageOf('en', UNKNOWN_TNID))
  expect(await page.locator('.summary').innerText()).toContain(SAID.en.unknown)
  await page.context().close()
})
