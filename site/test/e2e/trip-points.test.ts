import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { readTrip } from '#core/domain/trip/stops.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { overflow, siteUrl, testOnce, useBrowser, visit, type VisitOptions } from './browser.ts'
import { insertUser, withStore } from './users.ts'

useBrowser()

const TRIP = { en: '/Kosher_Trip.html', he: '/he/תכנון_טיול.html' }
const ROME = 3169070
const JERUSALEM = 281184
const SYNAGOGUE = 101259
const GATE = { lat: 31.7766, lng: 35.2275, name: 'Jaffa & Gate' }
const GATE_TEXT = `${GATE.lat},${GATE.lng},Jaffa+%26+Gate`
const TOWN = `stop=${JERUSALEM},2027-04-22,7`
const query = (page: Page) => new URL(page.url()).search
const stops = (page: Page) => page.locator('.trip-stop')
const heads = (page: Page) => stops(page).locator('h2').allInnerTexts()
const device = (page: Page) => page.evaluate(() => localStorage.getItem('trip') ?? '')
const pointField = (page: Page) => page.locator('.point-field input')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const clipboard: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] }
const keep = (key: string, value: string) => (page: Page) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name!, text!), [key, value])

/** Opens the page once it is awake, and notes all that it sends. */
async function open(path: string, options: VisitOptions = {}) {
  const sent: string[] = []
  const { page, problems } = await visit(path, {
    ...options,
    before: async (opened) => {
      opened.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
      await options.before?.(opened)
    },
  })
  await page.locator('astro-island:not([ssr]) .trip').waitFor()
  return { page, problems, sent }
}

