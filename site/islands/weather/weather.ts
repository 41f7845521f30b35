// The weather of a place, requested when its box comes near the viewport.

/** Early enough to be there when the box is in view. */
const BEFORE_VIEW = '200px'

const section = document.querySelector<HTMLElement>('[data-weather]')

if (section) {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      import('./weather-box.ts')
        .then(({ fillWeather }) => fillWeather(section))
        .catch(() => section.classList.add('is-blank'))
    },
    { rootMargin: BEFORE_VIEW },
  )
  seen.observe(section)
}

export {}
