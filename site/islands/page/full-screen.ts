/** Shows a part of the page on the whole screen, or over the whole page where the browser lets it not. */
export interface FullScreen {
  toggle(): Promise<void>
  /** Leaves the full screen, and forgets about it. */
  end(): void
}

/** Calls `onChange` with whether the part is on the full screen, by whatever it got there or left. */
export function fullScreenOf(part: HTMLElement, onChange: (isOn: boolean) => void): FullScreen {
  let uncover: (() => void) | undefined
  const isReal = () => document.fullscreenElement === part
  const tell = () => onChange(isReal() || uncover !== undefined)

  async function enter(): Promise<void> {
    try {
      await part.requestFullscreen()
    } catch {
      // Forbidden, or not known to the browser.
      uncover = coverPage(part)
      tell()
    }
  }
  async function leave(): Promise<void> {
    if (isReal()) await document.exitFullscreen()
    uncover?.()
    uncover = undefined
    tell()
  }
  const isOn = () => isReal() || uncover !== undefined
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOn()) return
    // A dialog around it stays open.
    event.preventDefault()
    void leave()
  }
  document.addEventListener('fullscreenchange', tell)
  part.addEventListener('keydown', onKey)
  return {
    toggle: () => (isOn() ? leave() : enter()),
    end() {
      document.removeEventListener('fullscreenchange', tell)
      part.removeEventListener('keydown', onKey)
      if (isReal()) void document.exitFullscreen()
      uncover?.()
    },
  }
}

/** Lays a part over the page: nothing else can be reached until it is undone. */
function coverPage(part: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (let inner: HTMLElement = part; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement)) continue
      if (!other.inert) others.push(other)
    }
  }
  for (const other of others) other.inert = true
  part.classList.add('is-full-screen')
  return () => {
    part.classList.remove('is-full-screen')
    for (const other of others) other.inert = false
  }
}
