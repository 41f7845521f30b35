import { t } from '#site/ui/page/messages.ts'
import { hoursParts } from '#core/domain/hours/notation.ts'
import { isOneLine, type OneLineKind } from '#core/domain/listing/one-line.ts'
import { prayerParts } from '#core/domain/prayers/notation.ts'
import { ruleOf, type EditField, type EditValue } from '#core/fields/edit.ts'
import { isOwnName, type OwnRow } from '#core/fields/own.ts'
import { formatCount } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { shownIn } from '#core/terms/localized.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** What a field of a listing holds, in short; undefined for nothing. A place is named by its text. */
export function fieldSummary(field: EditField, value: EditValue, own: readonly OwnRow[] = []): string | undefined {
  const { choice } = t('edit')
  const { kind } = ruleOf(field, own)
  const { label } = labelOf(field, own)
  if (value.length === 0) return undefined
  if (typeof value !== 'string') return `${label}: ${value.length}`
  if (isOneLine(kind)) return `${label}: ${lineSummary(kind, value)}`
  if (kind === 'answer') return `${label}: ${value === 'yes' ? choice.yes : choice.no}`
  if (kind === 'number') return `${label}: ${value}`
  return kind === 'choice' || kind === 'text' || kind === 'day' ? label : value
}

/** The label of a field; that of a field of editors has a language where that is not the page's. */
export function labelOf(
  field: EditField,
  own: readonly OwnRow[] = [],
): { label: string; labelLang?: Lang | undefined } {
  if (!isOwnName(field)) return { label: t('edit').fields[field] }
  const row = own.find(({ name }) => name === field)
  if (!row) return { label: field }
  const { text, lang } = shownIn(pageLang(), row.label)
  return { label: text, labelLang: lang }
}

/** How many days have opening hours, or how many services have times. */
export function lineSummary(kind: OneLineKind, line: string): string {
  const { hours, prayers } = t('edit')
  const lang = pageLang()
  if (kind === 'hours') return formatCount(lang, hours, 'count', filledIn(hoursParts(line).days))
  return formatCount(lang, prayers, 'count', filledIn(prayerParts(line).services))
}

const filledIn = (texts: Readonly<Record<string, string>>): number => Object.values(texts).filter(Boolean).length
