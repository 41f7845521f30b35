import type { VideoWords } from '#core/i18n/words.ts'
import type { ReactNode, RefObject } from 'react'
import type { PageVideo } from '#site/stores/videos/page-videos.ts'
import { fill } from '#core/i18n/fill.ts'

interface Props {
  videos: readonly PageVideo[]
  selected: number
  words: VideoWords
  show: (at: number) => void
}

/** Pictures of all videos: a column beside the one in view, or a row below. One stop of the Tab key; arrows lead on. */
export function VideoThumbs({ box, ...props }: Props & { box: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={box} className="video-thumbs" data-follows>
      <ul aria-label={props.words.thumbs}>
        {props.videos.map((video, at) => (
          <li key={`${video.id} ${at}`}>
            <Choice {...props} at={at}>
              <img alt="" sizes="12rem" {...video.poster} />
            </Choice>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The same choice where there is little room. */
export function VideoDots(props: Props) {
  return (
    <ul className="video-dots" data-follows aria-label={props.words.thumbs}>
      {props.videos.map((video, at) => (
        <li key={`${video.id} ${at}`}>
          <Choice {...props} at={at} />
        </li>
      ))}
    </ul>
  )
}

interface ChoiceProps extends Props {
  at: number
  children?: ReactNode
}

function Choice({ videos, selected, words, show, at, children }: ChoiceProps) {
  const isSelected = at === selected
  const values = { number: `${at + 1}`, total: `${videos.length}` }
  return (
    <button
      type="button"
      data-at={at}
      tabIndex={isSelected ? 0 : -1}
      aria-current={isSelected}
      aria-label={`${fill(words.showOne, values)}: ${videos[at]?.title ?? ''}`}
      onClick={() => show(at)}
    >
      {children}
    </button>
  )
}
