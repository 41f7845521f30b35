import { Toasts } from './Toasts.tsx'

/** Renders above the page or the open dialog, outside of which everything is inert. */
export function Overlay() {
  return (
    <div className="overlay">
      <Toasts />
    </div>
  )
}
