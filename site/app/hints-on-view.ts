import { hydrateOnce } from './hydrate-once.ts'

// The questions of a listing's page come when a reader comes near them.

const box = document.querySelector<HTMLElement>('[data-hints]')

if (box) {
  const show = hydrateOnce((app) => app.showHints(box))
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      await show()
      if (show.isDone) observer.disconnect()
    },
    { rootMargin: '400px' },
  )
  observer.observe(box)
}
