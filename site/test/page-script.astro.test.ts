import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { html } from '#core/i18n/html.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { eventually } from '#core/test/eventually.ts'
import { BEFORE_PAINT, NOTICE_READ } from '#site/app/first-paint.ts'
import { adSlot } from '#site/ui/blocks/ad.html.ts'
import { readMore } from '#site/ui/blocks/read-more.html.ts'
import { saveButton } from '#site/ui/blocks/save-button.html.ts'
import { shareRow } from '#site/ui/blocks/share-row.html.ts'
import { chromeHtml } from './chrome.ts'
import { page } from './samples.ts'
import { useWindow } from './server-window.ts'

useWindow()

const start = vi.hoisted(() => ({
  startApp: vi.fn(async () => ({})),
  openDialogOf: vi.fn(async () => {}),
  toggleSaved: vi.fn(async (button: HTMLElement) => void button),
  hydrateContributions: vi.fn(async () => {}),
}))
const search = vi.hoisted(() => ({ hydrateHeaderSearch: vi.fn(async (panel: Element): Promise<void> => void panel) }))
const sdk = vi.hoisted(() => ({ shareByFacebook: vi.fn(async () => true) }))
vi.mock('#site/app/start.tsx', () => start)
vi.mock('#site/ui/search/header.tsx', () => search)
vi.mock('#site/features/share/facebook-share.ts', () => sdk)

type Listening = Parameters<typeof addEventListener>
const listening: Listening[] = []

