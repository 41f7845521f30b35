import { loadPeople } from '#site/islands/page/load-people.ts'
import { openDialog } from '#site/stores/dialogs/dialogs.ts'
import { inlineVideos } from './inline.ts'
import { startSlider } from './slider.ts'

export { startSlider }

/** Where videos play in the page and in no dialog. */
const SMALL = '(max-width: 47.98rem)'

/** Does what a poster or a button among the videos of a page is there for. */
export async function act(box: HTMLElement, asked: HTMLElement): Promise<void> {
  if (asked.classList.contains('videos-toggle')) return toggle(box, asked)
  if (box.dataset['videos'] === 'slider') startSlider(box)?.act(asked)
  if (asked.classList.contains('videos-enlarge')) return openGallery(asked)
  if (asked.dataset['play'] === undefined) return
  const isInline = box.dataset['videos'] === 'slider' || matchMedia(SMALL).matches
  const item = asked.closest<HTMLElement>('[data-video]')
  if (!isInline) return openGallery(asked)
  if (item) await inlineVideos(box).play(item)
}

/** Shows the videos of a small screen, or hides them, which ends what plays. */
function toggle(box: HTMLElement, button: HTMLElement): void {
  const isShown = button.getAttribute('aria-expanded') !== 'true'
  button.setAttribute('aria-expanded', `${isShown}`)
  if (!isShown) inlineVideos(box).stop()
}

async function openGallery(opener: HTMLElement): Promise<void> {
  const people = await loadPeople()
  await people.startPeople()
  openDialog('videos', opener)
}
