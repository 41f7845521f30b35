import { format } from '#core/i18n/format.ts'
import type { Problem } from '#site/ui/forms/form.ts'

/** The labels of a form's fields, by name. */
export type Labels = Readonly<Record<string, string>>

/** What the fields of a form are called; of a group, its legend. */
export function labelsIn(form: HTMLFormElement): Labels {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name]:is(input, select, textarea)')]
  const named = fields.map((field) => {
    const label = field.closest('[role=radiogroup]')?.querySelector('legend') ?? field.labels?.[0]
    return [field.name, label?.textContent?.replace(/[\s:*]+$/, '') ?? '']
  })
  return Object.fromEntries(named)
}

/** The text of an error, followed by the names of its fields if it leaves them open. */
export function namedText(problem: Problem, labels: Labels, { missing }: { missing?: string }): string {
  const { text, fields, isUnnamed } = problem
  const names = fields.flatMap((name) => labels[name] || [])
  if (!isUnnamed || !missing || names.length === 0) return text
  return `${text} ${format(missing, { fields: names.join(', ') })}`
}
