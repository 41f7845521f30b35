import { useStore } from '@nanostores/react'
import { atom, type WritableAtom } from 'nanostores'
import { createContext, useContext, type ComponentType } from 'react'
import type { ShapeField } from '#core/contract/desk-documents.ts'
import { isLang, type Lang } from '#core/i18n/languages.ts'
import type { DocumentForm } from '#site/stores/desk/documents-form.ts'

/** What every field of a form is given. */
export interface FieldProps {
  field: ShapeField
  path: string
  value: unknown
}

/** Which language of the texts is in sight: one for all, and those chosen at single fields. */
export interface ShownLanguages {
  all: Lang
  own: Readonly<Record<string, Lang>>
}

interface DocumentContextValue {
  form: DocumentForm
  $languages: WritableAtom<ShownLanguages>
  /** Draws a field by its type; groups and lists draw theirs with it. */
  Field: ComponentType<FieldProps>
}

export const DocumentContext = createContext<DocumentContextValue | undefined>(undefined)

export const createContextValue = (
  form: DocumentForm,
  lang: Lang,
  Field: ComponentType<FieldProps>,
): DocumentContextValue => ({
  form,
  Field,
  $languages: atom<ShownLanguages>({ all: lang, own: {} }),
})

/** The form around a field. */
export function useDocument(): DocumentContextValue {
  const value = useContext(DocumentContext)
  if (!value) throw new Error('the field stands in no form')
  return value
}

/** The language in which the text of a path is in sight. */
export function useShownLanguage(path: string) {
  const { $languages } = useDocument()
  const { all, own } = useStore($languages)
  return {
    lang: own[path] ?? all,
    show(lang: Lang) {
      const now = $languages.get()
      $languages.set({ ...now, own: { ...now.own, [path]: lang } })
    },
  }
}

export const idOf = (path: string): string => `doc-${path}`

/** What an emptied field becomes: nothing, where it may be left out. */
export const emptied = ({ field, required }: ShapeField): '' | undefined => (field === '' || required ? '' : undefined)

/** Moves to the field of a path, or to the nearest one around it; shows the language that it names. */
export function focusField(path: string, { $languages }: Pick<DocumentContextValue, '$languages'>): void {
  const steps = path.split('.')
  const last = steps.at(-1)
  if (isLang(last)) {
    const now = $languages.get()
    const text = steps.slice(0, -1).join('.')
    $languages.set({ ...now, own: { ...now.own, [text]: last } })
  }
  // The field of another language has to be drawn first.
  requestAnimationFrame(() => {
    for (let length = steps.length; length > 0; length--) {
      const id = idOf(steps.slice(0, length).join('.'))
      const element = document.getElementById(id)
      if (!element) continue
      element.focus()
      return
    }
  })
}
