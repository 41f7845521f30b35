import { isForOtherTab } from '#site/ui/page/other-tab.ts'
import { whenIdle } from '#site/ui/page/when-idle.ts'
import { withoutScript } from '#site/ui/page/without-script.ts'

// What moves on a page: pictures, offers and rows of cards come to life when somebody turns to them, the
// pictures of the hero a second before the second one is due.

const TRIGGERS = ['mouseover', 'focusin', 'touchend', 'scroll']
/** What is for the script; other links lead where they say. */
const OURS = 'button,a[href^="#"],a[href^="/pictures/"]'
const HERO_MS = 4000

const hero = () => import('#site/features/gallery/hero.ts')
const kinds: Record<string, () => Promise<{ start(box: HTMLElement): Promise<{ act(asked: HTMLElement): void }> }>> = {
  row: () => import('#site/ui/carousel/row.ts'),
  hero,
  '': () => import('#site/features/gallery/gallery.ts'),
}

for (const box of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const kind = box.dataset['gallery']!
  const load = () => kinds[kind]!().then(({ start }) => start(box))
  const start = () => void load().catch(() => {})
  for (const name of TRIGGERS) box.addEventListener(name, start, { once: true, capture: true })
  box.addEventListener('click', (event) => {
    const asked = (event.target as Element).closest<HTMLElement>(OURS)
    if (!asked || isForOtherTab(event)) return
    event.preventDefault()
    load()
      .then(({ act }) => act(asked))
      .catch(() => withoutScript(asked))
  })
  if (kind === 'hero' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    whenIdle(() =>
      setTimeout(
        () =>
          void hero().then(
            (it) => it.start(box, 1000),
            () => {},
          ),
        HERO_MS,
      ),
    )
}
