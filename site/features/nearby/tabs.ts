import { tabAfter } from '#site/ui/page/tab-keys.ts'

// Tabs of the search page; without this script its panels are stacked. Loaded where there are some.

const box = document.querySelector<HTMLElement>('[data-tabs]')!
const list = box.querySelector<HTMLElement>('[role=tablist]')!
const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
const panels = tabs.map(panelOf)
const show = (at: number) => {
  tabs.forEach((tab, index) => {
    tab.ariaSelected = String(index === at)
    tab.tabIndex = index === at ? 0 : -1
    panels[index]!.hidden = index !== at
  })
}
const choose = (at: number) => {
  show(at)
  tabs[at]?.focus()
  history.replaceState(history.state, '', `#${panels[at]?.id}`)
}
const follow = () => {
  const at = panels.findIndex(({ id }) => location.hash === `#${id}`)
  if (at < 0) return
  show(at)
  box.scrollIntoView({ block: 'nearest' })
  if ('locates' in panels[at]!.dataset) locate(panels[at]!)
}

tabs.forEach((tab, at) => tab.addEventListener('click', () => choose(at)))
list.addEventListener('keydown', (event) => {
  const at = tabs.indexOf(event.target as HTMLElement)
  const next = tabAfter(event.key, { at, count: tabs.length, list })
  if (next === undefined) return
  event.preventDefault()
  choose(next)
})
addEventListener('hashchange', follow)
show(0)
list.hidden = false
box.classList.add('is-ready')
follow()

function panelOf(tab: HTMLElement): HTMLElement {
  const panel = document.getElementById(tab.getAttribute('aria-controls')!)!
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', tab.id)
  // Remembers a click before the island is hydrated.
  panel.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button && 'locates' in panel.dataset) panel.dataset['locate'] = ''
  })
  return panel
}

/** Loads a panel's island, which starts by itself if the panel says so. */
function locate(panel: HTMLElement): void {
  panel.dataset['locate'] = 'once'
  panel.querySelector('astro-island button')?.dispatchEvent(new Event('focusin', { bubbles: true }))
}
