import { useStore } from '@nanostores/react'
import { atom, type WritableAtom } from 'nanostores'
import { createContext, useContext, type ComponentType } from 'react'
import type { ShapeField } from '#core/contract/desk-documents.ts'
import { isLang, type Lang } from '#core/i18n/languages.ts'
import { openFoldsAround } from '#site/ui/forms/Fold.tsx'
import type { DocumentForm } from '#site/features/desk/documents/documents-form.ts'

/** Common props of all fields. */
export interface FieldProps {
  field: ShapeField
  path: string
  value: unknown
}

/** The language of texts: one for all, and those chosen at single fields. */
export interface ShownLanguages {
  all: Lang
  own: Readonly<Record<string, Lang>>
}

interface DocumentContextValue {
  form: DocumentForm
  $languages: WritableAtom<ShownLanguages>
  /** Renders a field by its type, for groups and lists. */
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

export function useDocument(): DocumentContextValue {
  const value = useContext(DocumentContext)
  if (!value) throw new Error('the field stands in no form')
  return value
}

/** The language in which the text of a path is shown. */
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

/** The value of an emptied field: undefined if optional. */
export const emptied = ({ field, required }: ShapeField): '' | undefined => (field === '' || required ? '' : undefined)

/** Focuses the field of a path, or the nearest one around it, in the language that the path names. */
export function focusField(path: string, { $languages }: Pick<DocumentContextValue, '$languages'>): void {
  const steps = path.split('.')
  const last = steps.at(-1)
  if (isLang(last)) {
    const now = $languages.get()
    const text = steps.slice(0, -1).join('.')
    $languages.set({ ...now, own: { ...now.own, [text]: last } })
  }
  // The field of the other language must be rendered first.
  requestAnimationFrame(() => {
    for (let length = steps.length; length > 0; length--) {
      const id = idOf(steps.slice(0, length).join('.'))
      const element = document.getElementById(id)
      if (!element) continue
      openFoldsAround(element)
      element.focus()
      return
    }
  })
}
