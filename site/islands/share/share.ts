import { hasAgreed } from '#site/stores/storage/flags.ts'
import { loadPeople } from '#site/islands/page/load-people.ts'

// Sharing without anything from outside: the link to copy, and the device's own sheet.

const row = document.querySelector<HTMLElement>('[data-share]')

/** The address that stands for this page, whatever follows it in the bar. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')
  return canonical?.href ?? location.href
}

if (row) {
  const said = row.querySelector<HTMLElement>('[role=status]')
  const copy = row.querySelector<HTMLElement>('[data-copied]')
  const device = row.querySelector<HTMLElement>('[data-device]')
  copy?.addEventListener('click', async () => {
    await copyText(pageAddress())
    const text = copy.dataset['copied'] ?? ''
    // The same words again are said again only where they had gone.
    if (said) said.textContent = ''
    setTimeout(() => {
      if (said) said.textContent = text
    }, 50)
    setTimeout(() => {
      if (said) said.textContent = ''
    }, 5000)
  })
  if (device && 'share' in navigator) {
    device.hidden = false
    device.addEventListener('click', () => {
      const { title } = document
      // Closed without a choice: nothing has happened.
      navigator.share({ title, url: pageAddress() }).catch(() => {})
    })
  }
  row.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (link?.host !== 'www.facebook.com') return
    if (hasAgreed('social')) void shareBySdk(event, link.href)
  })
}

/** By Facebook's own script, for who has agreed to it; by the plain link where the site has no app there. */
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
    // Over plain http browsers have no clipboard to write to.
    const { copyByCommand } = await import('./copy-by-command.ts')
    copyByCommand(text)
  }
}
