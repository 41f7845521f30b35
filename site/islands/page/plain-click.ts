import type { MouseEvent } from 'react'
import { isForOtherTab } from './other-tab.ts'

/** A handler for links that stay on the page, except where they are opened in another tab. */
export function plainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (isForOtherTab(event)) return
    event.preventDefault()
    act()
  }
}
