const asked = new Map<string, Promise<void>>()

/** Adds a stylesheet once; resolves when it applies or has failed. */
export function addStylesheet(href: string): Promise<void> {
  let known = asked.get(href)
  if (!known) asked.set(href, (known = append(href)))
  return known
}

function append(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    // Unstyled content still works.
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
}