describe.each(few(['he', 'en'] as const))('where one stays, %s', (lang) => {
  const words = MESSAGES[lang].times.trip
  const { position } = MESSAGES[lang].places.nearby.from
  const synagogue = lang === 'he' ? 'בית הכנסת הגדול של רומא' : 'Great Synagogue of Rome'
  const city = lang === 'he' ? 'רומא' : 'Rome'

  test('is a listing, chosen by keyboard: its city follows, and the way to others is on foot', async () => {
    const { page, problems } = await open(TRIP[lang], { viewport: { width: 1440, height: 900 } })
    await pointField(page).focus()
    await page.keyboard.type(synagogue)
    await page.locator('.trip-stay [role=option]').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.trip-form .search-field input').first().inputValue()).toBe(city)
    await page.locator('input[name=day]').fill('2027-04-19')
    await page.keyboard.press('Enter')
    await expect.poll(() => query(page)).toBe(`?stop=${ROME},2027-04-19,2,${SYNAGOGUE}`)
    await expect.poll(() => heads(page)).toEqual([`1. ${synagogue}, ${city}`])
    const near = page.locator('.trip-near')
    await expect.poll(() => near.innerText()).toMatch(/דק׳ הליכה|min on foot/)
    // It is no way from itself.
    const itself = near.locator('li', { hasText: synagogue })
    expect(await itself.innerText()).toContain(words.stayHere)
    expect(await axe(page)).toEqual([])
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page)).toBe(0)
    }
    // A listing is public: the link has it without more ado.
    expect(await page.locator('.trip-exact').count()).toBe(0)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('is a point of one’s own: on the device, in no address and, exactly, in no call', async () => {
    const { page, problems, sent } = await open(TRIP[lang], {
      permissions: ['geolocation'],
      geolocation: { latitude: 31.776612, longitude: 35.227523, accuracy: 10 },
    })
    await page.getByRole('button', { name: position }).press('Enter')
    await expect.poll(() => pointField(page).inputValue()).toBe(words.pin)
    const first = page.locator('.trip-form .search-field input').first()
    await expect.poll(() => first.inputValue()).not.toBe('')
    await page.locator('input[name=day]').fill('2027-05-03')
    await page.keyboard.press('Enter')
    await expect.poll(() => heads(page)).toEqual([`1. ${words.pin}, Old City`])
    expect(query(page)).toMatch(/^\?stop=\d+,2027-05-03,2$/)
    expect(await device(page)).toContain(',31.7766,35.2275,')
    await page.locator('.trip-near li').first().waitFor()
    // It stays upon a reload, in another tab, and on a part of the page.
    await page.reload()
    await expect.poll(() => heads(page)).toEqual([expect.stringContaining(words.pin)])
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect.poll(() => heads(other)).toEqual([expect.stringContaining(words.pin)])
    await other.evaluate(() => (location.hash = '#main'))
    await expect.poll(() => heads(other)).toEqual([expect.stringContaining(words.pin)])
    // Changed to its city alone, and back again.
    await stops(page).getByRole('button', { name: words.edit }).press('Enter')
    await expect.poll(() => pointField(page).inputValue()).toBe(words.pin)
    await pointField(page).fill('')
    await page.locator('.trip-form button[type=submit]').press('Enter')
    await expect.poll(() => heads(page)).toEqual([expect.not.stringContaining(words.pin)])
    expect(await device(page)).not.toContain('31.77')
    await page.goBack()
    await expect.poll(() => heads(page)).toEqual([expect.stringContaining(words.pin)])
    expect(sent.filter((url) => /31\.7766|35\.2275/.test(url))).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('is in a link only by choice, and then in no request', async () => {
    const { page } = await open(`${TRIP[lang]}?${TOWN}`, { ...clipboard, before: keep('trip', `${TOWN},${GATE_TEXT}`) })
    await expect.poll(() => heads(page)).toEqual([expect.stringContaining(GATE.name)])
    const copy = page.getByRole('button', { name: MESSAGES[lang].times.candles.copyLink })
    await copy.press('Enter')
    await page.getByText(MESSAGES[lang].times.candles.copied).waitFor()
    expect(await copied(page)).toBe(siteUrl + encodeURI(`${TRIP[lang]}?${TOWN}`))
    const exact = page.getByLabel(words.exact)
    await exact.focus()
    await page.keyboard.press('Space')
    // Neither the notice on cookies nor the header lies on what axe looks at.
    await page.locator('.cookie-notice .button').click()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await axe(page)).toEqual([])
    await copy.press('Enter')
    await expect.poll(() => copied(page)).toContain('#')
    const link = await copied(page)
    expect(readTrip(new URL(link).hash.slice(1)).stops[0]?.point).toEqual(GATE)
    await page.context().close()

    const friend = await open(link.slice(siteUrl.length))
    await expect.poll(() => heads(friend.page)).toEqual([expect.stringContaining(GATE.name)])
    expect(friend.page.url()).toBe(siteUrl + encodeURI(`${TRIP[lang]}?${TOWN}`))
    await friend.page.locator('.trip-near li').first().waitFor()
    expect(friend.sent.filter((url) => /31\.7766|Jaffa/.test(url))).toEqual([])
    // What is somebody else's is not kept here; a reload has it still.
    expect(await device(friend.page)).toBe('')
    await friend.page.reload()
    await expect.poll(() => heads(friend.page)).toEqual([expect.stringContaining(GATE.name)])
    await friend.page.context().close()
  })

  test('that is typed and not chosen is told, and nothing is lost', async () => {
    const { page } = await open(`${TRIP[lang]}?${TOWN}`)
    await page.getByRole('button', { name: words.form }).press('Enter')
    await page.locator('.trip-form [name=q]').fill('Atlantis')
    await pointField(page).fill('Hotel zzzz')
    await page.locator('.trip-form button[type=submit]').press('Enter')
    await page.getByText(words.noPoint).waitFor()
    await page.getByText(words.noCity).waitFor()
    const field = page.locator('.trip-form [name=q]')
    expect([await field.inputValue(), await pointField(page).inputValue()]).toEqual(['Atlantis', 'Hotel zzzz'])
    expect(await axe(page)).toEqual([])
    await page.context().close()
  })

  test('that is gone is told: the stop stays with its city', async () => {
    const { page } = await open(`${TRIP[lang]}?${TOWN},999999`)
    await page.getByText(words.gone).waitFor()
    await page.locator('.trip-days').waitFor()
    await expect.poll(() => page.locator('.trip-near').innerText()).not.toMatch(/דק׳ הליכה|min on foot/)
    expect(await axe(page)).toEqual([])
    await page.context().close()
  })
})

