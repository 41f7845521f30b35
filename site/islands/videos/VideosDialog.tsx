import { useState } from 'react'
import { hasAgreed } from '#site/stores/storage/flags.ts'
import { pageVideos, videoItems, videosBox } from '#site/stores/videos/page-videos.ts'
import { videoWordsNow } from '#site/stores/videos/words.ts'
import { FullScreenButton } from '../page/FullScreenButton.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { VideoGallery } from './VideoGallery.tsx'

/** All videos of the page on the whole window, from the one that was pressed. */
export function VideosDialog({ opener, onClose }: DialogProps) {
  const words = videoWordsNow()
  const [shown] = useState(() => {
    const box = videosBox()
    const item = opener?.closest<HTMLElement>('[data-video]')
    const at = item ? videoItems(box).indexOf(item) : 0
    return {
      ...pageVideos(box),
      first: Math.max(at, 0),
      // Whom a press on play asks has been agreed to already.
      playsAtOnce: item !== null && item !== undefined && hasAgreed('videos'),
    }
  })
  return (
    <Dialog
      title={words.gallery}
      opener={opener}
      onClose={onClose}
      className="is-videos"
      actions={
        // Without it the dialog is as large as it can be.
        document.fullscreenEnabled && <FullScreenButton name={words.fullScreen} part=".dialog-panel" />
      }
    >
      <VideoGallery {...shown} words={words} />
    </Dialog>
  )
}
