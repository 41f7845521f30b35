import type { EditField, EditValue } from '#core/fields/edit.ts'

export interface EditorProps {
  field: EditField
  value: EditValue
  /** With the names of ids that nobody else knows. */
  onChange: (value: EditValue, names?: Readonly<Record<string, string>>) => void
}