testOnce('en')('the point of the device is offered', async () => {
  const { page } = await open(TRIP.en, { before: keep('from', JSON.stringify(GATE)) })
  await page.getByRole('button', { name: `Use \u2068${GATE.name}\u2069` }).press('Enter')
  await expect.poll(() => pointField(page).inputValue()).toBe(GATE.name)
  await expect.poll(() => page.locator('.trip-form .search-field input').first().inputValue()).toBe('Old City')
  await page.context().close()
})

testOnce('en')('a point far from the city says whose times are shown', async () => {
  const { page } = await open(`${TRIP.en}#${TOWN},41.8919,12.5113,Hotel`)
  await page.getByText(/Hotel.* is .* from .*Jerusalem.*\. The times are those of/).waitFor()
  await page.context().close()
})

test('the map to choose it on has its room, and its note the lines of a text', async () => {
  const { page } = await open(TRIP.en)
  await page.getByRole('button', { name: MESSAGES.en.places.map.pick.map, exact: true }).click()
  const heightOf = async (selector: string) => (await page.locator(`.trip-stay ${selector}`).boundingBox())?.height ?? 0
  await expect.poll(() => heightOf('.map-canvas')).toBeGreaterThan(150)
  await expect.poll(() => heightOf('.map-agree label')).toBeLessThan(50)
})

test('the calendar file and the printed page name the stay', async () => {
  const { page } = await open(`${TRIP.en}?stop=${ROME},2027-04-19,3,${SYNAGOGUE}`)
  await page.locator('.trip-near').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download calendar (.ics)' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain('SUMMARY:Stay: Great Synagogue of Rome\\, Rome')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { name: 'Great Synagogue of Rome, Rome' }).isVisible()).toBe(true)
  expect(await page.locator('.trip-exact').isVisible()).toBe(false)
  await page.context().close()
})

test('all lists measure from a stay at a press', async () => {
  const { page } = await open(`${TRIP.en}?stop=${ROME},2027-04-19,3,${SYNAGOGUE}`)
  await page.locator('.trip-links').getByRole('button').press('Enter')
  await page.getByRole('dialog').getByText('Distances are now from').waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('from'))
  expect(JSON.parse(kept!)).toEqual({ lat: 41.892, lng: 12.478, name: 'Great Synagogue of Rome' })
  await page.context().close()
})

test('a trip of the account has the points, on every device', async () => {
  const user = await insertUser()
  const { page } = await open(`${TRIP.en}?${TOWN}`, { user, before: keep('trip', `${TOWN},${GATE_TEXT}`) })
  await page.getByRole('button', { name: 'Save this trip' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save trip' }).click()
  await page.locator('.trip-mine a').waitFor()
  const rows = () =>
    withStore((store) => store.selectFrom('trips').select('query').where('uid', '=', user.uid).execute())
  expect(await rows()).toEqual([{ query: `${TOWN},${GATE_TEXT}` }])
  await page.context().close()

  const { page: other, problems } = await open(TRIP.en, { user })
  await other.locator('.account-menu summary').click()
  const menu = other.locator('.account-menu').getByRole('link', { name: 'My trips' })
  expect(await menu.getAttribute('href')).toBe(TRIP.en)
  await other.locator('.account-menu summary').click()
  await other.locator('.trip-mine a').click()
  await expect.poll(() => heads(other)).toEqual([`1. ${GATE.name}, Jerusalem`])
  expect(query(other)).toBe(`?${TOWN}`)
  expect(await other.locator('.trip-changed').count()).toBe(0)
  // In a tab of its own, too.
  const href = await other.locator('.trip-mine a').getAttribute('href')
  const tab = await open(TRIP.en + href!, { user })
  await expect.poll(() => heads(tab.page)).toEqual([`1. ${GATE.name}, Jerusalem`])
  expect(tab.sent.filter((url) => /31\.7766|Jaffa/.test(url))).toEqual([])
  await tab.page.context().close()
  expect(problems).toEqual([])
  await other.context().close()
})
