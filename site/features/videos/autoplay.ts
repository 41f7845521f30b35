import { CONSENT_EVENT, hasAgreed } from '#site/ui/storage/flags.ts'
import { isStill } from '#site/ui/carousel/strip.ts'
import type { InlineVideos } from './inline.ts'

/** Delay of the first autoplay. */
const AFTER_MS = 1000

export interface Autoplay {
  /** Starts the delay; `current` returns the video in view afterwards. */
  begin(current: () => HTMLElement | undefined): void
  /** A slide has settled: its video resumes or starts. */
  follow(item: HTMLElement | undefined): void
  /** Ends autoplay and pauses all videos. */
  give(): void
  /** Ends autoplay and removes its players. */
  end(): void
}

/** Autoplay, only with consent to videos and without reduced motion. */
export function createAutoplay(videos: InlineVideos, button: HTMLElement | null): Autoplay {
  /** Items that were started automatically. */
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
