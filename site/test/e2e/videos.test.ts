import { MESSAGES } from '#core/i18n/messages.ts'
import type { Frame, Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { few, testFull } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { testOnce, useBrowser, visit, type VisitOptions, hasSettled } from './browser.ts'
import { expectShiftBelow, measureShifts } from './shifts.ts'
import { LISTING, LISTING_VIDEOS, OFFER, OFFER_VIDEOS, useVideoPages } from './video-pages.ts'

useBrowser()
useVideoPages()

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 800 }

const LANGUAGES = [
  ['English', 'en', MESSAGES.en.listing.videos],
  ['Hebrew', 'he', MESSAGES.he.listing.videos],
] as const

/** Opens a page with videos; `asked` holds the paths requested from their provider. */
async function open(path: string, options: VisitOptions = {}) {
  const { page, problems } = await visit('/Credits.html', options)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/embed/')) asked.push(pathname.slice(7))
  })
  return {
    page,
    asked,
    problems,
    async go() {
      await page.goto(new URL(path, page.url()).href)
      return page.locator('.videos')
    },
    agree: () => page.evaluate(() => localStorage.setItem('consent', 'videos maps')),
  }
}

const gallery = (page: Page) => page.locator('.video-gallery')
const posters = (page: Page) => page.locator('.videos [data-play]')
const frames = (page: Page) => page.locator('iframe')

async function openGallery(page: Page, at = 0): Promise<Locator> {
  await posters(page).nth(at).click()
  await gallery(page).waitFor()
  return gallery(page)
}

/** The player of the provider in the page. */
async function player(page: Page, at = 0): Promise<Frame> {
  const element = await frames(page).nth(at).elementHandle()
  const frame = await element!.contentFrame()
  await frame!.getByRole('button').waitFor()
  return frame!
}
const said = (frame: Frame) => frame.evaluate(() => (window as unknown as { said: string[] }).said)
const state = (frame: Frame) => frame.getByRole('button').innerText()
const becomes = (frame: Frame, text: string) => expect.poll(() => state(frame)).toBe(text)

/** How many items of a list lie wholly in the box that shows them. */
const whollyIn = (list: Locator) =>
  list.evaluate((box) => {
    const outer = box.getBoundingClientRect()
    return [...box.querySelectorAll('li')].filter((item) => {
      const inner = item.getBoundingClientRect()
      return (
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1 &&
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1
      )
    }).length
  })

