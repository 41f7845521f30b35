import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import { LoadGuard } from '../page/LoadGuard.tsx'

/** What a dialog with a calendar says. */
export type CalendarDialogWords = Readonly<Record<'close' | 'loading' | 'calendarFailed', string>>

interface Props {
  id: string
  title: string
  note?: string | undefined
  words: CalendarDialogWords
  className?: string
  /** It has closed; the focus is back where it was. */
  onClose: () => void
  /** The calendar, which may still have to be loaded. */
  children: ReactNode
}

/** A calendar in a dialog of the browser, which keeps the focus inside and gives it back. */
export function DayDialog({ id, title, note, words, className = 'day-dialog', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The dialog itself is hit only beside what it holds; Escape is the browser's.
    const onClick = ({ target }: Event) => target === shown && shown?.close()
    shown?.addEventListener('click', onClick)
    return () => {
      shown?.removeEventListener('click', onClick)
      // Also where it is no longer drawn, so that the focus goes back.
      shown?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={`${id}-title`}
      // Within another dialog these are not told to that one.
      onCancel={(event) => event.stopPropagation()}
      onClose={(event) => {
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="day-dialog-body">
        <div className="row day-dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" className="day-close" aria-label={words.close} onClick={() => dialog.current?.close()}>
            <svg className="icon" aria-hidden="true">
              <use href="#i-close" />
            </svg>
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
