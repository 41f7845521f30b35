import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { Errors } from 'typebox/value'
import type { FileReason } from '#core/contract/import-report.ts'
import { DATA_FILES, type DataFileKind } from '#core/contract/data-files.ts'

/** An error in a data file, which is rejected whole. */
export class DataFileError extends Error {
  override name = 'DataFileError'
  /** For messages in other languages. */
  readonly reason: FileReason | undefined
  constructor(message: string, reason?: FileReason) {
    super(message)
    this.reason = reason
  }
}

export type DataFile = {
  [K in DataFileKind]: Static<(typeof DATA_FILES)[K]> & {
    /** Path in the data folder. */
    file: string
    hash: string
  }
}[DataFileKind]

/** Reads every `.json` below a folder, by path. Throws DataFileError. */
export function readDataFiles(folder: string): DataFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => parseDataFile(file, readFileSync(join(folder, file), 'utf8')))
}

/** Checks the text of one data file. Throws DataFileError with file, row and field. */
export function parseDataFile(file: string, text: string): DataFile {
  const data = parseJson(file, text)
  const kind = (data as { kind?: unknown } | null)?.kind
  if (typeof kind !== 'string' || !Object.hasOwn(DATA_FILES, kind)) {
    const known = Object.keys(DATA_FILES).join(', ')
    throw new DataFileError(`${file}: field kind must be one of ${known}`)
  }
  const schema = DATA_FILES[kind as DataFileKind]
  // Collecting errors takes five times as long as checking.
  const [error] = Compile(schema).Check(data) ? [] : Errors(schema, data)
  if (error) throw new DataFileError(`${file}: ${describe(error)}`)
  const hash = createHash('sha256').update(text).digest('hex')
  return { ...(data as object), file, hash } as DataFile
}

function parseJson(file: string, text: string): unknown {
  // No database stores it in a text.
  if (/\\u0000/.test(text)) throw new DataFileError(`${file}: holds a NUL (\\u0000)`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DataFileError(`${file}: not valid JSON: ${(error as Error).message}`)
  }
}

interface SchemaError {
  instancePath: string
  message: string
  params: object
}

/** Row (from 1), field and error, as text. */
function describe({ instancePath, message, params }: SchemaError): string {
  const missing = 'requiredProperties' in params ? [params.requiredProperties].flat()[0] : undefined
  const [, rows, row, ...rest] = instancePath.split('/')
  const inRow = rows === 'rows' && row !== undefined
  const path = [...(inRow ? rest : instancePath.split('/').slice(1)), ...(missing ? [missing] : [])]
  const where = path.length > 0 ? `field ${path.join('.')}` : 'the whole row'
  return `${inRow ? `row ${Number(row) + 1}, ` : ''}${where} ${reason(message, params, missing !== undefined)}`
}

function reason(message: string, params: object, isMissing: boolean): string {
  if (isMissing) return 'is missing'
  if (message === 'schema is false') return 'is not a field of this kind of file'
  // A refinement's message is complete.
  if ('message' in params) return message
  const expected = Object.values(params).flat().join(', ')
  return expected && !message.includes(expected) ? `${message} (${expected})` : message
}
