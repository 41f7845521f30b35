import { Toasts } from './Toasts.tsx'

/** What lies above the page, or above a dialog: all else is inert while a dialog is open. */
export function Overlay() {
  return (
    <div className="overlay">
      <Toasts />
    </div>
  )
}
