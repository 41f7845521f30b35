import { createRoot } from 'react-dom/client'
import { QuickRequest } from './QuickRequest.tsx'
import { readyForDirect } from './ready.ts'

/** The boxes that have their form already. */
const filled = new WeakSet<HTMLElement>()

/** Shows or hides the form that a button controls; what was typed stays while it is hidden. */
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
