import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AD_SLOTS, type Ads } from '#core/contract/ads.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { adSlot } from '#site/ui/blocks/ad.html.ts'

const ADS: Ads = {
  script: 'https://ads.test/serve.js',
  zones: {
    results: { zone: '102', oid: '7' },
    listing: { zone: '103', oid: '8' },
  },
}

interface HappyWindow {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
}

describe('the markup', () => {
  test('is absent without a network, and where a slot has no zone', () => {
    for (const slot of AD_SLOTS) expect(adSlot({ lang: 'en' }, slot).html).toBe('')
    expect(adSlot({ lang: 'en', ads: ADS }, 'shabbatTimes').html).toBe('')
  })

  test.each(LANGS)('is labelled in %s', (lang) => {
    document.body.innerHTML = adSlot({ lang, ads: ADS }, 'results').html
    const label = document.querySelector('.ad-label')?.textContent ?? ''
    if (lang === 'en') expect(label).toBe('Advertisement')
    expect(label).toMatch(/.{5}/)
    const slot = document.querySelector('aside')
    expect(slot?.getAttribute('aria-label')).toBe(label)
    expect(slot?.querySelector('button')?.dataset['dialog']).toBe('privacy')
  })
})

describe('the script', () => {
  const listening: Parameters<typeof addEventListener>[] = []
  beforeEach(() => {
    vi.resetModules()
    localStorage.clear()
    const { happyDOM } = window as unknown as HappyWindow
    // Scripts count as loaded, and nobody is asked.
    happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
    const listen = window.addEventListener.bind(window)
    vi.spyOn(window, 'addEventListener').mockImplementation((...args) => {
      listening.push(args as (typeof listening)[number])
      listen(...(args as (typeof listening)[number]))
    })
    document.head.innerHTML = ''
    document.body.innerHTML = (['results', 'listing'] as const)
      .map((slot) => adSlot({ lang: 'en', ads: ADS }, slot).html)
      .join('')
  })
  afterEach(() => {
    for (const [type, listener] of listening.splice(0)) removeEventListener(type, listener)
    vi.restoreAllMocks()
  })

  const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
  const units = () =>
    [...document.querySelectorAll<HTMLElement>('.ad-unit')].map(({ dataset }) => [dataset['zone'], dataset['oid']])
  const quiet = () => [...document.querySelectorAll<HTMLElement>('.ad-quiet')].map(({ hidden }) => !hidden)
  const run = () => import('#site/app/ads.ts')
  const decide = async (ads: boolean) => {
    const { $consent, setConsent } = await import('#site/ui/consent/consent.ts')
    setConsent({ ...$consent.get(), ads })
  }

  test('asks nobody before the visitor has agreed', async () => {
    localStorage.setItem('consent', 'videos maps social captcha')
    await run()
    expect(scripts()).toEqual([])
    expect(units()).toEqual([])
    expect(quiet()).toEqual([true, true])
  })

  test('loads the network once, with an element for each zone', async () => {
    localStorage.setItem('consent', 'videos ads')
    await run()
    expect(scripts()).toEqual([ADS.script])
    expect(units()).toEqual([
      ['102', '7'],
      ['103', '8'],
    ])
    expect(quiet()).toEqual([false, false])
  })

  test('follows what is decided on the page, here and in another tab', async () => {
    await run()
    await decide(true)
    expect([scripts().length, units().length]).toEqual([1, 2])
    await decide(true)
    expect([scripts().length, units().length]).toEqual([1, 2])
    await decide(false)
    expect(units()).toEqual([])
    expect(quiet()).toEqual([true, true])
    localStorage.setItem('consent', 'ads')
    dispatchEvent(new Event('storage'))
    expect([scripts().length, units().length]).toEqual([1, 2])
  })

  test('does nothing on pages without a slot', async () => {
    document.body.innerHTML = ''
    localStorage.setItem('consent', 'ads')
    await run()
    expect(scripts()).toEqual([])
  })
})
