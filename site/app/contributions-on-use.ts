import { onUse } from '#site/ui/islands/on-use.ts'
import { isKnown } from '#site/ui/storage/flags.ts'
import { whenSeen } from '#site/ui/page/when-seen.ts'
import { loadApp } from './load-app.ts'

// Reviews and questions: plain HTML until visitors interact, or a user visits the page.

const box = document.querySelector<HTMLElement>('[data-contributions]')

if (box) {
  onUse(box, () => loadApp().then((app) => app.hydrateContributions()))
  if (isKnown()) whenSeen([box], () => box.dispatchEvent(new Event('focusin')))
}
