import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { hasAgreed } from '#site/ui/storage/flags.ts'
import { pageVideos, videoItems, videosBox } from '#site/features/videos/page-videos.ts'
import { FullScreenButton } from '#site/ui/page/FullScreenButton.tsx'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { VideoGallery } from './VideoGallery.tsx'

/** All videos of the page in a full-window dialog, starting with the pressed one. */
export function VideosDialog({ opener, onClose }: DialogProps) {
  const words = t('listing.videos')
  const [shown] = useState(() => {
    const box = videosBox()
    const item = opener?.closest<HTMLElement>('[data-video]')
    const at = item ? videoItems(box).indexOf(item) : 0
    return {
      ...pageVideos(box),
      first: Math.max(at, 0),
      // Consent has already been given.
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
        // Otherwise the dialog already fills the window.
        document.fullscreenEnabled && <FullScreenButton name={words.fullScreen} part=".dialog-panel" />
      }
    >
      <VideoGallery {...shown} words={words} />
    </Dialog>
  )
}
