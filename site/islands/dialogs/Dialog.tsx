import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { enterModal, leaveModal } from '#site/stores/dialogs/dialogs.ts'
import { Icon } from '../page/Icon.tsx'
import { Overlay } from '../page/Overlay.tsx'
import { useWords } from '../page/use-words.ts'

interface DialogProps {
  title: string
  onClose: () => void
  /** Where a dialog has several views: the present one. The focus moves in anew with each. */
  view?: string
  /** What opened it, if that is not what has the focus. */
  opener?: HTMLElement | undefined
  /** Sets it apart from other dialogs by its looks. */
  className?: string
  /** Buttons beside the one that closes it. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog; it closes by its button, by Esc and by a press beside it. */
export function Dialog({ title, onClose, view = '', opener, className = '', actions, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const words = useWords()
  useModal(ref, opener)
  useEffect(() => focusIn(ref.current), [view])
  useBackdrop(ref, onClose)

  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // It is closed by no longer being drawn.
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // Once it is gone, its own end must not close the dialog that has taken its place.
        if (ref.current) onClose()
      }}
    >
      <div className="dialog-panel">
        <div className="row dialog-head">
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {actions}
          <button type="button" className="icon-button" aria-label={words.common.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="stack dialog-body">{children}</div>
      </div>
      <Overlay />
    </dialog>
  )
}

type DialogRef = RefObject<HTMLDialogElement | null>

/** Opens the dialog above all else, and gives the focus back in the end. */
function useModal(ref: DialogRef, opener: HTMLElement | undefined): void {
  const back = useRef<HTMLElement | undefined>(opener)
  useLayoutEffect(() => {
    const dialog = ref.current
    back.current ??= document.activeElement as HTMLElement
    const { clientWidth, style } = document.documentElement
    style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
    enterModal()
    dialog?.showModal()
    return () => {
      leaveModal()
      dialog?.close()
      back.current?.focus()
    }
  }, [ref])
}

/** The first field that asks for it, else the title, which screen readers then read. */
function focusIn(dialog: HTMLDialogElement | null): void {
  const first = dialog?.querySelector<HTMLElement>('[data-autofocus]')
  const target = first ?? dialog?.querySelector<HTMLElement>('h2')
  target?.focus()
}

/** A press that begins and ends beside the panel; one that selects text may end there too. */
function useBackdrop(ref: DialogRef, onClose: () => void): void {
  useEffect(() => {
    const dialog = ref.current
    let isBeside = false
    const down = ({ target }: Event) => void (isBeside = target === dialog)
    const up = ({ target }: Event) => {
      if (isBeside && target === dialog) onClose()
    }
    dialog?.addEventListener('pointerdown', down)
    dialog?.addEventListener('click', up)
    return () => {
      dialog?.removeEventListener('pointerdown', down)
      dialog?.removeEventListener('click', up)
    }
  }, [ref, onClose])
}