beforeEach(async () => {
  vi.resetModules()
  // Each test runs the script again; its window listeners end with the test.
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: Listening) => {
    listening.push(args)
    listen(...args)
  })
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = '_LDCB=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  document.head.innerHTML = '<link rel="canonical" href="https://example.test/he/x.html">'
  const main = html`<main>${saveButton('en', 'feature', 5)}${shareRow(page('en'))}</main>`
  document.body.innerHTML = (await chromeHtml('Header', 'en')) + main.html + (await chromeHtml('Footer', 'en'))
})
afterEach(() => {
  for (const [type, listener] of listening.splice(0)) removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

/** The script with the parts that it asks for itself. */
async function run() {
  await import('#site/app/page-script.ts')
  await vi.dynamicImportSettled()
}
const find = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the cookie notice', () => {
  const notice = () => find('[data-notice]')
  const { classList } = document.documentElement

  test('is shown from the start, until it is read', () => {
    const isShown = () => {
      classList.remove('has-notice')
      runInThisContext(BEFORE_PAINT)
      return classList.contains('has-notice')
    }
    expect(isShown()).toBe(true)
    document.cookie = NOTICE_READ
    expect(isShown()).toBe(false)
  })

  test('comes before the footer, for which the first paint waits', () => {
    expect(notice().compareDocumentPosition(find('#footer'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('goes when it is confirmed, and stays away', async () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    classList.add('has-notice')
    await run()
    notice().querySelector<HTMLElement>('.button')!.click()
    expect(classList.contains('has-notice')).toBe(false)
    expect(set.mock.calls[0]?.[0]).toMatch(/^_LDCB=read; path=\/; max-age=2000000000; samesite=lax$/)
  })

  test('keeps it by secure ways only, where the page came by one', async () => {
    vi.spyOn(location, 'protocol', 'get').mockReturnValue('https:')
    const set = vi.spyOn(document, 'cookie', 'set')
    await run()
    notice().querySelector<HTMLElement>('.button')!.click()
    expect(set.mock.calls[0]?.[0]).toMatch(/; secure$/)
  })

  test.each(LANGS)('has its words in %s', async (lang) => {
    document.body.innerHTML = await chromeHtml('Footer', lang)
    expect(notice().querySelectorAll('button')).toHaveLength(2)
    expect(notice().textContent?.length).toBeGreaterThan(40)
  })
})

describe('a part of the page that does not come', () => {
  const box = () => find('[data-unreached]')

  test('is reported for a while', async () => {
    vi.useFakeTimers()
    await run()
    expect(box().hidden).toBe(true)
    for (const name of ['unreached', 'astro:hydration-error']) {
      dispatchEvent(new Event(name))
      expect(box().hidden).toBe(false)
      vi.advanceTimersByTime(14_999)
      expect(box().hidden).toBe(false)
      vi.advanceTimersByTime(1)
      expect(box().hidden).toBe(true)
    }
    vi.useRealTimers()
  })

  test('is reported if a button was pressed for it', async () => {
    start.toggleSaved.mockRejectedValueOnce(new TypeError('No network.'))
    await run()
    find('[data-save]').click()
    await eventually(() => expect(box().hidden).toBe(false))
  })
})

describe('sharing', () => {
  test('copies the address that stands for the page, and says so', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await run()
    find('[data-copied]').click()
    await eventually(() => expect(find('.share [role=status]').textContent).toBe('The link has been copied.'))
    expect(writeText.mock.calls).toEqual([['https://example.test/he/x.html']])
    vi.unstubAllGlobals()
  })

  test('offers the device sheet only where there is one', async () => {
    await run()
    expect(find('[data-device]').hidden).toBe(true)
    vi.resetModules()
    const share = vi.fn(async () => {})
    vi.stubGlobal('navigator', { share })
    document.title = 'A page'
    await run()
    expect(find('[data-device]').hidden).toBe(false)
    find('[data-device]').click()
    const shared = { title: 'A page', url: 'https://example.test/he/x.html' }
    await eventually(() => expect(share).toHaveBeenCalledWith(shared))
    vi.unstubAllGlobals()
  })

  const facebook = () => find<HTMLAnchorElement>('.share a[href*=facebook]')
  const pressed = (target: HTMLElement) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    // What is not taken would leave the page.
    document.addEventListener('click', (click) => click.preventDefault(), {
      once: true,
    })
    const prevented = vi.spyOn(event, 'preventDefault')
    target.dispatchEvent(event)
    return prevented.mock.calls.length > 1
  }

  test('is a plain link to Facebook before the visitor has agreed', async () => {
    await run()
    expect(pressed(facebook())).toBe(false)
    expect(sdk.shareByFacebook).not.toHaveBeenCalled()
  })

  test('goes by its script once they have, else by the link', async () => {
    localStorage.setItem('consent', 'social')
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await run()
    expect(pressed(facebook())).toBe(true)
    await eventually(() => expect(sdk.shareByFacebook).toHaveBeenCalled())
    await settle()
    expect(opened).not.toHaveBeenCalled()
    sdk.shareByFacebook.mockResolvedValueOnce(false)
    pressed(facebook())
    await eventually(() => expect(opened).toHaveBeenCalledWith(facebook().href, '_blank', 'noopener,noreferrer'))
  })
})

describe('people', () => {
  test('nothing is loaded for who has never logged in', async () => {
    await run()
    dispatchEvent(new Event('load'))
    await settle()
    expect(start.startApp).not.toHaveBeenCalled()
  })

  test.each([
    ['somebody has logged in before', () => localStorage.setItem('known', '1')],
    ['something was sent by the page before', () => sessionStorage.setItem('expecting', '')],
  ])('it starts by itself after the load where %s', async (_, before) => {
    before()
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    vi.stubGlobal('requestIdleCallback', (then: () => void) => then())
    await run()
    await settle()
    expect(start.startApp).not.toHaveBeenCalled()
    dispatchEvent(new Event('load'))
    await eventually(() => expect(start.startApp).toHaveBeenCalled())
    vi.unstubAllGlobals()
  })

  test('it starts too where the browser is never idle', async () => {
    localStorage.setItem('known', '1')
    const inTime = (then: () => void, options?: IdleRequestOptions) => options?.timeout && then()
    vi.stubGlobal('requestIdleCallback', inTime)
    await run()
    dispatchEvent(new Event('load'))
    await eventually(() => expect(start.startApp).toHaveBeenCalled())
    vi.unstubAllGlobals()
  })

  test('the entry of the header opens the log-in', async () => {
    await run()
    const entry = find<HTMLAnchorElement>('[data-account] a')
    expect(entry.getAttribute('href')).toBe('/Login.html')
    entry.click()
    await eventually(() => expect(start.openDialogOf.mock.calls).toEqual([[entry]]))
  })

  test('a press for another tab stays a link', async () => {
    await run()
    const entry = find('[data-account] a')
    const event = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: true,
    })
    entry.dispatchEvent(event)
    await settle()
    expect(event.defaultPrevented).toBe(false)
    expect(start.openDialogOf).not.toHaveBeenCalled()
  })

  test('the way to the log-in is followed where the script does not come', async () => {
    start.openDialogOf.mockRejectedValueOnce(new TypeError('offline'))
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await run()
    find('[data-account] a').click()
    await eventually(() => expect(assign).toHaveBeenCalledOnce())
    expect(String(assign.mock.calls[0]?.[0])).toContain('/Login.html')
  })

  test('the button that saves wakes what saves, once at a time', async () => {
    await run()
    const button = find('[data-save]')
    expect(button.dataset['save']).toBe('5/feature')
    button.querySelector('span')!.click()
    button.click()
    await eventually(() => expect(start.toggleSaved.mock.calls).toEqual([[button]]))
    expect(start.openDialogOf).not.toHaveBeenCalled()
    await eventually(() => expect(button.ariaBusy).toBeNull())
  })

  test('the search in the header wakes with the first focus, once', async () => {
    await run()
    const input = find<HTMLInputElement>('.header-search input')
    for (let times = 0; times < 2; times++) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await eventually(() => expect(search.hydrateHeaderSearch).toHaveBeenCalledOnce())
  })
})

