// The tabs of the search page; without this script its panels stand below one another.

const box = document.querySelector<HTMLElement>('[data-tabs]')
if (box) startTabs(box)

function startTabs(box: HTMLElement): void {
  const list = box.querySelector<HTMLElement>('[role=tablist]')!
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const panels = tabs.map((tab) =>
    document.getElementById(tab.getAttribute('aria-controls')!)!,
  )

  function show(at: number): void {
    tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === at)
      tab.tabIndex = index === at ? 0 : -1
      panels[index]!.hidden = index !== at
    })
  }

  function choose(at: number): void {
    show(at)
    tabs[at]?.focus()
    history.replaceState(history.state, '', `#${panels[at]?.id}`)
  }

  /** Opens what the address names; what is to be located begins, once its island is there. */
  function follow(): void {
    const at = panels.findIndex(({ id }) => location.hash === `#${id}`)
    if (at < 0) return
    show(at)
    const panel = panels[at]!
    panel.scrollIntoView({ block: 'nearest' })
    if ('locates' in panel.dataset) wake(panel)
  }

  for (const [index, panel] of panels.entries()) {
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tabs[index]!.id)
    // A click before the island is there counts.
    panel.addEventListener('click', ({ target }) => {
      const isButton = (target as Element).closest('button[type=button]')
      if (isButton && 'locates' in panel.dataset) panel.dataset['locate'] = ''
    })
  }
  list.addEventListener('click', ({ target }) => {
    const at = tabs.indexOf((target as Element).closest('[role=tab]')!)
    if (at >= 0) choose(at)
  })
  list.addEventListener('keydown', (event) => {
    const at = neighbour(event.key, tabs.indexOf(event.target as HTMLElement))
    if (at === undefined) return
    event.preventDefault()
    choose(at)
  })
  addEventListener('hashchange', follow)
  show(0)
  list.hidden = false
  box.classList.add('is-ready')
  follow()

  function neighbour(key: string, at: number): number | undefined {
    const forth = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    const last = tabs.length - 1
    if (key === 'Home') return 0
    if (key === 'End') return last
    const step =
      key === 'ArrowRight' ? forth : key === 'ArrowLeft' ? -forth : undefined
    return step && (at + step + tabs.length) % tabs.length
  }
}

/** Loads the island of a panel, which begins by itself where the panel says so. */
function wake(panel: HTMLElement): void {
  panel.dataset['locate'] = ''
  panel
    .querySelector('astro-island button')
    ?.dispatchEvent(new Event('focusin', { bubbles: true }))
}
