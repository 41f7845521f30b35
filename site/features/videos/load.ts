import { loadMessages } from '#site/ui/page/messages.ts'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import styles from '#site/features/videos/video-gallery.sheet.css?url'

/** The gallery dialog with its messages and styles. */
export async function loadVideosDialog() {
  const [{ VideosDialog }] = await Promise.all([
    import('./VideosDialog.tsx'),
    loadMessages('listing.videos'),
    addStylesheet(styles),
  ])
  return VideosDialog
}
