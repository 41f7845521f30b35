import { Icon } from '#site/ui/page/Icon.tsx'
import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import { LoadGuard } from '../page/LoadGuard.tsx'

export type CalendarDialogWords = Readonly<Record<'close' | 'loading' | 'calendarFailed', string>>

interface Props {
  id: string
  title: string
  note?: string | undefined
  words: CalendarDialogWords
  className?: string
  /** Called after the dialog has closed and focus is restored. */
  onClose: () => void
  /** The calendar, which may still be loading. */
  children: ReactNode
}

/** A calendar in a native dialog, which traps and restores the focus. */
export function DayDialog({ id, title, note, words, className = 'day-dialog', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Only the backdrop targets the dialog itself; the browser handles Escape.
    const onClick = ({ target }: Event) => target === shown && shown?.close()
    shown?.addEventListener('click', onClick)
    return () => {
      shown?.removeEventListener('click', onClick)
      // Also on unmount, so that the focus is restored.
      shown?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={`${id}-title`}
      // An outer dialog must not receive these events.
      onCancel={(event) => event.stopPropagation()}
      onClose={(event) => {
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="day-dialog-body">
        <div className="row apart below-2 day-dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <button
            type="button"
            className="icon-button day-close"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="day-room">
          <LoadGuard message={words.calendarFailed}>
            <Suspense fallback={<p className="is-muted">{words.loading}</p>}>{children}</Suspense>
          </LoadGuard>
        </div>
        {note && <p className="fine">{note}</p>}
      </div>
    </dialog>
  )
}
