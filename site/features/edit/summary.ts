import { t } from '#site/ui/page/messages.ts'
import { hoursParts } from '#core/domain/hours/notation.ts'
import { isOneLine, type OneLineKind } from '#core/domain/listing/one-line.ts'
import { prayerParts } from '#core/domain/prayers/notation.ts'
import { ruleOf, type EditField, type EditValue } from '#core/fields/edit.ts'
import { formatCount } from '#core/i18n/format.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** What a field of a listing holds, in short; undefined for nothing. A place is named by its text. */
export function fieldSummary(field: EditField, value: EditValue): string | undefined {
  const { fields, choice } = t('edit')
  const { kind } = ruleOf(field)
  if (value.length === 0) return undefined
  if (typeof value !== 'string') return `${fields[field]}: ${value.length}`
  if (isOneLine(kind)) return `${fields[field]}: ${lineSummary(kind, value)}`
  if (kind === 'answer') return `${fields[field]}: ${value === 'yes' ? choice.yes : choice.no}`
  return kind === 'choice' || kind === 'text' ? fields[field] : value
}

/** How many days have opening hours, or how many services have times. */
export function lineSummary(kind: OneLineKind, line: string): string {
  const { hours, prayers } = t('edit')
  const lang = pageLang()
  if (kind === 'hours') return formatCount(lang, hours, 'count', filledIn(hoursParts(line).days))
  return formatCount(lang, prayers, 'count', filledIn(prayerParts(line).services))
}

const filledIn = (texts: Readonly<Record<string, string>>): number => Object.values(texts).filter(Boolean).length
