import type { BrokenReason, LeftOut } from '#core/contract/import-report.ts'
import { csvRow, csvText } from '#core/domain/csv.ts'
import { format } from '#core/i18n/format.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

// What an import leaves out as a table: a row each, with the reason in words.

export function leftOutHead(lang: Lang): string {
  const { where, id, reason, field, value } = MESSAGES[lang].desk.import.report.table
  return csvRow([where, id, reason, field, value])
}

/** A row; `label` names a field of a listing. */
export function leftOutRow(lang: Lang, row: LeftOut, label: (field: string) => string = (field) => field): string {
  const { skips, broken, table } = MESSAGES[lang].desk.import.report
  const { where, id = '', skip, why = '', reason, field = '', value = '' } = row
  const details = reason ? format(broken[reason.code], valuesIn(lang, reason, label)) : why
  const explanation = skip ? [skips[skip], details].filter(Boolean).join(': ') : table.unfit
  return csvRow([whereText(lang, where), csvText(id), explanation, field && label(field), csvText(value)])
}

/** `line 3` and `feature 2` of a report, in words. */
function whereText(lang: Lang, where: string): string {
  const words: Readonly<Record<string, string>> = MESSAGES[lang].desk.import.report.where
  const [, what = '', number = ''] = /^(line|feature|element) (\d+)$/.exec(where) ?? []
  return words[what] ? format(words[what], { number }) : where
}

function valuesIn(lang: Lang, { values }: BrokenReason, label: (field: string) => string): Record<string, string> {
  const { field, said, found } = values
  const countries = new Intl.DisplayNames(LANGUAGES[lang].locale, { type: 'region' })
  const named = (code: string) => countries.of(code) ?? code
  return {
    ...values,
    ...(field && { field: label(field) }),
    ...(said && { said: named(said) }),
    ...(found && { found: named(found) }),
  }
}