describe.each(LANGUAGES)('the gallery in %s', (_, lang, words) => {
  testOnce(lang)('asks nobody before play is pressed, and says whom it will ask', async () => {
    const { page, asked, problems, go } = await open(OFFER[lang], {
      viewport: WIDE,
    })
    const section = await go()
    const host = new URL((await section.getAttribute('data-embed'))!).host
    const whom = words.asks.replace('{{host}}', host)
    await expect.poll(() => posters(page).first().innerText()).toContain(whom)
    const dialog = await openGallery(page, 2)
    await expect.poll(() => page.locator('.video-caption').innerText()).toContain('3')
    expect(asked).toEqual([])
    const play = dialog.locator('.video-slide:not([inert]) button')
    await expect.poll(() => play.innerText()).toContain(whom)
    await expect.poll(() => axe(page)).toEqual([])
    await play.press('Enter')
    const frame = await player(page)
    expect(asked).toEqual(['ofer-03_aB9'])
    await expect.poll(() => state(frame)).toBe('playing')
    // Told which site, and not which page.
    await expect.poll(() => frame.evaluate(() => document.referrer)).toBe(`${new URL(page.url()).origin}/`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await expect.poll(() => axe(page, { without: ['iframe'] })).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('shows one video, which fades; the thumbnails follow', async () => {
    const { page, problems, go } = await open(OFFER[lang], { viewport: WIDE })
    await go()
    const dialog = await openGallery(page)
    await dialog.getByRole('button', { name: words.next }).click()
    const slides = dialog.locator('.video-slide')
    await expect.poll(() => slides.nth(1).evaluate(opacity)).toBe('1')
    await expect.poll(() => slides.nth(0).evaluate(opacity)).toBe('0')
    const main = (await dialog.locator('.gallery-main').boundingBox())!
    const slide = (await slides.nth(1).boundingBox())!
    expect(Math.abs(main.x - slide.x)).toBeLessThan(1)
    expect(slide.width / slide.height).toBeCloseTo(16 / 9, 1)
    await expect.poll(() => dialog.locator('.video-slide[inert]').count()).toBe(OFFER_VIDEOS - 1)
    const current = dialog.locator('.gallery-thumbs [aria-current=true]')
    await expect.poll(() => current.getAttribute('data-at')).toBe('1')
    await dialog.locator('.gallery-thumbs [data-at="6"]').click()
    await expect.poll(() => current.getAttribute('data-at')).toBe('6')
    // The thumbnails have moved on: their first ones are out of sight.
    await expect.poll(() => firstInSight(dialog)).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testFull('has eight thumbnails in a column, five or four in a row, and dots where it is narrow', async () => {
    const { page, go } = await open(OFFER[lang], { viewport: WIDE })
    await go()
    const dialog = await openGallery(page)
    const thumbs = dialog.locator('.gallery-thumbs')
    const dots = dialog.locator('.dots')
    const directionOf = () => thumbs.locator('ul').evaluate((list) => getComputedStyle(list).flexDirection)
    for (const [width, count, axis, hasDots] of [
      [1600, 8, 'column', false],
      [1201, 8, 'column', false],
      [1200, 5, 'row', false],
      [600, 5, 'row', false],
      [599, 5, 'row', true],
      [480, 5, 'row', true],
      [479, 4, 'row', true],
      [320, 4, 'row', true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => whollyIn(thumbs)).toBe(count)
      await expect.poll(() => directionOf(), { message: `${width}` }).toBe(axis)
      await expect.poll(() => dots.isVisible(), { message: `${width}` }).toBe(hasDots)
      // From the middle too, the thumbnails stand whole.
      await page.keyboard.press('Home')
      for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown')
      await expect.poll(() => whollyIn(thumbs)).toBe(count)
      await expect.poll(() => dialog.evaluate(tooWide), { message: `${width}` }).toBe(0)
      await page.keyboard.press('Home')
    }
    await expect.poll(() => axe(page)).toEqual([])
    await dots.locator('button').nth(1).click()
    await expect.poll(() => page.locator('.video-caption').innerText()).toContain('2')
    await page.context().close()
  })

  test('by keyboard: arrows in the direction of the language, Home, End, Esc, and the focus comes back', async () => {
    const { page, go } = await open(OFFER[lang], {
      viewport: WIDE,
      reducedMotion: 'reduce',
    })
    await go()
    await posters(page).nth(1).focus()
    await page.keyboard.press('Enter')
    await gallery(page).waitFor()
    const caption = page.locator('.video-position')
    const at = (number: number) =>
      expect
        .poll(() => caption.innerText())
        .toBe(words.position.replace('{{number}}', `${number}`).replace('{{total}}', `${OFFER_VIDEOS}`))
    await at(2)
    const forward = lang === 'he' ? 'ArrowLeft' : 'ArrowRight'
    const back = lang === 'he' ? 'ArrowRight' : 'ArrowLeft'
    const thumbs = page.locator('.gallery-thumbs [tabindex="0"]')
    await thumbs.focus()
    await page.keyboard.press(forward)
    await at(3)
    await expect.poll(() => focused(page)).toBe('2')
    await page.keyboard.press('ArrowDown')
    await at(4)
    await page.keyboard.press(back)
    await at(3)
    await page.keyboard.press('End')
    await at(OFFER_VIDEOS)
    await expect.poll(() => focused(page)).toBe(`${OFFER_VIDEOS - 1}`)
    await page.keyboard.press(forward)
    await at(OFFER_VIDEOS)
    await page.keyboard.press('Home')
    await at(1)
    // One stop of the Tab key for all thumbnails; slides out of view are none.
    const stops = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.video-gallery button')].filter(
          (button) => button.tabIndex === 0 && !button.closest('[inert]') && button.checkVisibility(),
        ).length,
    )
    expect(stops).toBe(4)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog').count()).toBe(0)
    const back2 = await page.evaluate(() => document.activeElement?.closest('[data-video]')?.getAttribute('data-video'))
    expect(back2).toBe('ofer-02_aB9')
    await page.context().close()
  })

  testFull('a change of the slide pauses what plays; closing stops it and leaves nothing', async () => {
    const { page, asked, problems, go } = await open(OFFER[lang], {
      viewport: WIDE,
    })
    await go()
    const once = async () => {
      const dialog = await openGallery(page)
      await dialog.locator('.video-slide:not([inert]) button').click()
      const frame = await player(page)
      await becomes(frame, 'playing')
      await dialog.getByRole('button', { name: words.next }).click()
      await becomes(frame, 'paused')
      await expect.poll(() => said(frame)).toContain('pauseVideo')
      await dialog.getByRole('button', { name: words.previous }).click()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('dialog').count()).toBe(0)
      await expect.poll(() => frames(page).count()).toBe(0)
    }
    await once()
    const before = await listeners(page)
    await once()
    await expect.poll(() => listeners(page)).toEqual(before)
    expect(asked).toEqual(['ofer-01_aB9', 'ofer-01_aB9'])
    expect(problems).toEqual([])
    await page.context().close()
  })

  testOnce(lang)('plays what was pressed at once for who has agreed to videos', async () => {
    const { page, asked, go, agree } = await open(OFFER[lang], {
      viewport: WIDE,
    })
    await go()
    await agree()
    await page.reload()
    await hasSettled(page)
    expect(asked).toEqual([])
    await openGallery(page, 4)
    await expect.poll(async () => state(await player(page))).toBe('playing')
    expect(asked).toEqual(['ofer-05_aB9'])
    await page.context().close()
  })
})

describe.each(few(LANGUAGES))('on a small screen in %s', (_, lang, words) => {
  test('videos play where they stand, behind a button that hides them and ends what plays', async () => {
    const { page, asked, problems, go } = await open(OFFER[lang], {
      viewport: PHONE,
    })
    const section = await go()
    await measureShifts(page)
    const show = section.getByRole('button', { name: words.show })
    await expect.poll(() => posters(page).first().isVisible()).toBe(false)
    await show.press('Enter')
    await expect.poll(() => posters(page).count()).toBe(OFFER_VIDEOS)
    await posters(page).first().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect(asked).toEqual([])
    await posters(page).nth(0).press('Enter')
    const first = await player(page)
    expect(asked).toEqual(['ofer-01_aB9'])
    await expect.poll(() => page.locator('dialog').count()).toBe(0)
    const { width, height } = (await frames(page).first().boundingBox())!
    expect(width / height).toBeCloseTo(16 / 9, 1)
    // Another one that is pressed lets the first one wait.
    await posters(page).nth(1).click()
    await becomes(first, 'paused')
    await expect.poll(() => frames(page).count()).toBe(2)
    await expect.poll(() => axe(page, { without: ['iframe'] })).toEqual([])
    await section.getByRole('button', { name: words.hide }).click()
    await expect.poll(() => frames(page).count()).toBe(0)
    await expect.poll(() => posters(page).first().isVisible()).toBe(false)
    await show.click()
    await posters(page).first().waitFor()
    expect(asked).toEqual(['ofer-01_aB9', 'ofer-02_aB9'])
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('the gallery is there too', async () => {
    const { page, go } = await open(OFFER[lang], { viewport: PHONE })
    const section = await go()
    await section.getByRole('button', { name: words.show }).click()
    await section.getByRole('button', { name: words.enlarge }).click()
    await gallery(page).waitFor()
    await expect.poll(() => whollyIn(gallery(page).locator('.gallery-thumbs'))).toBe(4)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog').count()).toBe(0)
    await page.context().close()
  })
})

describe.each(LANGUAGES)('the slider of a listing in %s', (_, lang, words) => {
  const current = (page: Page) => page.locator('.video:not([inert])')

  testOnce(lang)('is one below 979 px only, and asks nobody without consent', async () => {
    const { page, asked, problems, go } = await open(LISTING[lang], {
      viewport: { width: 979, height: 800 },
    })
    await page.clock.install()
    const section = await go()
    await section.scrollIntoViewIfNeeded()
    await expect.poll(() => whollyIn(section)).toBe(LISTING_VIDEOS)
    await expect.poll(() => isSliding(section)).toBe(false)
    await expect.poll(() => axe(page)).toEqual([])
    await page.setViewportSize({ width: 978, height: 800 })
    await section.scrollIntoViewIfNeeded()
    await expect.poll(() => isSliding(section)).toBe(true)
    await expect.poll(() => current(page).count()).toBe(1)
    await expect.poll(() => whollyIn(section.locator('.gallery-main'))).toBe(1)
    const { width, height } = (await section.locator('.video-frame').first().boundingBox())!
    expect(width / height).toBeCloseTo(16 / 9, 1)
    await expect.poll(() => axe(page)).toEqual([])
    await page.clock.runFor(5000)
    expect(asked).toEqual([])
    await page.setViewportSize({ width: 979, height: 800 })
    await expect.poll(() => isSliding(section)).toBe(false)
    await expect.poll(() => page.locator('.video[inert]').count()).toBe(0)
    await expect.poll(() => transformOf(section)).toBe('none')
    await expect.poll(() => whollyIn(section)).toBe(LISTING_VIDEOS)
    expect(problems).toEqual([])
    await page.context().close()
  })

  testOnce(lang)(
    'plays by itself a second after its start for who has agreed; a change pauses, then it plays on',
    async () => {
      const { page, asked, problems, go, agree } = await open(LISTING[lang], {
        viewport: PHONE,
      })
      await page.clock.install({ time: Date.now() })
      await agree()
      const section = await go()
      await page.clock.pauseAt(Date.now() + 60_000)
      await section.scrollIntoViewIfNeeded()
      await expect.poll(() => isSliding(section)).toBe(true)
      await page.clock.runFor(990)
      expect(asked).toEqual([])
      await page.clock.runFor(10)
      await page.clock.resume()
      const first = await player(page)
      expect(asked).toEqual(['list-01_aB9'])
      await expect.poll(() => askedWith(first)).toMatchObject({ mute: '1' })
      await becomes(first, 'playing')
      const pause = section.getByRole('button', { name: words.pause })
      await expect.poll(() => pause.isVisible()).toBe(true)
      // What stands above may be half below the header.
      await expect.poll(() => axe(page, { without: ['iframe', '.listing-aside'] })).toEqual([])

      await section.getByRole('button', { name: words.next }).click()
      await becomes(first, 'paused')
      const second = await player(page, 1)
      await becomes(second, 'playing')
      expect(asked).toEqual(['list-01_aB9', 'list-02_aB9'])
      await section.getByRole('button', { name: words.previous }).click()
      await becomes(second, 'paused')
      await becomes(first, 'playing')
      await expect.poll(() => said(first)).toEqual(expect.arrayContaining(['listening', 'pauseVideo', 'playVideo']))
      await pause.click()
      await becomes(first, 'paused')
      await expect.poll(() => pause.isVisible()).toBe(false)
      await section.getByRole('button', { name: words.next }).click()
      await expect.poll(() => current(page).getAttribute('data-video')).toBe('list-02_aB9')
      await expect.poll(() => state(second)).toBe('paused')
      // What nobody has pressed goes with the consent.
      await page.evaluate(() => {
        localStorage.removeItem('consent')
        dispatchEvent(new Event('consent'))
      })
      await expect.poll(() => frames(page).count()).toBe(0)
      expect(problems).toEqual([])
      await page.context().close()
    },
  )

  testFull('what a visitor has paused stays so; what they play waits while the slide changes', async () => {
    const { page, asked, go } = await open(LISTING[lang], { viewport: PHONE })
    const section = await go()
    await section.scrollIntoViewIfNeeded()
    await posters(page).first().click()
    const frame = await player(page)
    await becomes(frame, 'playing')
    await section.getByRole('button', { name: words.next }).click()
    await becomes(frame, 'paused')
    await section.getByRole('button', { name: words.previous }).click()
    await becomes(frame, 'playing')
    await frame.getByRole('button').click()
    await becomes(frame, 'paused')
    await section.locator('[data-at="1"]').click()
    await expect.poll(() => frames(page).first().evaluate(isOut)).toBe(true)
    await section.locator('[data-at="0"]').click()
    await expect.poll(() => frames(page).first().evaluate(isOut)).toBe(false)
    await expect.poll(() => state(frame)).toBe('paused')
    expect(asked).toEqual(['list-01_aB9'])
    await page.context().close()
  })

  testOnce(lang)('nothing plays by itself with reduced motion', async () => {
    const { page, asked, go, agree } = await open(LISTING[lang], {
      viewport: PHONE,
      reducedMotion: 'reduce',
    })
    await page.clock.install()
    await agree()
    const section = await go()
    await section.scrollIntoViewIfNeeded()
    await expect.poll(() => isSliding(section)).toBe(true)
    await page.clock.runFor(5000)
    expect(asked).toEqual([])
    const next = section.getByRole('button', { name: words.next })
    await next.focus()
    await page.keyboard.press(lang === 'he' ? 'ArrowLeft' : 'ArrowRight')
    await expect.poll(() => current(page).getAttribute('data-video')).toBe('list-02_aB9')
    await page.keyboard.press('End')
    await expect.poll(() => current(page).getAttribute('data-video')).toBe('list-03_aB9')
    await page.context().close()
  })

  testOnce(lang)('stands complete without a script', async () => {
    const { page } = await visit(LISTING[lang], {
      viewport: PHONE,
      javaScriptEnabled: false,
    })
    const section = page.locator('.videos')
    await expect
      .poll(() => section.locator('.video-title').allInnerTexts())
      .toEqual([1, 2, 3].map((number) => `${lang === 'he' ? 'סרט' : 'Film'} ${number}`))
    await expect.poll(() => section.locator('.videos-controls').isVisible()).toBe(false)
    const text = page.locator('.listing-main .lead')
    await expect.poll(() => text.evaluate(isCut)).toBe(false)
    await page.context().close()
  })
})

test.each(
  few([
    ['an offer, in its gallery', '/Kosher_Tours-FT810007-x.html', WIDE],
    ['a listing', '/Kosher_Restaurants-DI900029-x.html', WIDE],
    ['a listing on a phone', '/Kosher_Restaurants-DI900029-x.html', PHONE],
  ] as const),
)('a sample video asks nobody and says what it is: %s', async (name, path, viewport) => {
  const { page, asked, problems, go } = await open(path, { viewport })
  await go()
  await posters(page).first().click()
  if (name.includes('gallery')) {
    await gallery(page).waitFor()
    await gallery(page).locator('.video-slide:not([inert]) button').click()
  }
  const note = page.getByText(MESSAGES.en.listing.videos.isSample)
  await note.waitFor()
  await expect.poll(() => frames(page).count()).toBe(0)
  expect(asked).toEqual([])
  await expect.poll(() => axe(page)).toEqual([])
  expect(problems).toEqual([])
  await page.context().close()
})

testFull('the gallery fills the whole screen by a button; Esc leaves that first', async () => {
  const { page, go } = await open(OFFER.en, { viewport: WIDE })
  await go()
  await openGallery(page)
  const button = page.getByRole('button', {
    name: MESSAGES.en.listing.videos.fullScreen,
  })
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  await button.press('Enter')
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toContain('dialog-panel')
  await page.keyboard.press('Escape')
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => gallery(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog').count()).toBe(0)
  await page.context().close()
})

test.each(
  few([
    ['of a listing', '/Kosher_Restaurants-DI900001-x.html', '.place-map'],
    ['of what is near', '/he/kosher_search-nearby-TJ281184-ירושלים.html', '.nearby-map-box'],
  ] as const),
)('a map %s covers the page where the browser gives no screen, and Esc brings the page back', async (_, path, part) => {
  const { page, problems } = await visit(path, { viewport: WIDE })
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error())
  })
  const show = page.locator('button[data-map]')
  if (await show.isVisible()) await show.click()
  const button = page.locator('.map-expand')
  await button.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(() => page.locator(part).boundingBox())
    .toEqual({
      x: 0,
      y: 0,
      ...WIDE,
    })
  await expect.poll(() => axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => page.locator('[inert]').count()).toBe(0)
  expect(problems).toEqual([])
  await page.context().close()
})

test.each(
  few([
    ['en', WIDE],
    ['he', PHONE],
  ] as const),
)('a long text shows its first lines, and the rest by a button: %s', async (lang, viewport) => {
  const { page, go } = await open(LISTING[lang], { viewport })
  await go()
  await measureShifts(page)
  const text = page.locator('.read-more > p').first()
  const button = page.locator('[data-more]').first()
  await expect.poll(() => text.evaluate(isCut)).toBe(true)
  const { more, less } = MESSAGES[lang].common.readMore
  await expect.poll(() => button.innerText()).toBe(more)
  await expectShiftBelow(page, 0.01)
  await button.press('Enter')
  await expect.poll(() => text.evaluate(isCut)).toBe(false)
  await expect.poll(() => button.innerText()).toBe(less)
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await expect.poll(() => axe(page)).toEqual([])
  await button.click()
  await expect.poll(() => text.evaluate(isCut)).toBe(true)
  await page.context().close()
})

const isCut = (text: Element) => text.scrollHeight > text.clientHeight + 1
const isOut = (element: Element) => element.closest('[inert]') !== null
const isSliding = (section: Locator) => section.evaluate((box) => box.classList.contains('is-started'))
const transformOf = (section: Locator) =>
  section.locator('.videos-list').evaluate((list) => getComputedStyle(list).transform)
const askedWith = (frame: Frame) => frame.evaluate(() => (window as unknown as { asked: Record<string, string> }).asked)
const opacity = (element: Element) => getComputedStyle(element).opacity
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).getAttribute('data-at'))
/** Number of the first thumbnail that can be seen. */
const firstInSight = (dialog: Locator) =>
  dialog.locator('.gallery-thumbs').evaluate((box) => {
    const { top } = box.getBoundingClientRect()
    const items = [...box.querySelectorAll('li')]
    return items.findIndex((item) => item.getBoundingClientRect().top >= top - 1)
  })

const tooWide = (box: Element) => box.scrollWidth - box.clientWidth

/** What listens to the window and the document, by the browser's own account. */
async function listeners(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page)
  const counts: Record<string, number> = {}
  for (const name of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: name,
    })
    const found = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId!,
    })
    for (const { type } of found.listeners) {
      const key = `${name} ${type}`
      counts[key] = (counts[key] ?? 0) + 1
    }
  }
  await session.detach()
  return counts
}
