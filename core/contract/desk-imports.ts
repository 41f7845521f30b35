import { Type, type Static } from 'typebox'
import { MAX_MAPPING_NAME, TABLE_ENCODINGS, type TableEncoding } from '#core/terms/import-lacks.ts'
import { Closed, endpoint, Id, LangCode, OneOf } from './parts/common.ts'
import type { Mapping } from './import-mapping.ts'
import type { FileReason, ImportReport } from './import-report.ts'

/** What is done with a file, one after the other: its columns are read, a dry run, the import. */
export type ImportStep = 'read' | 'check' | 'import'

/** `stopped` by somebody, or because the server ended: what was stored stays. */
export type ImportState = 'running' | 'done' | 'stopped' | 'failed'

/** A column of a table, or a property of the features of a file. */
export const ImportColumn = Type.Object({
  name: Type.String(),
  /** Its first values. */
  samples: Type.Array(Type.String()),
  /** All its values, if they are few. */
  values: Type.Optional(Type.Array(Type.String())),
  /** The types of listings that these values seem to name; 0 where none. */
  types: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  /** The field that it seems to be: `title.he`; `id` for the id of the row. */
  guess: Type.Optional(Type.String()),
})
export type ImportColumn = Static<typeof ImportColumn>

/** What was read of a file before anybody says what it means. */
export const ImportShape = Type.Object({
  format: Type.Unsafe<'csv' | 'geojson' | 'overpass'>({ type: 'string' }),
  /** Rows, or elements. */
  count: Type.Integer(),
  /** To choose from; absent for data of OpenStreetMap, whose tags are known. */
  columns: Type.Optional(Type.Array(ImportColumn)),
  /** Between the columns of a table. */
  delimiter: Type.Optional(Type.String()),
  /** Of a table that is not UTF-8. */
  encoding: Type.Optional(Type.Unsafe<TableEncoding>({ type: 'string' })),
})
export type ImportShape = Static<typeof ImportShape>

/** How a file is imported. */
export interface ImportRequest {
  mapping?: Mapping
  /** Whether places that the file lacks are gone from its source. */
  isWhole: boolean
  /** How the file is read before its columns are known. */
  encoding?: TableEncoding
}

const Head = {
  id: Type.Integer(),
  /** The name of the file. */
  name: Type.String(),
  /** Epoch milliseconds. */
  at: Type.Integer(),
  step: Type.Unsafe<ImportStep>({ type: 'string' }),
  state: Type.Unsafe<ImportState>({ type: 'string' }),
}
export const ImportHead = Type.Object(Head)

const anything = { type: 'object', additionalProperties: true } as const

export const SavedMapping = Type.Object({
  name: Type.String(),
  mapping: Type.Unsafe<Mapping>(anything),
})
export type SavedMapping = Static<typeof SavedMapping>

export const ImportRun = Type.Object({
  ...Head,
  /** Of the step that runs, in bytes. */
  done: Type.Integer(),
  total: Type.Integer(),
  shape: Type.Optional(ImportShape),
  /** What was checked last. */
  request: Type.Optional(Type.Unsafe<ImportRequest>(anything)),
  /** Of the dry run, then of the import. */
  report: Type.Optional(Type.Unsafe<ImportReport>(anything)),
  /** Why it failed. */
  problem: Type.Optional(
    Type.Object({ text: Type.String(), reason: Type.Optional(Type.Unsafe<FileReason>(anything)) }),
  ),
  /** Those for files with the same columns. */
  saved: Type.Array(SavedMapping),
  /** The fields that a column may fill, in the order of forms. */
  fields: Type.Array(
    Type.Object({
      field: Type.String(),
      label: Type.String(),
      group: Type.String(),
      /** Whether it has a text for each language: `title.he`. */
      localized: Type.Boolean(),
    }),
  ),
})
export type ImportRun = Static<typeof ImportRun>

export const Imports = Type.Object({
  /** Largest file. */
  megabytes: Type.Integer(),
  /** Latest first. */
  runs: Type.Array(ImportHead),
  /** What was imported from so far, by name. */
  sources: Type.Array(Type.Object({ source: Type.String(), name: Type.String() })),
})
export type Imports = Static<typeof Imports>

const MappingName = Type.String({ minLength: 1, maxLength: MAX_MAPPING_NAME, pattern: '^[^\\p{Cc}\\p{Cs}]+$' })

/** What to do with a file next. An import does what its last dry run has shown. */
export const ImportOrder = Closed({
  step: OneOf(['read', 'check', 'import']),
  /** Of a table that is read again, because it is not UTF-8. */
  encoding: Type.Optional(OneOf(TABLE_ENCODINGS)),
  request: Type.Optional(
    Type.Unsafe<ImportRequest>(
      // A union would turn numbers into texts: checked where it is used.
      Closed({ mapping: Type.Optional(Type.Unknown()), isWhole: Type.Boolean() }),
    ),
  ),
  /** Saves the mapping under this name. */
  save: Type.Optional(MappingName),
})
export type ImportOrder = Static<typeof ImportOrder>

const params = Type.Object({ id: Id })
const ofMapping = Type.Object({ id: Id, name: MappingName })
/** Imports in the browser. */
export const deskImports = {
  imports: endpoint('GET /rest/tjt/desk/imports', { reply: Imports }),
  /** One multipart part named `file`. */
  importFile: endpoint('POST /rest/tjt/desk/imports', {
    consumes: ['multipart/form-data'],
    reply: Type.Object({ id: Type.Integer() }),
  }),
  importRun: endpoint('GET /rest/tjt/desk/import/:id/:language', {
    params: Type.Object({ id: Id, language: LangCode }),
    reply: ImportRun,
  }),
  /** What its last dry run or import left out, as CSV. */
  importLeftOut: endpoint('GET /rest/tjt/desk/import/:id/left-out/:language', {
    params: Type.Object({ id: Id, language: LangCode }),
    reply: Type.Object({ csv: Type.String() }),
  }),
  /** Reads a table again in another encoding, starts a dry run or an import; one at a time. */
  orderImport: endpoint('POST /rest/tjt/desk/import/:id', {
    params,
    body: ImportOrder,
    reply: Type.Object({ ok: Type.Literal(true) }),
  }),
  /** Stops what runs, or else removes the file. */
  endImport: endpoint('DELETE /rest/tjt/desk/import/:id', { params, reply: Type.Object({ ok: Type.Literal(true) }) }),
  /** Renames a mapping that is saved for files like this one. */
  renameMapping: endpoint('PUT /rest/tjt/desk/import/:id/mapping/:name', {
    params: ofMapping,
    body: Closed({ name: MappingName }),
    reply: Type.Object({ ok: Type.Literal(true) }),
  }),
  deleteMapping: endpoint('DELETE /rest/tjt/desk/import/:id/mapping/:name', {
    params: ofMapping,
    reply: Type.Object({ ok: Type.Literal(true) }),
  }),
}
