import type { Texts } from '#core/i18n/messages.ts'
import { useEffect, useRef, type RefObject } from 'react'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { PageVideo } from '#site/features/videos/page-videos.ts'
import { format } from '#core/i18n/format.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { startPlayer, type Player } from './player.ts'

interface Props {
  video: PageVideo
  embed: string
  /** The third party that playing contacts. */
  host: string
  words: Texts<'listing.videos'>
  /** 'Video 1 of 3'. */
  position: string
  isShown: boolean
  /** Whether its play button was the last one pressed. */
  isStarted: boolean
  onPlay: () => void
}

/** One video: a poster until it is played, then its player, which pauses while another video is shown. */
export function VideoSlide(props: Props) {
  const { video, embed, words, position, isShown, isStarted, onPlay } = props
  const frame = useRef<HTMLDivElement>(null)
  const isPlayer = isStarted && !video.isSample
  usePlayer(frame, { video, embed, isPlayer, isShown })
  return (
    <div className="video-slide" role="group" aria-roledescription={words.slide} aria-label={position}>
      <div ref={frame} className="video-frame">
        {!isPlayer && <Poster {...props} onPlay={onPlay} />}
        {isStarted && video.isSample && (
          <p className="video-said" role="status">
            {words.isSample}
          </p>
        )}
      </div>
    </div>
  )
}

function Poster({ video, host, words, onPlay }: Props) {
  const whom = video.isSample ? words.sample : format(words.asks, { host })
  return (
    <button type="button" className="video-play" onClick={onPlay}>
      <img alt="" sizes="80vw" {...video.poster} />
      <span className="no-print video-sign">
        <Icon name="play" />
      </span>
      <span className="visually-hidden">
        {words.play}: <bdi lang={video.titleLang}>{video.title}</bdi>.{' '}
      </span>
      <span className="no-print video-whom">{whom}</span>
    </button>
  )
}

interface Played {
  video: PageVideo
  embed: string
  isPlayer: boolean
  isShown: boolean
}

function usePlayer(box: RefObject<HTMLDivElement | null>, { video, embed, isPlayer, isShown }: Played): void {
  const player = useRef<Player>(undefined)
  const { id, title } = video
  useEffect(() => {
    if (!isPlayer || !box.current) return
    const lang = pageLang()
    const begun = startPlayer(box.current, { embed, id, title, lang })
    player.current = begun
    // The focused button is gone.
    begun.frame.focus()
    return () => {
      begun.stop()
      player.current = undefined
    }
  }, [box, isPlayer, embed, id, title])
  useEffect(() => {
    if (!isShown) player.current?.pause()
  }, [isShown])
}
