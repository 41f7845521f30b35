import type { Video } from '#core/contract/seed/parts.ts'
import type { VideoProvider } from '#core/contract/videos.ts'
import type { Lang } from '#core/i18n/languages.ts'

export interface ShownVideos {
  lang: Lang
  list: readonly Video[]
  /** Origin of the page: posters are our own files. */
  pictures: readonly string[]
  provider: VideoProvider | undefined
}
