import { onceEach } from '#site/ui/page/once-each.ts'
import { videoItems } from '#site/features/videos/page-videos.ts'
import { createGallery, type Gallery } from '#site/features/gallery/gallery.ts'
import { stepOf, takeOver } from '#site/ui/carousel/strip.ts'
import { createAutoplay } from './autoplay.ts'
import { inlineVideos } from './inline.ts'

/** Above this width all posters are side by side. */
const NARROW = '(max-width: 978.98px)'

type Slider = Pick<Gallery, 'act'>

/** Makes a page's videos a slider while only one fits, once. */
export const startSlider = onceEach((box: HTMLElement): Slider => {
  const view = box.querySelector<HTMLElement>('.gallery-main')!
  const startIndex = Math.round(Math.abs(view.scrollLeft) / stepOf(view)) || 0
  takeOver(view)
  const gallery = createGallery(box, {
    wraps: false,
    main: { startIndex, active: false, breakpoints: { [NARROW]: { active: true } } },
  })
  const auto = followSlides(box, gallery)
  return {
    act(asked) {
      const { turn, at, pause } = asked.dataset
      if (turn || at) gallery.act(asked)
      if (pause !== undefined) auto.give()
    },
  }
})

/** Pauses videos during a slide change, then resumes the one in view. */
function followSlides(box: HTMLElement, { embla }: Gallery) {
  const items = videoItems(box)
  const videos = inlineVideos(box)
  const auto = createAutoplay(videos, box.querySelector('[data-pause]'))
  const current = () => items[embla.selectedScrollSnap()]
  const interrupted = new Set<HTMLElement>()
  let isActive = false
  const follow = () => {
    const { active } = embla.internalEngine().options
    if (active === isActive) return
    isActive = active
    if (isActive) auto.begin(current)
    else auto.end()
  }
  embla
    .on('select', () => {
      for (const item of videos.pauseAll()) interrupted.add(item)
    })
    .on('settle', () => {
      const item = current()
      if (item && interrupted.delete(item)) videos.playerOf(item)?.play()
      auto.follow(item)
    })
    .on('reInit', follow)
  follow()
  return auto
}
