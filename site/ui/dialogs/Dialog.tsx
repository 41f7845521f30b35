import { t } from '#site/ui/page/messages.ts'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { enterModal, leaveModal } from '#site/ui/dialogs/dialogs.ts'
import { IconButton } from '../page/Button.tsx'
import { Toasts } from '../page/Toasts.tsx'
import { listen } from '#site/ui/page/listen.ts'

/** What the dialog host gives each dialog. */
export interface DialogProps {
  /** What opened it, and takes the focus back. */
  opener: HTMLElement | undefined
  onClose: () => void
}

/** Without an opener, what has the focus takes it back. */
interface Props extends Partial<DialogProps> {
  title: string
  onClose: () => void
  /** The current view, if a dialog has several; each change moves the focus into it. */
  view?: string
  /** Class name of this dialog. */
  className?: string
  /** Buttons beside the close button. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog; closes by its button, Esc or a click on the backdrop. */
export function Dialog({ title, onClose, view = '', opener, className = '', actions, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const words = t('accounts.app')
  useModal(ref, opener)
  // Before the first paint: until then the close button has the focus, and a key would press it.
  useLayoutEffect(() => focusIn(ref.current), [view])
  useBackdrop(ref, onClose)

  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Unmounting closes it.
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // After unmounting, its close event must not close the dialog that replaced it.
        if (ref.current) onClose()
      }}
    >
      <div className="dialog-panel">
        <div className="row apart dialog-head">
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {actions}
          <IconButton icon="close" label={words.common.close} onClick={onClose} />
        </div>
        <div className="stack dialog-body">{children}</div>
      </div>
      <Toasts />
    </dialog>
  )
}

type DialogRef = RefObject<HTMLDialogElement | null>

/** Opens the dialog in the top layer, and restores the focus in the end. */
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

/** The first `autofocus` field, else the title, which screen readers then read. */
function focusIn(dialog: HTMLDialogElement | null): void {
  const first = dialog?.querySelector<HTMLElement>('[data-autofocus]')
  const target = first ?? dialog?.querySelector<HTMLElement>('h2')
  target?.focus()
}

/** A click that starts and ends on the backdrop; selecting text may end there too. */
function useBackdrop(ref: DialogRef, onClose: () => void): void {
  useEffect(() => {
    const dialog = ref.current
    let isBeside = false
    const down = ({ target }: Event) => void (isBeside = target === dialog)
    const up = ({ target }: Event) => {
      if (isBeside && target === dialog) onClose()
    }
    return listen(dialog, { pointerdown: down, click: up })
  }, [ref, onClose])
}
