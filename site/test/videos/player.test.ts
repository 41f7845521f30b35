import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPlayer, type Player } from '#site/features/videos/player.ts'

const EMBED = 'https://videos.test/embed/{id}'
const ID = 'dQw4w9WgXcQ'
const started: Player[] = []
const post = vi.fn()

beforeEach(() => {
  document.body.innerHTML = '<div id="box"></div>'
  // This browser loads no frames, and would say so each time.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Nothing is requested from third parties.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLIFrameElement,
    src: string,
  ) {
    this.dataset['src'] = src
  })
})
afterEach(() => {
  for (const player of started.splice(0)) player.stop()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const source = { postMessage: post }

function start(more: { isMuted?: boolean; id?: string } = {}): Player {
  const box = document.querySelector<HTMLElement>('#box')!
  const player = startPlayer(box, {
    embed: EMBED,
    id: ID,
    title: 'A walk',
    lang: 'he',
    ...more,
  })
  vi.spyOn(player.frame, 'contentWindow', 'get').mockReturnValue(
    source as unknown as ReturnType<typeof window.open> & typeof window,
  )
  started.push(player)
  return player
}

const load = ({ frame }: Player) => frame.dispatchEvent(new Event('load'))

function tell(data: unknown, from: Partial<MessageEventInit> = {}): void {
  const event = new Event('message')
  Object.assign(event, {
    data: typeof data === 'string' ? data : JSON.stringify(data),
    origin: 'https://videos.test',
    source,
    ...from,
  })
  dispatchEvent(event)
}

const sent = () =>
  post.mock.calls.map(([text, origin]: unknown[]) => {
    expect(origin).toBe('https://videos.test')
    const { event, func } = JSON.parse(text as string) as Record<string, string>
    return func ?? event
  })

test('requests one video, in a frame that learns no more than the site', () => {
  const { frame } = start({ isMuted: true })
  const url = new URL(frame.dataset['src']!)
  expect(url.origin + url.pathname).toBe(`https://videos.test/embed/${ID}`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    enablejsapi: '1',
    origin: location.origin,
    autoplay: '1',
    playsinline: '1',
    rel: '0',
    hl: 'he',
    mute: '1',
  })
  expect(frame.title).toBe('A walk')
  expect(frame.referrerPolicy).toBe('strict-origin')
})

test('refuses what is no id', () => {
  expect(() => start({ id: 'x/../../../' })).toThrow(RangeError)
  expect(document.querySelector('iframe')).toBeNull()
})

test('commands sent before the player is ready are repeated then', () => {
  const player = start()
  player.pause()
  expect(post).not.toHaveBeenCalled()
  load(player)
  expect(sent()).toEqual(['listening', 'pauseVideo'])
  tell({ event: 'onReady' })
  expect(sent()).toEqual(['listening', 'pauseVideo', 'pauseVideo'])
  player.play()
  expect(sent().at(-1)).toBe('playVideo')
})

test.each([
  ['onStateChange', (state: number) => state],
  ['infoDelivery', (playerState: number) => ({ playerState })],
] as const)('knows by %s what plays', (event, infoOf) => {
  const player = start()
  expect(player.isPlaying()).toBe(true)
  tell({ event, info: infoOf(2) })
  expect(player.isPlaying()).toBe(false)
  tell({ event, info: infoOf(1) })
  expect(player.isPlaying()).toBe(true)
  tell({ event, info: infoOf(0) })
  expect(player.isPlaying()).toBe(false)
})

test('listens to its own frame and provider only, and to nothing it does not know', () => {
  const player = start()
  const paused = { event: 'onStateChange', info: 2 }
  tell(paused, { origin: 'https://evil.test' })
  tell(paused, { source: window })
  tell('no JSON')
  tell('null')
  tell({ event: 'infoDelivery', info: null })
  tell({ event: 'onStateChange', info: 5 })
  expect(player.isPlaying()).toBe(true)
})

test('stops by being gone, and hears no more', () => {
  const player = start()
  player.stop()
  expect(document.querySelector('iframe')).toBeNull()
  tell({ event: 'onStateChange', info: 2 })
  expect(player.isPlaying()).toBe(true)
})
