import { onUse } from '#site/ui/islands/on-use.ts'

// The search in the header: plain HTML until visitors point at it or focus it. Its messages come then, too.

const search = document.querySelector<HTMLElement>('.header-search')

if (search)
  onUse(search, () =>
    import('#site/ui/search/header.tsx').then((it) => it.hydrateHeaderSearch(search.querySelector('.panel')!)),
  )
