import type { VideoWords } from '#core/i18n/words.ts'
import type { ReactNode } from 'react'
import type { PageVideo } from '#site/stores/videos/page-videos.ts'
import { fill } from '#core/i18n/fill.ts'

interface Props {
  videos: readonly PageVideo[]
  words: VideoWords
}

/** Thumbnails of all videos: a column beside the current one, or a row below. A single tab stop with arrow keys. */
export function VideoThumbs(props: Props) {
  return (
    <div className="gallery-thumbs strip">
      <Choices {...props}>{(video) => <img alt="" sizes="12rem" {...video.poster} />}</Choices>
    </div>
  )
}

/** The same choice for narrow windows. */
export function VideoDots(props: Props) {
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
}: Props & { className?: string; children: (video: PageVideo) => ReactNode }) {
  const nameOf = (at: number) => fill(words.showOne, { number: `${at + 1}`, total: `${videos.length}` })
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
