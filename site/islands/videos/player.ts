import { videoAddress } from '#core/domain/videos.ts'

/**
 * A player of the provider in a frame. It is told what to do by the messages of YouTube's iframe API, without its
 * script.
 */
export interface Player {
  readonly frame: HTMLIFrameElement
  play(): void
  pause(): void
  /** Removes the frame, and with it whatever plays. */
  stop(): void
  /** As far as it has told us, or else as it was asked to. */
  isPlaying(): boolean
}

export interface PlayerOptions {
  /** The address of the player, with a place for the id. */
  embed: string
  id: string
  title: string
  lang: string
  /** Browsers let nothing else play by itself. */
  isMuted?: boolean
}

/** States that the API tells: ended, playing, paused, buffering. */
const STATES: Readonly<Record<number, boolean>> = {
  0: false,
  1: true,
  2: false,
  3: true,
}

/** Puts a player into a box, where it begins to play. Throws RangeError for what is no id. */
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
    const told = readMessage(data)
    // What was asked for before it could hear.
    if (told.isReady && !isOn) obey()
    isOn = told.isOn ?? isOn
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
  // Players play for none who does not name themselves; the path is nobody's business.
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

/** What a player says of itself; nothing where it says something else. */
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
