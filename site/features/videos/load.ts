import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { loadVideoWords } from '#site/features/videos/words.ts'
import styles from '#site/features/videos/video-gallery.sheet.css?url'

/** The gallery dialog with its messages and styles. */
export async function loadVideosDialog() {
  const [{ VideosDialog }] = await Promise.all([
    import('./VideosDialog.tsx'),
    loadVideoWords(pageLang()),
    addStylesheet(styles),
  ])
  return VideosDialog
}
