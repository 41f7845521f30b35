import { MIN_PASSWORD, type FormField, type FormFields } from '../../fields/forms.ts'
import { isEmail } from './email.ts'
import { isName, isPhone, isShown } from './texts.ts'

/** An error of a form, with its fields. */
export interface FormProblem<C extends string = string> {
  code: C
  fields: readonly string[]
}

type CodeOf<R> = (R extends { empty: infer C extends string } ? C : never) | WrongOf<R>
type WrongOf<R> = R extends { wrong: infer C extends string } ? C : never
export type CodeIn<F extends FormFields> = CodeOf<F[keyof F]>

/** Texts, and whether checkboxes are ticked. */
export type FormValues = Readonly<Record<string, string | boolean | undefined>>

/** The errors of a form: missing values first, then invalid ones; each code once, with its fields. */
export function formProblems<F extends FormFields>(fields: F, values: FormValues): FormProblem<CodeIn<F>>[] {
  const found = new Map<string, string[]>()
  const add = (code: string, name: string) => found.set(code, [...(found.get(code) ?? []), name])
  for (const [name, field] of Object.entries(fields)) {
    if (field.empty && !isFilled(field, values[name])) add(field.empty, name)
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.wrong && isWrong(field, values[name], values)) add(field.wrong, name)
  }
  return [...found].map(([code, names]) => ({ code: code as CodeIn<F>, fields: names }))
}

function isFilled({ kind }: FormField, value: string | boolean = ''): boolean {
  if (typeof value === 'boolean') return value
  return kind === 'password' ? value !== '' : isShown(value)
}

function isWrong({ kind, empty, same }: FormField, value: string | boolean = '', values: FormValues): boolean {
  if (typeof value === 'boolean') return !value
  const text = kind === 'newPassword' ? value : value.trim()
  if (empty && !isShown(text)) return false
  if (same) return text !== String(values[same] ?? '').trim()
  switch (kind) {
    case 'newPassword':
      return [...text].length < MIN_PASSWORD
    case 'email':
      return !isEmail(text)
    case 'name':
      return !isName(text)
    case 'digits':
      return !isPhone(text)
    default:
      return !isFilled({ kind }, text)
  }
}
