import { t } from '#site/ui/page/messages.ts'
import type { ShapeField } from '#core/contract/desk-documents.ts'
import type { Hours, PrayerTimes } from '#core/contract/data-files.ts'
import { lineOfValue } from '#core/domain/listing/one-line.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { lineSummary } from '#site/features/edit/summary.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { $placeNames } from './documents-places.ts'
import { isGroup } from './documents-paths.ts'
import { isFilled, repeatedOf } from './documents-shape.ts'

/** Longer texts are named only. */
const MAX_LETTERS = 60

/** What a field of a document holds, in short; nothing if it is empty. */
export function fieldSummary(field: ShapeField, value: unknown): string[] {
  const { label, type } = field
  if (!isFilled(value)) return []
  const named = (text: string | number) => [`${label}: ${text}`]
  const short = (text: string) => [text.length > MAX_LETTERS ? label : text]
  switch (type) {
    case 'localized':
      return short(anyText(value as Partial<Record<Lang, string>>))
    case 'line':
    case 'email':
    case 'phone':
    case 'url':
      return short(String(value))
    case 'number':
    case 'integer':
    case 'key':
    case 'day':
      return named(String(value))
    case 'hours':
    case 'prayerTimes':
      return isGroup(value)
        ? named(lineSummary(type, lineOfValue(type, value as unknown as Hours | PrayerTimes)))
        : [label]
    case 'place':
      return [$placeNames.get()[Number(value)] ?? label]
    case 'list':
      return listSummary(field, value)
    default:
      return choiceSummary(field, value)
  }
}

/** A text whose English may be missing while it is typed. */
const anyText = (texts: Partial<Record<Lang, string>>): string =>
  [texts[pageLang()], texts.en, ...Object.values(texts)].find(Boolean) ?? ''

/** Phone numbers and addresses themselves, of other lists how many entries. */
function listSummary(field: ShapeField, value: unknown): string[] {
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  const entry = repeatedOf(field)
  const isPlain = entry && ['phone', 'email', 'url'].includes(entry.type)
  return isPlain ? entries.flatMap((item) => fieldSummary(entry, item)) : [`${field.label}: ${entries.length}`]
}

function choiceSummary({ label, choices = [], type }: ShapeField, value: unknown): string[] {
  const { yes, no } = t('desk.documents').fields
  if (type === 'boolean') return [`${label}: ${value === true ? yes : no}`]
  const choice = choices.find((candidate) => candidate.value === value)
  return [choice ? `${label}: ${choice.label}` : label]
}
