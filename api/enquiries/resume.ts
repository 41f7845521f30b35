import { readFile } from 'node:fs/promises'
import { MAX_RESUME_BYTES } from '#core/terms/limits.ts'
import type { FileRules, Received } from '#api/uploads/receive.ts'
import { serialQueue } from '#core/domain/serial-queue.ts'
import type { MailAttachment } from '../mail/checks.ts'
import { documentKind, documentName, MEDIA_TYPES, type DocumentKind } from './documents.ts'

/** The optional file of a job application. */
export const RESUME: FileRules = {
  field: 'resumedoc',
  most: 1,
  tooMany: 'invalidRequest',
  mostBytes: MAX_RESUME_BYTES,
  tooLarge: 'max5mb',
}

/** A résumé is in memory several times while it becomes an attachment. */
export const inTurn = serialQueue()

/** A checked résumé, still on disk. */
export interface Resume {
  path: string
  name: string
  kind: DocumentKind
}

/** The résumé of a form, if any. Throws AppError if it is not a plain document. */
export async function resumeOf({ files: [path], names: [name = ''] }: Received): Promise<Resume | undefined> {
  if (path === undefined) return undefined
  const kind = await inTurn(async () => documentKind(await readFile(path)))
  return { path, name: documentName(name, kind), kind }
}

/** A résumé as an attachment. */
export async function attachmentOf({ path, name, kind }: Resume): Promise<MailAttachment> {
  const base64 = await readFile(path, 'base64')
  return { name, type: MEDIA_TYPES[kind], base64 }
}
