import type { VideoWords } from '#core/i18n/words.ts'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { playersHost } from '#core/contract/videos.ts'
import type { PageVideos } from '#site/stores/videos/page-videos.ts'
import { fill } from '#core/i18n/fill.ts'
import { Icon } from '../page/Icon.tsx'
import { stepOf } from './keys.ts'
import { useCarousels } from './use-carousels.ts'
import { VideoSlide } from './VideoSlide.tsx'
import { VideoDots, VideoThumbs } from './VideoThumbs.tsx'

interface Props extends PageVideos {
  /** The one that is seen first. */
  first: number
  /** Whether that one plays as soon as it is seen. */
  playsAtOnce: boolean
  words: VideoWords
}

/** One video at a time, and thumbnails of all. */
export function VideoGallery(props: Props) {
  const { videos, first, words } = props
  const { main, thumbs, selected, show } = useCarousels(first)
  const box = useRef<HTMLDivElement>(null)
  const total = videos.length

  function step(event: KeyboardEvent): void {
    const at = { at: selected, total, isColumn: true }
    const next = stepOf(event.key, at)
    if (next === undefined || total < 2) return
    event.preventDefault()
    show(next)
    followFocus(box.current, next)
  }

  return (
    <div ref={box} className="video-gallery" role="presentation" onKeyDown={step}>
      <Stage {...props} {...{ main, selected, show }} />
      <p className="video-caption" role="status">
        <span className="video-position">{positionOf(words, selected, total)}</span>{' '}
        <bdi lang={videos[selected]?.titleLang}>{videos[selected]?.title}</bdi>
      </p>
      {total > 1 && (
        <>
          <VideoDots {...{ videos, selected, words, show }} />
          <VideoThumbs {...{ videos, selected, words, show }} box={thumbs} />
        </>
      )}
    </div>
  )
}

const positionOf = (words: VideoWords, at: number, total: number) =>
  fill(words.position, { number: `${at + 1}`, total: `${total}` })

interface StageProps extends Props {
  main: RefObject<HTMLDivElement | null>
  selected: number
  show: (at: number) => void
}

/** The video in view, and the buttons beside it. */
function Stage(props: StageProps) {
  const { embed, videos, first, playsAtOnce, words } = props
  const { main, selected, show } = props
  const [started, setStarted] = useState(playsAtOnce ? first : undefined)
  const total = videos.length
  const turn = (by: -1 | 1) => (
    <Turn
      by={by}
      name={by < 0 ? words.previous : words.next}
      isOver={selected + by < 0 || selected + by >= total}
      onTurn={() => show(selected + by)}
    />
  )
  return (
    <div className="video-stage" role="group" aria-roledescription={words.slider} aria-label={words.gallery}>
      <div ref={main} className="video-main">
        <div className="video-slides">
          {videos.map((video, at) => (
            <VideoSlide
              key={`${video.id} ${at}`}
              video={video}
              embed={embed}
              host={playersHost({ embed })}
              words={words}
              position={positionOf(words, at, total)}
              isShown={at === selected}
              isStarted={at === started}
              onPlay={() => setStarted(at)}
            />
          ))}
        </div>
      </div>
      {total > 1 && turn(-1)}
      {total > 1 && turn(1)}
    </div>
  )
}

interface TurnProps {
  by: -1 | 1
  name: string
  /** There is nothing further that way. */
  isOver: boolean
  onTurn: () => void
}

function Turn({ by, name, isOver, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className="video-turn"
      data-turn={by}
      aria-label={name}
      aria-disabled={isOver}
      onClick={() => {
        if (!isOver) onTurn()
      }}
    >
      <Icon name="chevron" />
    </button>
  )
}

/** The focus of a thumbnail, a dot or a slide goes on to its like. */
function followFocus(box: HTMLElement | null, at: number): void {
  const list = document.activeElement?.closest('[data-follows]')
  if (!list || !box?.contains(list)) return
  const buttons = list.querySelectorAll<HTMLElement>('[data-at]')
  buttons[at]?.focus({ preventScroll: true })
}
