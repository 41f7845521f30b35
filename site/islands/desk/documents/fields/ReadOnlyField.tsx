import { useDocumentsWords, type FieldProps } from '../use-document.ts'

/** What the server gives, and nobody changes. */
export function ReadOnlyField({ field, value }: FieldProps) {
  const { fields } = useDocumentsWords()
  const isEmpty = value === undefined || value === ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return (
    <div className="field">
      <span className="doc-label">{field.label}</span>
      <p className="doc-fixed">{isEmpty ? fields.fixed : <bdi>{text}</bdi>}</p>
    </div>
  )
}
