import type { KashrutFact, OptionList, SeedListing } from '#core/contract/data-files.ts'
import type { BulkChange, BulkPreview } from '#core/contract/desk.ts'
import { textIn } from '#core/terms/localized.ts'
import { findField } from '#core/fields/listing.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { shortDateText } from '#core/text/values.ts'
import type { Store } from '#data/store/database.ts'
import type { Tally } from './bulk.ts'
import { documentRow } from '../documents/documents.repository.ts'
import { authorityNames, placeNames } from '#api/content/documents.repository.ts'

/** A preview in words. */
export async function previewInWords(
  db: Store,
  { tally, change, lang }: { tally: Tally; change: BulkChange; lang: Lang },
): Promise<BulkPreview> {
  const { first, refused, ...counts } = tally
  const { field } = change
  const valueOf = (listing: SeedListing) => (listing as Record<string, unknown>)[field ?? '']
  const values = first.flatMap(({ before, after }) => [valueOf(before), valueOf(after)])
  const inWords = field === undefined ? undefined : await wordsOf(db, { field, values, lang })
  const { desk } = MESSAGES[lang].desk
  const label = (desk.fields as Readonly<Record<string, string>>)[field ?? ''] ?? ''
  const place = field === 'place' ? (await placeNames(db, [Number(change.value)])).get(Number(change.value)) : undefined
  return {
    ...counts,
    rows: first.map(({ id, before, after }) => ({
      id,
      name: before.title,
      ...(inWords && { before: inWords(valueOf(before)), after: inWords(valueOf(after)) }),
    })),
    refused: [...refused].map(([why, found]) => ({
      why: format(desk.bulk[why], { field: label, place: place ? textIn(lang, place) : '' }),
      ...found,
    })),
  }
}

interface Values {
  field: string
  values: readonly unknown[]
  lang: Lang
}

/** How values of a field are called. */
async function wordsOf(db: Store, { field, values, lang }: Values): Promise<(value: unknown) => string> {
  const { desk, documents } = MESSAGES[lang].desk
  const { yes, no, none } = documents.fields
  const listed = (nameOf: (id: string) => string) => (value: unknown) =>
    [value ?? []]
      .flat()
      .map((id) => nameOf(String(id)))
      .join(', ') || none
  const list = findField(field)?.list
  if (list) {
    const row = await documentRow(db, 'options', list)
    const { options = [] } = JSON.parse(row?.body ?? '{}') as Partial<OptionList>
    const names = new Map(options.map(({ id, name }) => [id, textIn(lang, name)]))
    return listed((id) => names.get(id) ?? id)
  }
  if (field === 'place') {
    const names = await placeNames(db, [...new Set(values.map(Number))])
    return listed((id) => textIn(lang, names.get(Number(id)) ?? { en: id }))
  }
  if (field === 'kashrutFacts') {
    const authorities = (value: unknown) => ((value ?? []) as KashrutFact[]).flatMap(({ authority }) => authority ?? [])
    const names = await authorityNames(db, values.flatMap(authorities))
    const listNames = listed((id) => textIn(lang, names.get(id) ?? { en: id }))
    return (value) => listNames(authorities(value))
  }
  const choices = desk.choices as Readonly<Record<string, string>>
  return (value) => {
    if (value === undefined) return none
    if (typeof value === 'boolean') return value ? yes : no
    const day = typeof value === 'object' ? (value as { confirmedAt?: string } | null)?.confirmedAt : value
    return choices[String(day)] ?? shortDateText(lang, Date.parse(String(day)), 'UTC')
  }
}
