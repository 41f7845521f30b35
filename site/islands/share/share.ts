import { hasAgreed } from '#site/stores/storage/flags.ts'
import { loadPeople } from '#site/islands/page/load-people.ts'

// Sharing without third parties: copying the link, and the device's share sheet.

const row = document.querySelector<HTMLElement>('[data-share]')

/** The canonical address of this page. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')
  return canonical?.href ?? location.href
}

if (row) {
  const said = row.querySelector<HTMLElement>('[role=status]')
  const copy = row.querySelector<HTMLElement>('[data-copied]')
  const device = row.querySelector<HTMLElement>('[data-device]')
  const say = (text = '') => {
    if (said) said.textContent = text
  }
  copy?.addEventListener('click', async () => {
    await copyText(pageAddress())
    // Clears first, so that the same text is announced again.
    say()
    setTimeout(() => say(copy.dataset['copied']), 50)
    setTimeout(say, 5000)
  })
  if (device && 'share' in navigator) {
    device.hidden = false
    device.addEventListener('click', () => {
      const { title } = document
      // Cancelled by the visitor.
      navigator.share({ title, url: pageAddress() }).catch(() => {})
    })
  }
  row.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (link?.host !== 'www.facebook.com') return
    if (hasAgreed('social')) void shareBySdk(event, link.href)
  })
}

/** Uses Facebook's own script after consent, or a plain link if the site has no app there. */
async function shareBySdk(event: Event, plain: string): Promise<void> {
  event.preventDefault()
  const people = await loadPeople()
  const isDone = await people.shareByFacebook(pageAddress())
  if (!isDone) open(plain, '_blank', 'noopener,noreferrer')
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Browsers have no clipboard API over plain http.
    const { copyByCommand } = await import('./copy-by-command.ts')
    copyByCommand(text)
  }
}
