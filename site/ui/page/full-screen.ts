import { listen } from '#site/ui/page/listen.ts'

/** Shows part of the page full screen, or over the whole page if the browser denies that. */
export interface FullScreen {
  toggle(): Promise<void>
  /** Leaves full screen and cleans up. */
  end(): void
}

/** Calls `onChange` whenever the part enters or leaves full screen, by any means. */
export function fullScreenOf(part: HTMLElement, onChange: (isOn: boolean) => void): FullScreen {
  let uncover: (() => void) | undefined
  const isReal = () => document.fullscreenElement === part
  const tell = () => onChange(isReal() || uncover !== undefined)

  async function enter(): Promise<void> {
    try {
      await part.requestFullscreen()
    } catch {
      // Denied or unsupported.
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
    // Keeps a surrounding dialog open.
    event.preventDefault()
    void leave()
  }
  const stops = [listen(document, { fullscreenchange: tell }), listen(part, { keydown: onKey })]
  return {
    toggle: () => (isOn() ? leave() : enter()),
    end() {
      for (const stop of stops) stop()
      if (isReal()) void document.exitFullscreen()
      uncover?.()
    },
  }
}

/** Lays a part over the page and makes the rest inert until undone. */
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
