import { startApp } from '#site/ui/page/app.ts'

// Copying the link, the device's share sheet, and Facebook's own script.

/** The canonical address of this page. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')
  return canonical?.href ?? location.href
}

/** Shares by what was pressed. */
export async function share(row: HTMLElement, pressed: HTMLElement): Promise<void> {
  const { copied, device } = pressed.dataset
  if (copied !== undefined) return copy(row, copied)
  if (device === undefined) return shareBySdk((pressed as HTMLAnchorElement).href)
  // Cancelled by the visitor.
  await navigator.share({ title: document.title, url: pageAddress() }).catch(() => {})
}

async function copy(row: HTMLElement, copied: string): Promise<void> {
  await copyText(pageAddress())
  const said = row.querySelector('[role=status]')
  const say = (text = '') => {
    if (said) said.textContent = text
  }
  // Clears first, so that the same text is announced again.
  say()
  setTimeout(() => say(copied), 50)
  setTimeout(say, 5000)
}

/** Uses Facebook's own script after consent, or a plain link if the site has no app there. */
async function shareBySdk(plain: string): Promise<void> {
  const [{ shareByFacebook }] = await Promise.all([import('./facebook-share.ts'), startApp()])
  const isDone = await shareByFacebook(pageAddress())
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
