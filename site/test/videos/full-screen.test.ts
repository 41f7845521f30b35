import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fullScreenOf, type FullScreen } from '#site/ui/page/full-screen.ts'

let part: HTMLElement
let screen: FullScreen
const changed = vi.fn()
let shown: Element | null = null

beforeEach(() => {
  document.body.innerHTML = '<header></header><main><p inert></p><div id="part"><button>x</button></div><p></p></main>'
  part = document.querySelector<HTMLElement>('#part')!
  Object.defineProperty(document, 'fullscreenElement', {
    configurable: true,
    get: () => shown,
  })
  document.exitFullscreen = vi.fn(async () => {
    shown = null
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  screen = fullScreenOf(part, changed)
})
afterEach(() => {
  screen.end()
  shown = null
  vi.clearAllMocks()
})

const escape = () => {
  const event = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    cancelable: true,
  })
  part.querySelector('button')!.dispatchEvent(event)
  return event.defaultPrevented
}
const inert = () => document.querySelectorAll('[inert]').length

describe('where the browser gives the screen', () => {
  beforeEach(() => {
    part.requestFullscreen = vi.fn(async () => {
      shown = part
      document.dispatchEvent(new Event('fullscreenchange'))
    })
  })

  test('it is taken, and left again by the same button', async () => {
    await screen.toggle()
    expect(changed).toHaveBeenLastCalledWith(true)
    expect(part.className).toBe('')
    await screen.toggle()
    expect(document.exitFullscreen).toHaveBeenCalledOnce()
    expect(changed).toHaveBeenLastCalledWith(false)
  })

  test('it is left with the part', async () => {
    await screen.toggle()
    screen.end()
    expect(document.exitFullscreen).toHaveBeenCalledOnce()
  })
})

describe.each([
  ['refuses it', () => Promise.reject(new TypeError('not allowed'))],
  ['does not know it', undefined],
] as const)('where the browser %s', (_, request) => {
  beforeEach(() => {
    part.requestFullscreen = request as never
  })

  test('the part covers the page, and nothing else can be reached', async () => {
    await screen.toggle()
    expect(changed).toHaveBeenLastCalledWith(true)
    expect(part.classList.contains('is-full-screen')).toBe(true)
    expect(inert()).toBe(3)
    expect(escape()).toBe(true)
    expect(changed).toHaveBeenLastCalledWith(false)
    expect(part.classList.contains('is-full-screen')).toBe(false)
    // What could not be reached before is as it was.
    expect(inert()).toBe(1)
  })

  test('Esc is left to others while it covers nothing', () => {
    expect(escape()).toBe(false)
  })

  test('the page comes back when the part goes', async () => {
    await screen.toggle()
    screen.end()
    expect(inert()).toBe(1)
    expect(escape()).toBe(false)
  })
})
