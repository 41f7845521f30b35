import type { Hours, OwnValue, PrayerTimes, SeedListing } from '#core/contract/data-files.ts'
import type { LocalizedText } from '#core/contract/parts/localized.ts'
import { isStated, withStated } from '#core/domain/kashrut.ts'
import { withStayFacts } from '#core/domain/stay-facts.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { placeId } from '#core/domain/listing/edit-values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import {
  isEditField,
  ruleOf,
  type EditChanges,
  type EditField,
  type EditValue,
  type EditValues,
} from '#core/fields/edit.ts'
import { DOCUMENT_FIELDS, FIELDS, rowOf } from '#core/fields/listing.ts'
import { ownValue, withOwnValue, type OwnRow } from '#core/fields/own.ts'
import { isOneLine, lineOfValue, ONE_LINE } from './one-line.ts'
import type { FieldRow } from '#core/fields/row.ts'

/** Whether a field of an edit changes the document itself. */
export const doesApply = (field: string): boolean => !isEditField(field) || !ruleOf(field).ofTown

/** Whether a field's text exists per language. */
export const isLocalized = (field: string, own: readonly OwnRow[] = []): boolean =>
  isEditField(field) && ruleOf(field, own).localized !== undefined

export interface Applied {
  changes: EditChanges
  /** Of the texts. */
  lang: Lang
  /** The day on which they are taken, where the editor is. */
  day: string
  /** Whether the place itself has sent them. */
  isOwner?: boolean
  /** The fields of editors. */
  own?: readonly OwnRow[]
}

/** The values of a listing's edit form, without its place. */
export function editValuesOf(
  listing: SeedListing,
  lang: Lang,
  own: readonly OwnRow[] = [],
): Omit<EditValues, 'town' | 'country' | 'county'> {
  const values = [
    ...DOCUMENT_FIELDS.flatMap((field) => formValues(rowOf(field), listing[field], lang)),
    ...own.flatMap((row) => formValues(row, ownValue(listing, row.id), lang)),
  ]
  const stated = (listing.kashrutFacts ?? []).filter(isStated).flatMap(({ authority }) => authority ?? [])
  return { ...Object.fromEntries(values), supervision: stated } as unknown as EditValues
}

/** What a field holds in the form, by the names that it has there. */
function formValues({ form, kind, localized }: FieldRow, value: unknown, lang: Lang): [string, EditValue][] {
  if (form === undefined) return []
  if (typeof form === 'object') return form.map((name, at) => [name, (value as string[])?.[at] ?? ''])
  if (kind === 'choices') return [[form, (value as string[]) ?? []]]
  if (value === undefined) return [[form, '']]
  if (isOneLine(kind)) return [[form, lineOfValue(kind, value as Hours | PrayerTimes)]]
  if (kind === 'answer') return [[form, value === true ? 'yes' : 'no']]
  return [[form, localized ? textIn(lang, value as Localized) : String(value)]]
}

/** A listing with an edit's values applied; the town must be an id by now. Empty values remove fields. */
export function applyChanges(
  listing: SeedListing,
  { changes, lang, day, isOwner = false, own = [] }: Applied,
): SeedListing {
  const next: Record<string, unknown> = { ...listing }
  for (const field of DOCUMENT_FIELDS) {
    const { form = [] } = rowOf(field)
    const names = [form].flat() as EditField[]
    if (names.every((name) => changes[name] === undefined)) continue
    const value =
      typeof form === 'string'
        ? documentValue(FIELDS[field], changes[names[0]!]!, {
            before: listing[field] as LocalizedText | undefined,
            lang,
            day,
          })
        : filled(names.map((name, at) => changes[name] ?? listing.phones?.[at] ?? ''))
    if (value === undefined) delete next[field]
    else next[field] = value
  }
  const town = changes.town === undefined ? undefined : placeId(changes.town)
  if (town !== undefined) next['place'] = town
  if (changes.supervision)
    next['kashrutFacts'] = withStated(listing.kashrutFacts ?? [], {
      authorities: changes.supervision,
      day,
      by: 'Visitors',
    })
  if ((next['title'] as Localized | undefined)?.en !== (listing as Partial<SeedListing>).title?.en)
    delete next['transliterated']
  const source = { kind: isOwner ? 'place' : 'visitor' } as const
  const stated = withOwnChanges(next as SeedListing, own, { changes, lang, day })
  return withStayFacts(listing, stated, { source, confirmedAt: day })
}

/** A listing with changes of the fields of editors applied. */
function withOwnChanges(
  listing: SeedListing,
  own: readonly OwnRow[],
  { changes, lang, day }: Pick<Applied, 'changes' | 'lang' | 'day'>,
): SeedListing {
  let next = listing
  for (const row of own) {
    const change = changes[row.name]
    if (change === undefined) continue
    const before = ownValue(listing, row.id) as LocalizedText | undefined
    next = withOwnValue(next, row.id, documentValue(row, change, { before, lang, day }) as OwnValue | undefined)
  }
  return next
}

function filled(values: readonly EditValue[]): unknown {
  const contents = values.filter((value) => value !== '')
  return contents.length > 0 ? contents : undefined
}

/**
 * The document's value for a form's value. Emptying a text removes it in all languages, because the fact is
 * gone. A new text is the English one too, until somebody translates it.
 */
function documentValue(
  { kind, localized }: Pick<FieldRow, 'kind' | 'localized'>,
  value: EditValue,
  { before, lang, day }: { before: LocalizedText | undefined; lang: Lang; day: string },
): unknown {
  if (value.length === 0) return undefined
  if (kind === 'answer') return value === 'yes'
  if (kind === 'number') return Number(value)
  if (isOneLine(kind)) return { ...ONE_LINE[kind].read(String(value)), source: { name: 'Visitors' }, confirmedAt: day }
  if (localized) return { ...(before ?? { en: value }), [lang]: value }
  return typeof value === 'string' ? value : [...value]
}
