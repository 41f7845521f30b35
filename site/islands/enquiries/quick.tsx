import { createRoot } from 'react-dom/client'
import { QuickRequest } from './QuickRequest.tsx'
import { readyForDirect } from './ready.ts'

/** Boxes whose form is mounted. */
const filled = new WeakSet<HTMLElement>()

/** Toggles the form that a button controls; hiding keeps its input. */
export async function toggleQuick(button: HTMLElement): Promise<void> {
  const box = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!box) throw new Error('the button controls nothing')
  const show = (isShown: boolean) => {
    box.hidden = !isShown
    button.ariaExpanded = String(isShown)
  }
  if (!filled.has(box)) {
    await readyForDirect()
    filled.add(box)
    const hide = () => {
      const hadFocus = box.contains(document.activeElement)
      show(false)
      if (hadFocus) button.focus()
    }
    createRoot(box).render(<QuickRequest onDone={hide} />)
  }
  show(box.hidden !== false)
}
