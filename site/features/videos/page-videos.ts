import { isSampleVideo, isVideoId } from '#core/domain/videos.ts'

export interface PageVideo {
  id: string
  /** It does not exist at the provider. */
  isSample: boolean
  title: string
  /** Set if the title is not in the page's language. */
  titleLang: string | undefined
  poster: { src: string; srcSet: string }
}

/** The videos in a part of the page, with their player's address. */
export interface PageVideos {
  embed: string
  videos: readonly PageVideo[]
}

/** The part of the page with videos. Throws if there is none. */
export function videosBox(): HTMLElement {
  const box = document.querySelector<HTMLElement>('[data-videos]')
  if (!box) throw new Error('the page shows no videos')
  return box
}

export function videoItems(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[data-video]')]
}

/** The video of an item. Throws RangeError for an invalid id. */
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
