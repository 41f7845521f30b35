import { t } from '#site/ui/page/messages.ts'
import type { OwnRow } from '#core/fields/own.ts'
import { formatProblems, missingFields, type FormatProblem } from '#core/domain/validation/listing-edit.ts'
import type { Problem } from '#site/ui/forms/form.ts'
import type { EditFile } from './files.ts'
import { lineProblemText } from './LineInput.tsx'
import type { Changed, Typed } from './state.ts'

interface Checked {
  typed: Typed
  changed: Changed
  own: readonly OwnRow[]
  files: readonly EditFile[]
}

/** The errors of an edit before sending, by field. */
export function problemsOf({ typed, changed, own, files }: Checked): Problem[] {
  const errors = t('errors')
  const { wrong } = t('edit')
  const isUnchanged = Object.keys(changed).length === 0 && files.length === 0
  const { dtype: _, ...fields } = changed
  const missing = missingFields(typed.values)
  const formats = formatProblems(fields, own).map(({ field, problem }) => {
    const line = lineProblem(problem, String(fields[field]))
    if (line) return { fields: [`${field}-${line.part}`], text: line.text }
    return { fields: [field], text: problem === 'email' ? errors.enterValidEmail : wrong[problem] }
  })
  const isUnowned = files.length > 0 && !typed.ownsPictures
  return [
    ...missing.map(({ field, code }) => ({
      fields: [field],
      text: errors[code],
    })),
    ...formats.filter(({ fields: [name] }) => missing.every(({ field }) => field !== name)),
    ...(isUnowned ? [{ fields: ['imageOwnership'], text: errors.checkImageOwnership }] : []),
    ...(isUnchanged ? [{ fields: [], text: errors.nothingChanged }] : []),
  ]
}

/** Which day or service cannot be read, and what to write there. */
const lineProblem = (problem: FormatProblem, line: string) =>
  problem === 'hours' || problem === 'prayerTimes' ? lineProblemText(problem, line) : undefined
