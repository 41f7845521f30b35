import { CONSENT_EVENT, hasAgreed } from '#site/stores/storage/flags.ts'
import { isStill } from '../carousel/strip.ts'
import type { InlineVideos } from './inline.ts'

/** From the start of the slider until its video plays by itself. */
const AFTER_MS = 1000

export interface Autoplay {
  /** Counts down to the first video; `current` tells which is in view then. */
  begin(current: () => HTMLElement | undefined): void
  /** A slide is in view for good: its video plays on, or begins. */
  follow(item: HTMLElement | undefined): void
  /** Nothing plays by itself any more. */
  give(): void
  /** The slider ends, and with it what played by itself. */
  end(): void
}

/** What plays by itself: only for who has agreed to videos, and not for who asked for less motion. */
export function createAutoplay(videos: InlineVideos, button: HTMLElement | null): Autoplay {
  /** What nobody has pressed. */
  const own = new Set<HTMLElement>()
  let timer: number | undefined
  let isOn = false

  const turn = (on: boolean) => {
    clearTimeout(timer)
    isOn = on
    if (button) button.hidden = !on
  }
  const start = (item: HTMLElement | undefined) => {
    if (!item || videos.playerOf(item)) return
    own.add(item)
    void videos.play(item, { isAlone: true })
  }
  const end = () => {
    turn(false)
    videos.stop((item) => own.has(item))
    own.clear()
  }
  addEventListener(CONSENT_EVENT, () => {
    if (!hasAgreed('videos')) end()
  })
  return {
    begin(current) {
      if (!hasAgreed('videos') || isStill()) return
      timer = window.setTimeout(() => {
        turn(true)
        start(current())
      }, AFTER_MS)
    },
    follow(item) {
      if (isOn) start(item)
    },
    give() {
      turn(false)
      videos.pauseAll()
    },
    end,
  }
}
