import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_BYTES, MAX_FILES } from '#core/terms/limits.ts'
import type { ErrorCode } from '#core/terms/errors.ts'
import type { Config } from '#api/config.ts'
import { AppError } from '#core/contract/app-error.ts'
import { dropFolder, openIncoming } from '#data/store/uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Received parts, until the response. */
    upload: Received | null
  }
}

/** A received form: the texts of its fields, and the paths of its files in their own folder. */
export interface Received {
  fields: [name: string, value: string][]
  folder: string
  files: string[]
  /** The sender's file names: never used as paths. */
  names: string[]
}

/** Which files a form accepts, and the errors beyond. */
export interface FileRules {
  field: string
  most: number
  tooMany: ErrorCode
  /** Maximum size of all files together. */
  mostBytes: number
  tooLarge: ErrorCode
}

/** The pictures of an edit. */
export const PICTURES: FileRules = {
  field: 'files',
  most: MAX_FILES,
  tooMany: 'tooManyFiles',
  mostBytes: MAX_BYTES,
  tooLarge: 'filesTooLarge',
}

const MAX_FIELDS = 120
/** Room for the fields and the multipart framing. */
const AROUND_BYTES = 1_000_000

/** The parser's limits. */
export const partLimits = ({ most, mostBytes }: FileRules) => ({
  fieldNameSize: 50,
  fieldSize: 40_000,
  fields: MAX_FIELDS,
  files: most,
  fileSize: mostBytes,
  parts: MAX_FIELDS + most,
  headerPairs: 20,
})

/** Refuses requests that declare too much, unread. Throws AppError. */
function requireLength({ headers }: FastifyRequest, rules: FileRules): void {
  const length = Number(headers['content-length'])
  if (!(length > 0)) throw new AppError('invalidRequest')
  if (length > rules.mostBytes + AROUND_BYTES) throw new AppError(rules.tooLarge)
}

/** Reads a multipart form, its files to disk. Leaves nothing behind if it throws an AppError. */
export async function receiveForm(
  request: FastifyRequest,
  config: Pick<Config, 'varDir'>,
  rules: FileRules,
): Promise<Received> {
  requireLength(request, rules)
  const folder = await openIncoming(config)
  const received: Received = { fields: [], folder, files: [], names: [] }
  try {
    let bytes = 0
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        bytes += await writeFile(part, received, rules, bytes)
        continue
      }
      if (part.fieldnameTruncated || part.valueTruncated) throw new AppError('tooLarge')
      received.fields.push([part.fieldname, String(part.value)])
    }
    return received
  } catch (error) {
    await dropFolder(folder)
    throw refusalOf(error, rules)
  }
}

/** Writes a file under our own name. Returns its length; skips browsers' empty file fields. */
async function writeFile(
  { file, filename, fieldname }: MultipartFile,
  { folder, files, names }: Received,
  { field, mostBytes, tooLarge }: FileRules,
  before: number,
): Promise<number> {
  if (fieldname !== field) {
    file.resume()
    throw new AppError('invalidRequest')
  }
  const path = join(folder, `${files.length}.part`)
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(before + bytes > mostBytes ? new AppError(tooLarge) : null, chunk)
    },
  })
  await pipeline(file, counter, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (bytes === 0 && !filename) {
    await rm(path)
  } else {
    files.push(path)
    names.push(filename ?? '')
  }
  return bytes
}

const refusalsOf = ({ tooMany, tooLarge }: FileRules): Readonly<Record<string, ErrorCode>> => ({
  FST_FILES_LIMIT: tooMany,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_FIELDS_LIMIT: 'tooLarge',
  FST_PARTS_LIMIT: 'tooLarge',
})

/** Parser errors are the caller's fault; disk errors are not. */
function refusalOf(error: unknown, rules: FileRules): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const isOurs = error instanceof AppError || (syscall && code !== 'ECONNRESET')
  return isOurs
    ? error
    : new AppError(refusalsOf(rules)[code] ?? 'invalidRequest', {
        cause: error,
      })
}

/** Deletes a request's files after the response. */
export async function dropUpload(request: FastifyRequest): Promise<void> {
  if (request.upload) await dropFolder(request.upload.folder)
  request.upload = null
}
