import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { LoadGuard } from './LoadGuard.tsx'
import type { DayWords, PickableDays } from './DayField.tsx'

// The calendar is half as large as the rest of the page and is not needed before it is opened.
const DayCalendar = lazy(() =>
  import('./DayCalendar.tsx').then((module) => ({
    default: module.DayCalendar,
  })),
)

interface Props {
  id: string
  lang: Lang
  title: string
  note?: string | undefined
  words: DayWords
  grid: PickableDays
  onPick: (day: string) => void
  /** It has closed; the focus is back where it was. */
  onClose: () => void
}

/** A calendar in a dialog of the browser, which keeps the focus inside and gives it back. */
export function DayDialog({
  id,
  lang,
  title,
  note,
  words,
  grid,
  onPick,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The dialog itself is hit only beside what it holds; Escape is the browser's.
    const onClick = ({ target }: Event) => target === shown && shown?.close()
    shown?.addEventListener('click', onClick)
    return () => shown?.removeEventListener('click', onClick)
  }, [])
  return (
    <dialog
      ref={dialog}
      className="day-dialog"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className="day-dialog-body">
        <div className="day-dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <button
            type="button"
            className="day-close"
            aria-label={words.close}
            onClick={close}
          >
            <svg className="icon" aria-hidden="true">
              <use href="#i-close" />
            </svg>
          </button>
        </div>
        <div className="day-room">
          <LoadGuard message={words.calendarFailed}>
            <Suspense fallback={<p className="is-muted">{words.loading}</p>}>
              <DayCalendar
                {...{ lang, words, grid }}
                onPick={(day) => {
                  onPick(day)
                  close()
                }}
              />
            </Suspense>
          </LoadGuard>
        </div>
        {note && <p className="fine">{note}</p>}
      </div>
    </dialog>
  )
}