test('a long text shows the rest, and hides it again', async () => {
  find('main').innerHTML = readMore('en', { en: 'word '.repeat(200) }).html
  await run()
  const button = find('[data-more]')
  button.querySelector('span')!.click()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  button.click()
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

describe('videos', () => {
  const act = vi.fn(async () => {})
  const add = (kind: string) => {
    vi.doMock('#site/features/videos/start.ts', () => ({ act, startSlider }))
    find('main').innerHTML =
      `<section data-videos="${kind}"><p>Films</p><a data-play href="/film.html"><b>Play</b></a><button ` +
      `data-dialog="privacy">Privacy</button></section>`
  }
  const startSlider = vi.fn()

  test('wake with a press on what they show, and on nothing else', async () => {
    add('gallery')
    await run()
    find('[data-videos] p').click()
    find('[data-videos] button').click()
    await settle()
    expect(act).not.toHaveBeenCalled()
    find('[data-videos] b').click()
    await eventually(() => expect(act.mock.calls).toEqual([[find('[data-videos]'), find('[data-play]')]]))
  })

  test('a link leads to its film where the script does not come', async () => {
    add('gallery')
    act.mockRejectedValueOnce(new TypeError('offline'))
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await run()
    find('[data-play]').click()
    await eventually(() => expect(assign).toHaveBeenCalledOnce())
    expect(String(assign.mock.calls[0]?.[0])).toContain('/film.html')
  })
})

const loadScript = vi.hoisted(() => vi.fn(async (src: string) => void src))
vi.mock('#site/ui/page/third-party-script.ts', () => ({ loadScript }))

describe('ads', () => {
  const script = 'https://ads.test/serve.js'
  const ads = { script, zones: { listing: { zone: '103', oid: '8' } } }
  const add = () => (find('main').innerHTML = adSlot({ lang: 'en', ads }, 'listing').html)

  test('are not loaded before somebody has agreed to them', async () => {
    add()
    localStorage.setItem('consent', 'videos maps')
    await run()
    expect(loadScript).not.toHaveBeenCalled()
    localStorage.setItem('consent', 'videos maps ads')
    dispatchEvent(new Event('consent'))
    await eventually(() => expect(loadScript.mock.calls).toEqual([[script]]))
  })

  test('come with the page once they are agreed to', async () => {
    add()
    localStorage.setItem('consent', 'ads')
    await run()
    expect(loadScript.mock.calls).toEqual([[script]])
  })
})

describe('reviews and questions', () => {
  const pressed = vi.fn()
  const add = () => {
    find('main').innerHTML =
      '<div data-contributions><p>Fine.</p><button type="button" id="helpful">Helpful</button><button ' +
      'data-dialog="review">Write</button></div>'
    start.hydrateContributions.mockImplementation(async () => {
      find('#helpful').addEventListener('click', pressed)
    })
  }
  const down = (selector: string) => find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }))
  beforeEach(() => {
    pressed.mockClear()
  })

  test('sleep until somebody presses or focuses something there', async () => {
    add()
    await run()
    down('main')
    await settle()
    expect(start.hydrateContributions).not.toHaveBeenCalled()
    down('[data-contributions] p')
    find('#helpful').dispatchEvent(new Event('focusin', { bubbles: true }))
    await eventually(() => expect(start.hydrateContributions).toHaveBeenCalled())
    await settle()
    expect(start.hydrateContributions).toHaveBeenCalledOnce()
  })

  test('take the press that came too early, and each later one once', async () => {
    add()
    await run()
    find('#helpful').click()
    expect(pressed).not.toHaveBeenCalled()
    await eventually(() => expect(pressed).toHaveBeenCalled())
    expect(start.hydrateContributions).toHaveBeenCalledOnce()
    expect(pressed).toHaveBeenCalledOnce()
    find('#helpful').click()
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  test('are tried again where their script did not come', async () => {
    add()
    start.hydrateContributions.mockRejectedValueOnce(new Error('offline'))
    await run()
    find('#helpful').click()
    await eventually(() => expect(start.hydrateContributions).toHaveBeenCalledOnce())
    await settle()
    expect(pressed).not.toHaveBeenCalled()
    find('#helpful').click()
    await eventually(() => expect(pressed).toHaveBeenCalledOnce())
  })

  test('leave the buttons of dialogs to those', async () => {
    add()
    await run()
    find('[data-dialog=review]').click()
    await eventually(() => expect(start.openDialogOf).toHaveBeenCalled())
    await settle()
    expect(start.openDialogOf).toHaveBeenCalledOnce()
  })

  test('wake by themselves for who has an account, once they are in sight', async () => {
    add()
    localStorage.setItem('known', '1')
    type Entries = { isIntersecting: boolean }[]
    let seen: (entries: Entries) => void = () => {}
    const disconnect = vi.fn()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: Entries, self: unknown) => void) {
          seen = (entries) => callback(entries, this)
        }
        observe = vi.fn()
        disconnect = disconnect
      },
    )
    await run()
    seen([{ isIntersecting: false }])
    await settle()
    expect(start.hydrateContributions).not.toHaveBeenCalled()
    seen([{ isIntersecting: true }])
    await eventually(() => expect(start.hydrateContributions).toHaveBeenCalledOnce())
    expect(disconnect).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})

describe('statistics', () => {
  const sendBeacon = vi.fn(() => true)
  beforeEach(() => {
    sendBeacon.mockClear()
    vi.stubGlobal('navigator', { sendBeacon })
    find('main').innerHTML = '<a data-count="/count/phone" href="#x"><b>Call</b></a><a href="#y">Another</a>'
    document.addEventListener('click', (click) => click.preventDefault(), { once: true })
  })
  afterEach(() => {
    delete document.body.dataset['count']
    vi.unstubAllGlobals()
  })

  test('a page tells once that it was opened, and a link that it was pressed', async () => {
    document.body.dataset['count'] = '/count/page'
    await run()
    find('main b').click()
    find('a[href="#y"]').click()
    expect(sendBeacon.mock.calls).toEqual([['/count/page'], ['/count/phone']])
  })

  test('a page that is not counted tells nothing', async () => {
    await run()
    expect(sendBeacon).not.toHaveBeenCalled()
  })
})
