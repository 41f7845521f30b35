import interaction from '#site/ui/islands/interaction.ts'

// The search in the header: plain HTML until visitors point at it or focus it. Its messages come then, too.

const search = document.querySelector<HTMLElement>('.header-search')

async function load(): Promise<() => Promise<void>> {
  try {
    const { headerSearch } = await import('#site/ui/search/header.tsx')
    return await headerSearch(search!.querySelector('.panel')!)
  } catch {
    search!.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }))
    return async () => {}
  }
}

if (search) void interaction(load, { name: '', value: '' }, search)
