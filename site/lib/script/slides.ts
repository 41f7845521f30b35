import { whenIdle } from '#site/islands/page/when-idle.ts'
import { withoutScript } from '#site/islands/page/without-script.ts'

// What moves on a page: pictures, offers and rows of cards come to life when somebody turns to them, the
// pictures of the hero once the page has come to rest.

const WAKERS = ['mouseover', 'focusin', 'touchend', 'scroll']
/** What is for the script; other links lead where they say. */
const OURS = 'button,a[href^="#"],a[href^="/pictures/"]'

// Taken from the module as a whole: packed, that is the shorter way to say it.
const load = (box: HTMLElement) =>
  box.dataset['gallery']
    ? import('#site/islands/carousel/carousel.ts').then((it) => it.startCarousel(box))
    : import('#site/islands/listing/gallery.ts').then((it) => it.startGallery(box))

for (const box of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const wake = () => void load(box).catch(() => {})
  for (const name of WAKERS) box.addEventListener(name, wake, { once: true, capture: true })
  box.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    const asked = (target as Element).closest<HTMLElement>(OURS)
    if (!asked || button !== 0 || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    load(box)
      .then(({ act }) => act(asked))
      .catch(() => withoutScript(asked))
  })
}

const rotator = document.querySelector<HTMLElement>('[data-rotator]')

if (rotator)
  whenIdle(() => {
    void import('#site/islands/carousel/rotator.ts').then((it) => it.startRotator(rotator))
  })
