import { CONSENT_EVENT, hasAgreed } from '#site/ui/storage/flags.ts'
import { loadScript } from '#site/ui/page/third-party-script.ts'

// Ads: their network is contacted only after consent.

const slots = document.querySelectorAll<HTMLElement>('[data-ad]')

/** The element that the network looks for, with the ad's zone. */
function unitOf({ dataset }: HTMLElement): HTMLElement {
  const unit = document.createElement('ins')
  unit.className = 'ad-unit'
  unit.dataset['zone'] = dataset['adZone'] ?? ''
  unit.dataset['oid'] = dataset['adOid'] ?? ''
  return unit
}

function follow(): void {
  const isAllowed = hasAgreed('ads')
  for (const slot of slots) {
    const box = slot.querySelector<HTMLElement>('.ad-box')!
    const unit = box.querySelector('.ad-unit')
    box.querySelector<HTMLElement>('.ad-quiet')!.hidden = isAllowed
    if (!isAllowed) unit?.remove()
    else if (!unit) box.append(unitOf(slot))
  }
  const src = isAllowed && slots[0]?.dataset['ad']
  // Without the network the slot stays empty.
  if (src) loadScript(src).catch(() => {})
}

follow()
addEventListener(CONSENT_EVENT, follow)
// Consent changed in another tab.
addEventListener('storage', follow)
