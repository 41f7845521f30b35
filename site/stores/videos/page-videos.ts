import { isSampleVideo, isVideoId } from '#core/domain/videos.ts'

export interface PageVideo {
  id: string
  /** Nobody can be asked for it. */
  isSample: boolean
  title: string
  /** Where the title is not in the language of the page. */
  titleLang: string | undefined
  poster: { src: string; srcSet: string }
}

/** The videos that a part of the page shows, and the address of their player. */
export interface PageVideos {
  embed: string
  videos: readonly PageVideo[]
}

/** The part of the page that shows videos. Throws where there is none. */
export function videosBox(): HTMLElement {
  const box = document.querySelector<HTMLElement>('[data-videos]')
  if (!box) throw new Error('the page shows no videos')
  return box
}

export function videoItems(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[data-video]')]
}

/** What an item of the page says of its video. Throws RangeError where its id is none. */
export function videoOf(item: HTMLElement): PageVideo {
  const id = item.dataset['video'] ?? ''
  if (!isVideoId(id)) throw new RangeError('no id of a video')
  const title = item.querySelector<HTMLElement>('.video-title bdi')
  const image = item.querySelector('img')
  return {
    id,
    isSample: isSampleVideo(id),
    title: title?.textContent ?? '',
    titleLang: title?.lang || undefined,
    poster: { src: image?.src ?? '', srcSet: image?.srcset ?? '' },
  }
}

export function pageVideos(box: HTMLElement): PageVideos {
  return {
    embed: box.dataset['embed'] ?? '',
    videos: videoItems(box).map(videoOf),
  }
}
