import { hasAgreed } from '#site/ui/storage/flags.ts'
import { withoutScript } from '#site/ui/page/without-script.ts'

// Sharing without third parties. What does it loads when pointed at: Safari lets a press alone share and copy.

const row = document.querySelector<HTMLElement>('[data-share]')
const device = row?.querySelector<HTMLElement>('[data-device]')
if (device && 'share' in navigator) device.hidden = false

const ways = () => import('./ways.ts')
row?.addEventListener('pointerover', ways)
row?.addEventListener('click', (event) => {
  const pressed = (event.target as Element).closest<HTMLElement>('button,[href*=facebook]')
  if (!pressed || (pressed.matches('a') && !hasAgreed('social'))) return
  event.preventDefault()
  ways()
    .then((it) => it.share(row, pressed))
    .catch(() => withoutScript(pressed))
})
