// The slider of videos: it starts when it comes into view where the page is narrow. Its provider is asked later still.

/** Where the slider is one. */
const NARROW = '(max-width: 978.98px)'

const slider = document.querySelector<HTMLElement>('[data-videos=slider]')

if (slider) {
  const narrow = matchMedia(NARROW)
  const start = () => {
    if (narrow.matches) void import('#site/features/videos/start.ts').then((it) => it.startSlider(slider))
  }
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    start()
    narrow.addEventListener('change', start)
  }).observe(slider)
}

export {}
