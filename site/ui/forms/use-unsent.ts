import { useEffect, useState, type RefObject } from 'react'
import { draftOf } from '#site/ui/forms/draft.ts'
import { fillFields } from '#site/ui/forms/kept-fields.ts'
import type { Values } from '#site/ui/forms/form.ts'

type FormRef = RefObject<HTMLFormElement | null>

interface Stored {
  path: string
  values: Values
}

interface Options {
  id: string
  /** Others keep nothing. */
  keepsUnsent?: boolean
}

/** Of this page: others have forms of the same name. */
const ofPage = (stored: Stored | null) => (stored?.path === location.pathname ? stored : undefined)

/**
 * Keeps what was submitted and not sent, as without a network, for this tab: it is there again when the page has been
 * reloaded. Undefined drops it.
 */
export function useUnsent(form: FormRef, { id, keepsUnsent = false }: Options): (values?: Values) => void {
  const [draft] = useState(() => draftOf('sessionStorage', `unsent ${id}`, (stored) => ofPage(stored as Stored | null)))
  useEffect(() => {
    const { values } = (keepsUnsent && draft.read()) || {}
    if (values && form.current) fillFields(form.current, values)
  }, [draft, form, keepsUnsent])
  return (values) => {
    if (keepsUnsent) draft.keep(values && { path: location.pathname, values })
  }
}
