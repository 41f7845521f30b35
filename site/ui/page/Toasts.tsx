import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { IconName } from '#site/ui/icons/icon.ts'
import { $openModals } from '#site/ui/dialogs/dialogs.ts'
import { listen } from '#site/ui/page/listen.ts'
import { toasts, type Toast, type ToastType } from '#site/ui/page/toasts.ts'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'

const ICONS: Readonly<Record<ToastType, IconName>> = {
  error: 'warning',
  warning: 'warning',
  info: 'info',
  success: 'check',
}

/**
 * Toasts, newest on top, and their live regions: errors interrupt, others wait. They lie above the page or the open
 * dialog, outside of which everything is inert.
 */
export function Toasts() {
  const list = useStore(toasts.$toasts)
  const { common } = t('accounts.app')
  const section = useRef<HTMLElement>(null)
  const focusNotes = useFocusBack(section, list)
  useEscape(section)
  const said = (isUrgent: boolean) =>
    list.filter(({ type }) => (type === 'error') === isUrgent).map(({ id, text }) => <p key={id}>{text}</p>)
  return (
    <div className="overlay">
      <section ref={section} className="toasts" aria-label={common.messages} hidden={list.length === 0} {...focusNotes}>
        {list.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </section>
      <div className="visually-hidden" role="alert" aria-atomic="false">
        {said(true)}
      </div>
      <div className="visually-hidden" role="status" aria-atomic="false">
        {said(false)}
      </div>
    </div>
  )
}

type SectionRef = RefObject<HTMLElement | null>

/** When a focused toast closes, the focus moves to the next one or back to its origin. */
function useFocusBack(section: SectionRef, list: readonly Toast[]) {
  const from = useRef<Element | null>(null)
  const isInside = (element: Element | null) => section.current?.contains(element) ?? false
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body
    if (!from.current || !isLost) return
    const next = section.current?.querySelector('button')
    const target = next ?? from.current
    if (!next) from.current = null
    if (target instanceof HTMLElement) target.focus()
  }, [section, list])
  return {
    onFocus({ relatedTarget }: FocusEvent) {
      if (!isInside(relatedTarget)) from.current = relatedTarget ?? from.current ?? document.body
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !isInside(relatedTarget)) from.current = null
    },
  }
}

/** Esc closes the focused toast, else the newest; open dialogs take precedence. */
function useEscape(section: SectionRef): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || toasts.$toasts.get().length === 0) return
      const focused = section.current?.contains(document.activeElement)
        ? document.activeElement?.closest<HTMLElement>('[data-toast]')
        : undefined
      if (!focused && $openModals.get() > 0) return
      event.preventDefault()
      if (focused) toasts.close(Number(focused.dataset['toast']))
      else toasts.closeNewest()
    }
    return listen(window, { keydown: close })
  }, [section])
}

function ToastLine({ toast: { id, type, text } }: { toast: Toast }) {
  const { common } = t('accounts.app')
  const reasons = useRef(new Set<'pointer' | 'focus'>())
  const hold = (why: 'pointer' | 'focus') => () => {
    reasons.current.add(why)
    toasts.hold(id)
  }
  const release = (why: 'pointer' | 'focus') => () => {
    reasons.current.delete(why)
    if (reasons.current.size === 0) toasts.release(id)
  }
  return (
    <div
      className={`toast is-${type}`}
      data-toast={id}
      onPointerEnter={hold('pointer')}
      onPointerLeave={release('pointer')}
      onFocus={hold('focus')}
      onBlur={release('focus')}
    >
      <div className="wrap row toast-line">
        <Icon name={ICONS[type]} />
        <p>
          <span className="visually-hidden">{common[type]}: </span>
          <bdi>{text}</bdi>
        </p>
        <IconButton icon="close" label={common.close} onClick={() => toasts.close(id)} />
      </div>
    </div>
  )
}
