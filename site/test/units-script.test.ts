import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const radios = (name: string, values: readonly string[]) =>
  values.map((value) => `<input type="radio" name="${name}" value="${value}">`).join('')

const observers: MutationObserver[] = []
const { MutationObserver: Original } = globalThis

/** Opens a page in another context: scripts run anew, and what is kept stays. */
async function open(language = 'en-US', lang = 'en') {
  vi.resetModules()
  for (const observer of observers.splice(0)) observer.disconnect()
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  document.documentElement.lang = lang
  document.body.innerHTML = `<p data-clock>Candles <b>16:13</b>, Torah 12:05–14:00</p><p>18:30</p>
    <div class="units" data-am="am" data-pm="pm">
      ${radios('time', ['24', '12'])}${radios('distances', ['km', 'miles'])}
      ${radios('degrees', ['celsius', 'fahrenheit'])}
    </div>`
  await import('#site/app/scripts/units.ts')
  return import('#site/ui/units/units.ts')
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(globalThis, 'addEventListener')
  // A page has one; that of the page before would go on.
  vi.stubGlobal(
    'MutationObserver',
    class extends Original {
      constructor(callback: MutationCallback) {
        super(callback)
        observers.push(this)
      }
    },
  )
})
afterEach(() => {
  // Files share the window: a later event in it is not for these pages.
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const observer of observers.splice(0)) observer.disconnect()
  document.body.innerHTML = ''
  for (const name of ['time', 'distances', 'degrees']) delete document.documentElement.dataset[name]
})

const [text, other] = [0, 1].map((at) => () => document.querySelectorAll('p')[at]!.textContent)
const checked = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
const input = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)!
function choose(value: string) {
  input(value).checked = true
  input(value).dispatchEvent(new Event('change', { bubbles: true }))
}

test('units are those of the language of the browser, until others are chosen, which is kept', async () => {
  const { $inMiles, $degrees, isInTwelveHours } = await open()
  expect(text!()).toBe('Candles 4:13 pm, Torah 12:05 pm–2:00 pm')
  expect(checked()).toEqual(['12', 'miles', 'fahrenheit'])
  expect([$inMiles.get(), $degrees.get(), isInTwelveHours()]).toEqual([true, 'fahrenheit', true])
  for (const value of ['24', 'km', 'celsius']) choose(value)
  expect(text!()).toBe('Candles 16:13, Torah 12:05–14:00')
  expect([$inMiles.get(), $degrees.get(), isInTwelveHours()]).toEqual([false, 'celsius', false])
  const again = await open()
  expect(checked()).toEqual(['24', 'km', 'celsius'])
  expect([again.$inMiles.get(), again.$degrees.get(), again.isInTwelveHours()]).toEqual([false, 'celsius', false])
})

test('what is no time of ours stays', async () => {
  await open()
  expect(other!()).toBe('18:30')
})

test('a page in a language that writes 24 hours has them, unless twelve are chosen', async () => {
  await open('en-US', 'he')
  expect(text!()).toContain('16:13')
  choose('12')
  expect(text!()).toContain('4:13 pm')
})

test('times that are written later are turned once, and back', async () => {
  await open()
  const [bold] = document.querySelectorAll('b')
  bold!.firstChild!.nodeValue = '10:13'
  await expect.poll(() => bold!.textContent).toBe('10:13 am')
  document.querySelector('p')!.append(' until 11:00')
  await expect.poll(() => text!()).toMatch(/ until 11:00 am$/)
  expect(bold!.textContent).toBe('10:13 am')
  choose('24')
  expect(text!()).toBe('Candles 10:13, Torah 12:05–14:00 until 11:00')
})

test.each(['pageshow', 'storage'])('a page follows what was chosen elsewhere: %s', async (event) => {
  const { $inMiles } = await open()
  localStorage.setItem('distances', 'km')
  localStorage.setItem('time', '24')
  dispatchEvent(new Event(event))
  expect($inMiles.get()).toBe(false)
  expect(text!()).toContain('16:13')
  expect(checked()).toEqual(['24', 'km', 'fahrenheit'])
})

test('where storage is blocked, a choice holds for the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  await open()
  choose('24')
  expect(text!()).toContain('16:13')
})
