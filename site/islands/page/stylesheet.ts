const asked = new Map<string, Promise<void>>()

/** Puts a stylesheet into the page, once; resolves when it applies, or when it cannot be had. */
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
    // What it styles still works without it.
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
}
