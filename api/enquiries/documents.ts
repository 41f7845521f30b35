import type { Verdict } from './verdict.ts'
import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '#core/contract/app-error.ts'
import { wordFileOf } from './compound-files.ts'
import { wordPackageOf } from './packages.ts'
import { pdfOf } from './pdf-files.ts'

/** Accepted formats of résumés. */
export type DocumentKind = 'pdf' | 'doc' | 'docx'

export const MEDIA_TYPES: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Office zips, and zips whose parts are in another order than Word's. */
const PACKAGES: ReadonlySet<string | undefined> = new Set(['zip', 'docx', 'docm', 'dotm'])

/**
 * The kind of a document by its content, whatever its name. Throws AppError `onlyDocuments`, or for what its
 * reader could not open, or should not, `protectedDocument` and `activeDocument`.
 */
export async function documentKind(bytes: Buffer): Promise<DocumentKind> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const [kind, verdict] = await lookInside(bytes, type?.ext)
  if (verdict === 'none') throw new AppError('onlyDocuments')
  if (verdict === 'protected') throw new AppError('protectedDocument')
  if (verdict === 'active') throw new AppError('activeDocument')
  return kind
}

async function lookInside(bytes: Buffer, ext: string | undefined): Promise<[DocumentKind, Verdict]> {
  if (ext === 'pdf') return ['pdf', pdfOf(bytes)]
  if (ext === 'cfb') return ['doc', wordFileOf(bytes)]
  return ['docx', PACKAGES.has(ext) ? await wordPackageOf(bytes) : 'none']
}

const LONGEST_STEM = 80

/** The name of an attachment: the sender's, sanitized and with the extension of its kind. */
export function documentName(name: string, kind: DocumentKind): string {
  const stem = (name.toWellFormed().split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    // Letters, digits and plain punctuation; no bidi controls, nothing that ends a header field.
    .replace(/[^\p{L}\p{M}\p{N} ._()+'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
  const short = [...stem].slice(0, LONGEST_STEM).join('').trim()
  return `${short || 'resume'}.${kind}`
}
