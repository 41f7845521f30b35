import { startApp } from '#site/ui/page/app.ts'
import { openDialog } from '#site/ui/dialogs/dialogs.ts'
import { inlineVideos } from './inline.ts'
import { startSlider } from './slider.ts'

export { startSlider }

/** Below this width videos play inline instead of in a dialog. */
const SMALL = '(max-width: 47.98rem)'

/** Handles a click on a poster or button. */
export async function act(box: HTMLElement, asked: HTMLElement): Promise<void> {
  if (asked.classList.contains('videos-toggle')) return toggle(box, asked)
  if (box.dataset['videos'] === 'slider') startSlider(box).act(asked)
  if (asked.classList.contains('videos-enlarge')) return openGallery(asked)
  if (asked.dataset['play'] === undefined) return
  const isInline = box.dataset['videos'] === 'slider' || matchMedia(SMALL).matches
  const item = asked.closest<HTMLElement>('[data-video]')
  if (!isInline) return openGallery(asked)
  if (item) await inlineVideos(box).play(item)
}

/** Toggles the videos on small screens; hiding them stops playback. */
function toggle(box: HTMLElement, button: HTMLElement): void {
  const isShown = button.getAttribute('aria-expanded') !== 'true'
  button.setAttribute('aria-expanded', `${isShown}`)
  if (!isShown) inlineVideos(box).stop()
}

async function openGallery(opener: HTMLElement): Promise<void> {
  await startApp()
  openDialog('videos', opener)
}
