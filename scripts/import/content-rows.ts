import type { OptionList } from '#core/contract/data-files.ts'
import type { ContentRow } from '#data/store/content.repository.ts'
import { CONTENT_KINDS, type ContentKind } from '#data/store/content.table.ts'
import { contentId } from '#core/domain/content-id.ts'
import { countryNames } from './country-names.ts'
import type { DataFile } from './data-files.ts'

/** A file whose rows are documents; others have contributions, or places of maps. */
export type ContentFile = Extract<DataFile, { kind: ContentKind }>

export const isContent = (file: DataFile): file is ContentFile => CONTENT_KINDS.some((kind) => kind === file.kind)

/** The documents of a file. */
export function contentRows(file: ContentFile): ContentRow[] {
  if (file.kind === 'options') return optionLists(file)
  return file.rows.map((row) => ({
    kind: file.kind,
    id: contentId(file.kind, row),
    body: contentBody(file, row),
    sample: 'sample' in row && row.sample === true,
  }))
}

/** Adds the provenance to each listing and authority, and names to countries. */
function contentBody(file: ContentFile, row: object): object {
  if (file.kind === 'listings' || file.kind === 'authorities') return { provenance: file.provenance, ...row }
  if ('continent' in row && 'code' in row) return { ...row, names: countryNames(String(row.code)) }
  return row
}

/** A filter list is one document, because its order matters. */
function optionLists(file: Extract<DataFile, { kind: 'options' }>): ContentRow[] {
  const lists = Map.groupBy(file.rows, ({ list }) => list)
  return [...lists].map(([list, options]) => ({
    kind: 'options',
    id: list,
    body: { list, options: options.map(({ id, name }) => ({ id, name })) } satisfies OptionList,
    sample: false,
  }))
}
