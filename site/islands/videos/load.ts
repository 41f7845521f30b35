import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadVideoWords } from '#site/stores/videos/words.ts'
import styles from '#site/styles/video-gallery.css?url'

/** The gallery dialog with its messages and styles. */
export async function loadVideosDialog() {
  const [{ VideosDialog }] = await Promise.all([
    import('./VideosDialog.tsx'),
    loadVideoWords(pageLang()),
    addStylesheet(styles),
  ])
  return VideosDialog
}
