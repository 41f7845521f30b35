import { TABLE_FIELDS, TEXT_FIELDS } from '#core/contract/import-mapping.ts'
import type { ImportRun } from '#core/contract/desk.ts'
import { deskPlaceOf } from '#core/domain/listing/desk-place.ts'
import { FIELD_GROUPS, type FieldRow } from '#core/fields/row.ts'
import type { OwnRow } from '#core/fields/own.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

const PLACE: ReadonlySet<string> = new Set(['town', 'country'])

/** The fields that a column of a table may fill, as forms name and order them. */
export function importFields(lang: Lang, own: readonly OwnRow[]): ImportRun['fields'] {
  const { groups } = MESSAGES[lang].edit
  const fields = TABLE_FIELDS.map((field) => ({
    field,
    label: labelOf(field, lang),
    group: groupOf(field),
    localized: TEXT_FIELDS.has(field),
  }))
  const added = own.map(({ name, label, group = 'more', localized }) => ({
    field: name,
    label: textIn(lang, label),
    group,
    localized: localized !== undefined,
  }))
  return FIELD_GROUPS.flatMap((group) =>
    [...fields, ...added].filter((field) => field.group === group).map((field) => ({ ...field, group: groups[group] })),
  )
}

function groupOf(field: string): NonNullable<FieldRow['group']> {
  const [name = ''] = field.split('.')
  if (PLACE.has(name)) return 'place'
  return deskPlaceOf(name).group ?? 'more'
}

/** `Position: Latitude`; a part of a kashrut fact by its own name. */
export function labelOf(field: string, lang: Lang, own: readonly OwnRow[] = []): string {
  const added = own.find(({ name }) => name === field)
  if (added) return textIn(lang, added.label)
  const words = MESSAGES[lang]
  const labels: Readonly<Record<string, string>> = { ...words.desk.desk.fields, town: words.edit.fields.town }
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part))
  return parts.map((part) => labels[part] ?? part).join(': ')
}
