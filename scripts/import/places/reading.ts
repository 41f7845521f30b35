import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs'
import type { BrokenReason } from '#core/contract/import-report.ts'
import type { Tick } from '#scripts/cli/progress.ts'
import { DataFileError } from '../data-files.ts'

/** One place with OSM tags. */
export interface SourcePlace {
  /** Id at the source: `node/123`. */
  id: string
  /** Position in the file, for messages. */
  where: string
  tags: Readonly<Record<string, string>>
  /** [longitude, latitude] in degrees. */
  position?: readonly [number, number] | undefined
  /** What stands in place of a position and cannot be read. */
  unread?: string
  /** GeoNames id of its town, where that is known. */
  town?: number
}

/** An unreadable element. */
export interface Broken {
  where: string
  broken: string
  reason?: BrokenReason
  /** Its text, if known, which may contain its id. */
  text?: string
}

/** Metadata of a file, filled in while reading. */
export interface FileHead {
  /** When its data was taken from the source, epoch milliseconds. */
  takenAt: number
  /** Why it is incomplete, in its creator's words. */
  incomplete?: string
}

export interface Reading {
  file: string
  head: FileHead
  /** Epoch milliseconds: later dates are errors. */
  now: number
  stop?: AbortSignal
  /** In bytes. */
  tick?: Tick
}

/** Opens a file, whose date is the default date of its data. Throws Node's error, and DataFileError. */
export function openReading(file: string, options: Omit<Reading, 'file' | 'head'>): Reading {
  checkIsFile(file)
  checkIsData(file)
  const { mtimeMs } = statSync(file)
  return { ...options, file, head: { takenAt: Math.floor(mtimeMs) } }
}

/** Throws DataFileError if a path is not a file; Node's error if it does not exist. */
export function checkIsFile(file: string): void {
  if (!statSync(file).isFile()) throw new DataFileError(`${file} is not a file: name the file to import.`)
}

const HTML = /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body|table)[\s>]/i

/** What files are that bear the name of another kind, by their first bytes in Latin-1. */
const OTHERS: readonly (readonly [code: 'html' | 'workbook' | 'pdf', is: (start: string) => boolean, what: string])[] =
  [
    ['html', (start) => HTML.test(start), 'a web page (HTML): download the data itself, or save the table as CSV'],
    [
      'workbook',
      (start) => ['PK\x03\x04', '\xd0\xcf\x11\xe0'].some((mark) => start.startsWith(mark)),
      'a workbook or archive: save its sheet as CSV (UTF-8)',
    ],
    ['pdf', (start) => start.startsWith('%PDF-'), 'a PDF: ask for the table that it was made from'],
  ]

/** Throws DataFileError for a page, workbook or PDF, whatever its name is. */
function checkIsData(file: string): void {
  const start = headOf(file).toString('latin1')
  const [code, , what] = OTHERS.find(([, is]) => is(start)) ?? []
  if (code) throw new DataFileError(`${file} is ${what}, and import that.`, { code })
}

const HEAD_BYTES = 4096

/** The first bytes of a file. */
export function headOf(file: string): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  const opened = openSync(file, 'r')
  try {
    return head.subarray(0, readSync(opened, head, 0, HEAD_BYTES, 0))
  } finally {
    closeSync(opened)
  }
}

/** The bytes of a file; `pass` of `passes` if read several times. Ends when aborted. */
export async function* chunksOf(
  { file, stop, tick }: Reading,
  { pass = 0, passes = 1 }: { pass?: number; passes?: number } = {},
): AsyncGenerator<Buffer> {
  const size = statSync(file).size
  let done = size * pass
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    stop?.throwIfAborted()
    yield chunk
    done += chunk.length
    tick?.(done, size * passes)
  }
}

/** The error for an empty file, as opposed to an empty list. */
export const emptyFile = (file: string): DataFileError =>
  new DataFileError(`${file}: the file is empty: download it again.`, { code: 'empty' })

/** Records the date that a file gives for its data, if plausible. */
export function noteTaken({ head, now }: Reading, date: unknown): void {
  const at = typeof date === 'number' ? date : Date.parse(String(date))
  if (Number.isFinite(at) && at > 0 && at <= now) head.takenAt = at
}

const isPart = (value: unknown, most: number): value is number => typeof value === 'number' && Math.abs(value) <= most

/** A position in degrees rounded to a hundred-thousandth (1 m); undefined if invalid. */
export function positionOf(lng: unknown, lat: unknown): [number, number] | undefined {
  if (!isPart(lng, 180) || !isPart(lat, 90)) return undefined
  return [round(lng), round(lat)]
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Tags with string or number values; others are dropped. */
export function tagsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const plain = Object.entries(value).filter(([, item]) => ['string', 'number', 'boolean'].includes(typeof item))
  return Object.fromEntries(plain.map(([key, item]) => [key, plainText(String(item))]))
}

/** Deeper values are no statements about a place. */
const MAX_DEPTH = 5

/**
 * Tags of values within values too, by their path: `names.primary`, `addresses.0.locality`. A text that is JSON, as
 * some writers of GeoJSON have it, is read; a value that is known to be none is empty.
 */
export function nestedTagsOf(value: unknown, path: readonly string[] = []): Record<string, string> {
  const own = typeof value === 'string' && /^[[{]/.test(value) ? (parsedOr(value) ?? value) : value
  if (typeof own !== 'object')
    return path.length > 0 && own !== undefined ? { [path.join('.')]: plainText(String(own)) } : {}
  const all = Object.entries(own ?? {})
  if (path.length > MAX_DEPTH) return {}
  if (all.length === 0) return path.length > 0 ? { [path.join('.')]: '' } : {}
  return Object.assign({}, ...all.map(([key, item]) => nestedTagsOf(item, [...path, key])))
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A text that every database stores: no NUL, no unpaired surrogates. */
export const plainText = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim()
