import type { ImportRequest, ImportRun, ImportShape } from '#core/contract/desk-imports.ts'
import type { Column, Mapping } from '#core/contract/import-mapping.ts'
import { importLacks, type ImportLack } from '#core/terms/import-lacks.ts'
import { foldMarks } from '#core/domain/slug.ts'
import { draftOf } from '#site/ui/forms/draft.ts'

/** The meaning of the column with the ids of rows. */
export const ROW_ID = 'id'

/** What an editor has said of a file so far. */
export interface ImportDraft {
  /** The meaning of each column: a field, the id of the row, or nothing. */
  columns: Readonly<Record<string, string>>
  /** The types of listings that cells of the column of types name; 0 for none. */
  types: Readonly<Record<string, number>>
  /** The type of all listings, where no column says it; 0 for none yet. */
  type: number
  source: string
  name: string
  licence: string
  by: string
  isWhole: boolean
  /** The name to save the mapping under. */
  save: string
}

/** What is still to be said. */
export type Lack = ImportLack | 'id' | 'source' | 'name' | 'licence' | 'by'

const SOURCE = /^[a-z0-9][a-z0-9-]{0,39}$/

/** What a file seems to say, before anybody has looked. */
function guessedDraft({ name, shape, request }: ImportRun): ImportDraft {
  const columns = shape?.columns ?? []
  const empty: ImportDraft = {
    columns: Object.fromEntries(columns.map((column) => [column.name, column.guess ?? ''])),
    types: Object.assign({}, ...columns.map(({ types }) => types)) as ImportDraft['types'],
    type: 0,
    source: sourceName(name),
    name: '',
    licence: '',
    by: '',
    isWhole: request?.isWhole ?? false,
    save: '',
  }
  return request?.mapping ? withMapping(empty, request.mapping) : empty
}

/** The short name that a file's name suggests; empty if it has no Latin letters. */
const sourceName = (file: string): string =>
  foldMarks(file)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')

/** A draft as a mapping says. */
export function withMapping(draft: ImportDraft, mapping: Mapping): ImportDraft {
  const { fields, id, source, name, licence, by } = mapping
  const columns = Object.fromEntries(Object.keys(draft.columns).map((column) => [column, '']))
  for (const [field, column] of Object.entries(fields))
    for (const heading of columnsOf(column)) columns[heading] = field
  const { dtype } = fields
  const values = typeof dtype === 'object' && 'values' in dtype ? (dtype.values as ImportDraft['types']) : {}
  const type = typeof dtype === 'object' && 'value' in dtype ? Number(dtype.value) : 0
  return {
    ...draft,
    source,
    name,
    licence,
    by,
    type,
    columns: { ...columns, [id]: ROW_ID },
    types: { ...draft.types, ...values },
  }
}

function columnsOf(column: Column): readonly string[] {
  if (typeof column === 'string') return [column]
  if (Array.isArray(column)) return column
  return 'column' in column ? [column.column] : []
}

/** The column that names the type of each listing; undefined if all have one. */
export const typeColumn = ({ columns }: ImportDraft): string | undefined =>
  Object.keys(columns).find((name) => columns[name] === 'dtype')

/** The fields that columns fill, each with its columns. */
function filledFields({ columns }: ImportDraft): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const [name, field] of Object.entries(columns))
    if (field && field !== ROW_ID) fields.set(field, [...(fields.get(field) ?? []), name])
  return fields
}

const idColumn = ({ columns }: ImportDraft) => Object.keys(columns).find((name) => columns[name] === ROW_ID)

/** What an import still needs to be told. */
export function lacksOf(draft: ImportDraft, { format, columns }: ImportShape): readonly Lack[] {
  if (!columns) return []
  const fields = [...filledFields(draft).keys(), ...(draft.type > 0 ? ['dtype'] : [])]
  const texts = (['name', 'licence', 'by'] as const).filter((name) => draft[name].trim() === '')
  return [
    ...(idColumn(draft) === undefined ? (['id'] as const) : []),
    ...importLacks(fields, { hasPositions: format !== 'csv' }),
    ...texts,
    ...(SOURCE.test(draft.source) ? [] : (['source'] as const)),
  ]
}

/** What goes to the server, of a draft that lacks nothing. */
export function requestOf(draft: ImportDraft, { columns, delimiter, encoding }: ImportShape): ImportRequest {
  const { isWhole } = draft
  if (!columns) return { isWhole }
  const fields = Object.fromEntries(
    [...filledFields(draft)].map(([field, [first = '', ...more]]): [string, Column] => [
      field,
      more.length > 0 ? [first, ...more] : first,
    ]),
  )
  const { source, name, licence, by } = draft
  const mapping: Mapping = {
    source,
    name: name.trim(),
    licence: licence.trim(),
    by: by.trim(),
    id: idColumn(draft) ?? '',
    ...(delimiter && { delimiter }),
    ...(encoding && { encoding }),
    fields: { ...fields, dtype: typeOf(draft) },
  }
  return { mapping, isWhole }
}

function typeOf(draft: ImportDraft): Column {
  const column = typeColumn(draft)
  if (column === undefined) return { value: draft.type }
  const values = Object.fromEntries(Object.entries(draft.types).filter(([, type]) => type > 0))
  return { column, values }
}

const kept = (id: number) =>
  draftOf('sessionStorage', `desk import ${id}`, (old) => (old ?? undefined) as Partial<ImportDraft> | undefined)

/** The draft of a file: what was typed, until the tab is closed, else what was checked, else a guess. */
export const readImportDraft = (run: ImportRun): ImportDraft => ({ ...guessedDraft(run), ...kept(run.id).read() })

export const keepImportDraft = (id: number, draft: ImportDraft | undefined): void => kept(id).keep(draft)
