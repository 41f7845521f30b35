import { onceEach } from '#site/ui/page/once-each.ts'

/** Adds a stylesheet once; resolves when it applies or has failed. */
export const addStylesheet = onceEach((href: string): Promise<void> => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    // Unstyled content still works.
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
})
