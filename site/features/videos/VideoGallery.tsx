import Fade from 'embla-carousel-fade'
import type { Texts } from '#core/i18n/messages.ts'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { playersHost } from '#core/contract/videos.ts'
import type { PageVideos, PageVideo } from '#site/features/videos/page-videos.ts'
import { format } from '#core/i18n/format.ts'
import { createGallery, type Gallery } from '#site/features/gallery/gallery.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { VideoSlide } from './VideoSlide.tsx'

/** From this width on the thumbnails form a column. */
const COLUMN = '(min-width: 1201px)'

interface Props extends PageVideos {
  /** The index of the initial video. */
  first: number
  /** Whether it plays at once. */
  playsAtOnce: boolean
  words: Texts<'listing.videos'>
}

/** One video at a time, cross-fading, with thumbnails of all. Unmounting destroys its carousels. */
export function VideoGallery(props: Props) {
  const { videos, first, words } = props
  const box = useRef<HTMLDivElement>(null)
  const gallery = useRef<Gallery>(undefined)
  const [selected, setSelected] = useState(first)
  const isAlone = videos.length < 2

  useEffect(() => {
    const started = (gallery.current = createGallery(box.current!, {
      main: { startIndex: first },
      plugins: [Fade()],
      thumbs: { dragFree: true, breakpoints: { [COLUMN]: { axis: 'y' } } },
      wraps: false,
      isColumn: true,
      onShow: setSelected,
    }))
    return started.end
  }, [first])

  function act({ target }: MouseEvent): void {
    const asked = (target as Element).closest<HTMLElement>('[data-turn],[data-at]')
    if (asked) gallery.current?.act(asked)
  }

  return (
    <div ref={box} className="video-gallery" role="presentation" onClick={act}>
      <Stage {...props} selected={selected} />
      <p className="video-caption" role="status">
        <span className="is-muted video-position">{positionOf(words, selected, videos.length)}</span>{' '}
        <bdi lang={videos[selected]?.titleLang}>{videos[selected]?.title}</bdi>
      </p>
      {!isAlone && <VideoDots videos={videos} words={words} />}
      {!isAlone && <VideoThumbs videos={videos} words={words} />}
    </div>
  )
}

const positionOf = (words: Texts<'listing.videos'>, at: number, total: number) =>
  format(words.position, { number: `${at + 1}`, total: `${total}` })

/** The current video with previous and next buttons. */
function Stage({ embed, videos, first, playsAtOnce, words, selected }: Props & { selected: number }) {
  const [started, setStarted] = useState(playsAtOnce ? first : undefined)
  const total = videos.length
  return (
    <div className="video-stage" role="group" aria-roledescription={words.slider} aria-label={words.gallery}>
      <div className="gallery-main strip">
        <div>
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
      {total > 1 && <Turn by={-1} name={words.previous} />}
      {total > 1 && <Turn by={1} name={words.next} />}
    </div>
  )
}

function Turn({ by, name }: { by: -1 | 1; name: string }) {
  return (
    <button type="button" className="round needs-script no-print turn" data-turn={by} aria-label={name}>
      <Icon name="arrow" />
    </button>
  )
}

interface VideoThumbsProps {
  videos: readonly PageVideo[]
  words: Texts<'listing.videos'>
}

/** Thumbnails of all videos: a column beside the current one, or a row below. A single tab stop with arrow keys. */
function VideoThumbs(props: VideoThumbsProps) {
  return (
    <div className="gallery-thumbs strip">
      <Choices {...props}>{(video) => <img alt="" sizes="12rem" {...video.poster} />}</Choices>
    </div>
  )
}

/** The same choice for narrow windows. */
function VideoDots(props: VideoThumbsProps) {
  return (
    <Choices {...props} className="dots">
      {() => null}
    </Choices>
  )
}

function Choices({
  videos,
  words,
  className,
  children,
}: VideoThumbsProps & { className?: string; children: (video: PageVideo) => ReactNode }) {
  const nameOf = (at: number) => format(words.showOne, { number: `${at + 1}`, total: `${videos.length}` })
  return (
    <ul className={className} aria-label={words.thumbs}>
      {videos.map((video, at) => (
        <li key={`${video.id} ${at}`}>
          <button type="button" data-at={at} tabIndex={-1} aria-label={`${nameOf(at)}: ${video.title}`}>
            {children(video)}
          </button>
        </li>
      ))}
    </ul>
  )
}
