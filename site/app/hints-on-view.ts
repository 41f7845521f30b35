import { loadApp } from './load-app.ts'

// The questions of a listing's page come when a reader comes near them; what fails is tried again the next time.

const box = document.querySelector<HTMLElement>('[data-hints]')!
const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    loadApp()
      .then((app) => app.showHints(box))
      .then(
        () => observer.disconnect(),
        () => {},
      )
  },
  { rootMargin: '400px' },
)
observer.observe(box)
