import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_BYTES, MAX_FILES } from '#core/contract/upload-limits.ts'
import type { ErrorCode } from '#core/contract/errors.ts'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { dropFolder, openIncoming } from './folders.ts'

/** What a form sent: the texts of its fields, and the paths of its files in a folder of their own. */
export interface Received {
  fields: [name: string, value: string][]
  folder: string
  files: string[]
}

const MOST_FIELDS = 120
/** Room for the fields and what stands around the parts. */
const MOST_BYTES = MAX_BYTES + 1_000_000

/** What the parser stops at. */
export const PART_LIMITS = {
  fieldNameSize: 50,
  fieldSize: 40_000,
  fields: MOST_FIELDS,
  files: MAX_FILES,
  fileSize: MAX_BYTES,
  parts: MOST_FIELDS + MAX_FILES,
  headerPairs: 20,
} as const

/** Refuses what says itself that it is too much, before any of it is read. Throws AppError. */
export function requireLength({ headers }: FastifyRequest): void {
  const length = Number(headers['content-length'])
  if (!(length > 0)) throw new AppError('invalidRequest')
  if (length > MOST_BYTES) throw new AppError('filesTooLarge')
}

/** Reads a form of parts, its files to disk. Leaves nothing behind where it throws an AppError. */
export async function receiveForm(
  request: FastifyRequest,
  config: Pick<Config, 'varDir'>,
): Promise<Received> {
  requireLength(request)
  const folder = await openIncoming(config)
  const received: Received = { fields: [], folder, files: [] }
  try {
    let bytes = 0
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        bytes += await writeFile(part, received, MAX_BYTES - bytes)
        continue
      }
      if (part.fieldnameTruncated || part.valueTruncated)
        throw new AppError('tooLarge')
      received.fields.push([part.fieldname, String(part.value)])
    }
    return received
  } catch (error) {
    await dropFolder(folder)
    throw refusalOf(error)
  }
}

/** Writes a file under a name of ours. Answers its length; what a browser sends for no file is passed over. */
async function writeFile(
  { file, filename, fieldname }: MultipartFile,
  { folder, files }: Received,
  room: number,
): Promise<number> {
  if (fieldname !== 'files') {
    file.resume()
    throw new AppError('invalidRequest')
  }
  const path = join(folder, `${files.length}.part`)
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(bytes > room ? new AppError('filesTooLarge') : null, chunk)
    },
  })
  await pipeline(
    file,
    counter,
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  if (bytes === 0 && !filename) await rm(path)
  else files.push(path)
  return bytes
}

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  FST_FILES_LIMIT: 'tooManyFiles',
  FST_REQ_FILE_TOO_LARGE: 'filesTooLarge',
  FST_FIELDS_LIMIT: 'tooLarge',
  FST_PARTS_LIMIT: 'tooLarge',
}

/** What the parser says of a form is the caller's fault; what the disk says is not. */
function refusalOf(error: unknown): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const isOurs = error instanceof AppError || (syscall && code !== 'ECONNRESET')
  return isOurs
    ? error
    : new AppError(REFUSALS[code] ?? 'invalidRequest', { cause: error })
}
