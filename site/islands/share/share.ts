import { hasAgreed } from '#site/stores/storage/flags.ts'
import { withoutScript } from '#site/islands/page/without-script.ts'

// Sharing without third parties. What does it loads with the first press.

const row = document.querySelector<HTMLElement>('[data-share]')
const device = row?.querySelector<HTMLElement>('[data-device]')
if (device && 'share' in navigator) device.hidden = false

row?.addEventListener('click', (event) => {
  const pressed = (event.target as Element).closest<HTMLElement>('button,[href*=facebook]')
  if (!pressed || (pressed.matches('a') && !hasAgreed('social'))) return
  event.preventDefault()
  import('./ways.ts').then((ways) => ways.share(row, pressed)).catch(() => withoutScript(pressed))
})
