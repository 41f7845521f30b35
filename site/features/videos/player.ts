import { videoAddress } from '#core/domain/videos.ts'

/** A provider's player in a frame, controlled by messages of YouTube's iframe API without its script. */
export interface Player {
  readonly frame: HTMLIFrameElement
  play(): void
  pause(): void
  /** Removes the frame. */
  stop(): void
  /** As last reported, or else as requested. */
  isPlaying(): boolean
}

export interface PlayerOptions {
  /** URL of the player with a placeholder for the id. */
  embed: string
  id: string
  title: string
  lang: string
  /** Browsers only autoplay muted videos. */
  isMuted?: boolean
}

/** States of the API: ended, playing, paused, buffering. */
const STATES: Readonly<Record<number, boolean>> = {
  0: false,
  1: true,
  2: false,
  3: true,
}

/** Adds a player to a box and starts it. Throws RangeError for an invalid id. */
export function startPlayer(box: HTMLElement, options: PlayerOptions): Player {
  const src = playerAddress(options)
  const { origin } = src
  const frame = document.createElement('iframe')
  let isLoaded = false
  let isOn = true

  const tell = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), origin)
  const command = (func: string) => tell({ event: 'command', func, args: [], id: 1, channel: 'widget' })
  const obey = () => command(isOn ? 'playVideo' : 'pauseVideo')
  const want = (on: boolean) => {
    isOn = on
    if (isLoaded) obey()
  }
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin) return
    const message = readMessage(data)
    // Repeats commands sent before it was ready.
    if (message.isReady && !isOn) obey()
    isOn = message.isOn ?? isOn
  }

  frame.addEventListener('load', () => {
    isLoaded = true
    tell({ event: 'listening', id: 1, channel: 'widget' })
    if (!isOn) obey()
  })
  addEventListener('message', hear)
  frame.title = options.title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.allowFullscreen = true
  // Players require a referrer; the origin suffices, the path stays private.
  frame.referrerPolicy = 'strict-origin'
  frame.src = src.href
  box.append(frame)
  return {
    frame,
    play: () => want(true),
    pause: () => want(false),
    stop() {
      removeEventListener('message', hear)
      frame.remove()
    },
    isPlaying: () => isOn,
  }
}

function playerAddress({ embed, id, lang, isMuted }: PlayerOptions): URL {
  const url = new URL(videoAddress(embed, id))
  const asked = {
    enablejsapi: '1',
    origin: location.origin,
    autoplay: '1',
    playsinline: '1',
    rel: '0',
    hl: lang,
    ...(isMuted && { mute: '1' }),
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url
}

/** A message of the player; empty for any other. */
function readMessage(data: unknown): { isReady?: boolean; isOn?: boolean } {
  try {
    const { event, info } = JSON.parse(String(data)) as {
      event?: unknown
      info?: unknown
    }
    if (event === 'onReady') return { isReady: true }
    const state =
      event === 'infoDelivery'
        ? (info as { playerState?: unknown } | null)?.playerState
        : event === 'onStateChange' && info
    const isOn = typeof state === 'number' ? STATES[state] : undefined
    return isOn === undefined ? {} : { isOn }
  } catch {
    return {}
  }
}
