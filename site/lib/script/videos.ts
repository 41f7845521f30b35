// The videos of a page: what shows them comes when somebody turns to them, and their provider is asked later still.

/** Where the slider is one. */
const NARROW = '(max-width: 978.98px)'

const box = document.querySelector<HTMLElement>('[data-videos]')

const load = () => import('#site/islands/videos/start.ts')

if (box) {
  box.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    const asked = (target as Element).closest<HTMLElement>('a, button')
    if (!asked || button !== 0 || ctrlKey || metaKey || shiftKey) return
    if (asked.dataset['dialog']) return
    event.preventDefault()
    load()
      .then(({ act }) => act(box, asked))
      .catch(() => {
        // Without the script a link still leads to its video.
        if (asked instanceof HTMLAnchorElement) location.assign(asked.href)
      })
  })
  if (box.dataset['videos'] === 'slider') {
    const narrow = matchMedia(NARROW)
    const wake = () => {
      if (narrow.matches)
        void load().then(({ startSlider }) => startSlider(box))
    }
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      wake()
      narrow.addEventListener('change', wake)
    }).observe(box)
  }
}

export {}
