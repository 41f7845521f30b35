import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'consent'

/** The store as a page that has just been opened has it. */
async function open() {
  vi.resetModules()
  return import('#site/ui/consent/consent.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('nothing is agreed to before anybody was asked', async () => {
  const { $consent, PURPOSES } = await open()
  expect(PURPOSES.map((purpose) => $consent.get()[purpose])).toEqual(PURPOSES.map(() => false))
  expect(localStorage.length).toBe(0)
})

test('what is agreed to holds on the next page, and no more than that', async () => {
  const { allow } = await open()
  allow('captcha')
  allow('videos')
  const { $consent } = await open()
  expect($consent.get()).toEqual({
    videos: true,
    maps: false,
    social: false,
    captcha: true,
    ads: false,
  })
})

test('taking all back leaves nothing behind', async () => {
  const { allow, setConsent, $consent } = await open()
  allow('ads')
  setConsent({ ...$consent.get(), ads: false })
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('nonsense in the browser agrees to nothing', async () => {
  localStorage.setItem(KEY, '{"ads":true} adsx')
  const { $consent } = await open()
  expect(Object.values($consent.get())).not.toContain(true)
})

test('holds for this page where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { allow, $consent } = await open()
  allow('maps')
  expect($consent.get().maps).toBe(true)
})

test('follows another tab', async () => {
  const { followConsent, $consent } = await open()
  const stop = followConsent()
  localStorage.setItem(KEY, 'social')
  dispatchEvent(new Event('storage'))
  expect($consent.get().social).toBe(true)
  stop()
  localStorage.removeItem(KEY)
  dispatchEvent(new Event('storage'))
  expect($consent.get().social).toBe(true)
})
