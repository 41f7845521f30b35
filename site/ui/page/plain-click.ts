import type { MouseEvent } from 'react'

/** A handler for links that stay on the page, except where they are opened in another tab. */
export function plainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
}
