// The script of every page: expanding lists, closing menus, and loading the rest on demand.
import '#site/app/scripts/slides.ts'
import { CONSENT_EVENT, hasAgreed, readKept } from '#site/ui/storage/flags.ts'
import './notice.ts'
import { addPress } from '#site/ui/islands/presses.ts'
import './unreached.ts'
import { whenIdle } from '#site/ui/page/when-idle.ts'
import './on-demand.ts'
import '#site/features/share/share.ts'
import '#site/app/contributions-on-use.ts'
import '#site/ui/islands/island.ts'
import '#site/app/header-on-use.ts'

/** What the API sums up; it keeps nothing else. */
const count = (told: HTMLElement | null) => told && navigator.sendBeacon(told.dataset['count']!)
count(document.querySelector('body[data-count]'))

addEventListener('astro:hydrate', () => void import('#site/ui/page/keep-focus.ts'), { capture: true, once: true })

// The key of `from-point.ts`.
if (readKept('localStorage', 'from')) whenIdle(() => void import('#site/features/nearby/from-cards.ts'))

const has = (selector: string) => document.querySelector(selector)
if (has('[data-ad]')) {
  const loadAds = () => void import('./ads.ts')
  if (hasAgreed('ads')) loadAds()
  // Agreed to in a dialog, or in another tab.
  for (const name of [CONSENT_EVENT, 'storage']) addEventListener(name, loadAds)
}
if (has('[data-tabs]')) void import('#site/features/nearby/tabs.ts')
if (has('[data-find]')) void import('#site/features/place/find.ts')
/** Extras that a page is whole without come with its first use. */
const onFirstUse = (selector: string, load: () => Promise<unknown>) => {
  if (!has(selector)) return
  for (const name of ['pointerover', 'focusin', 'touchstart', 'scroll'])
    addEventListener(name, () => void load().catch(() => {}), { once: true, passive: true })
}
onFirstUse('[data-hints]', () => import('#site/app/hints-on-view.ts'))
onFirstUse('[data-guess]', () => import('#site/features/not-found/guesses.ts'))
onFirstUse('[data-zones]', () => import('#site/features/authorities/your-country.ts'))
if (has('[data-kit]')) void import('#site/features/place/shabbat-kit.ts')
// The key of `records.ts`.
if (readKept('localStorage', 'offline')) whenIdle(() => void import('#site/features/offline/on-page.ts'))
// The key of `my-city.ts`.
if (readKept('localStorage', 'city')) void import('#site/features/city/my-city.ts')
if (has('[data-videos=slider]')) void import('#site/app/scripts/videos.ts')

for (const list of document.querySelectorAll<HTMLElement>('[data-first]')) {
  growList(list)
}

/** Shows the first items of a list, and more with each click of the button after it. */
function growList(list: HTMLElement): void {
  const items = [...list.children] as HTMLElement[]
  const button = list.nextElementSibling as HTMLElement
  let shown = Number(list.dataset['first'])
  const draw = () => {
    items.forEach((item, at) => (item.hidden = at >= shown))
    button.hidden = shown >= items.length
  }
  draw()
  list.classList.add('is-ready')
  button.addEventListener('click', () => {
    const next = items[shown]
    shown += Number(list.dataset['more'])
    draw()
    next?.querySelector('a')?.focus()
  })
}

/** The header's menus; the account menu is added later. */
const menus = () => document.querySelectorAll<HTMLDetailsElement>('header details')

addEventListener('click', ({ target }) => {
  for (const menu of menus()) {
    if (!menu.contains(target as Node)) menu.open = false
  }
  count((target as Element).closest('a[data-count]'))
  // At the end of a list that is plain HTML; islands have a button of their own.
  if ((target as Element).closest('[data-samples]'))
    void import('#site/features/samples/samples.ts').then((it) => it.showSamples(true))
  // Text clamped by CSS.
  const more = (target as Element).closest('button[data-more]')
  more?.setAttribute('aria-expanded', `${more.getAttribute('aria-expanded') !== 'true'}`)
})
addEventListener('keydown', ({ key, defaultPrevented }) => {
  for (const menu of menus()) {
    if (key !== 'Escape' || defaultPrevented || !menu.open) continue
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})
for (const menu of menus()) {
  menu.addEventListener('toggle', () => {
    if (menu.open) menu.querySelector('input')?.focus()
  })
}

// What was pressed before this script came, see `first-paint.ts`.
const { pressed = [] } = self as { pressed?: Element[] }
const buttons: HTMLButtonElement[] = []
for (const target of pressed) addPress(buttons, target.closest<HTMLButtonElement>('button[type=button]'))
for (const button of buttons) button.click()
