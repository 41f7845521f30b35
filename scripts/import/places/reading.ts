import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs'
import type { Tick } from '#scripts/cli/progress.ts'
import { DataFileError } from '../data-files.ts'

/** One place as a map of OpenStreetMap's kind has it. */
export interface SourcePlace {
  /** As the source numbers it: `node/123`. */
  id: string
  /** Where in the file it stands, for messages. */
  where: string
  tags: Readonly<Record<string, string>>
  /** [longitude, latitude] in degrees. */
  position?: readonly [number, number] | undefined
  /** GeoNames id of its town, where that is known. */
  town?: number
}

/** An element that could not be read; the others are. */
export interface Broken {
  where: string
  broken: string
  /** What it says, where that is known: its id may stand there. */
  text?: string
}

/** What a file says about itself, filled in while it is read. */
export interface FileHead {
  /** When its data was taken from the source, epoch milliseconds. */
  takenAt: number
  /** Why it does not hold all that it should, in the words of its maker. */
  incomplete?: string
}

export interface Reading {
  file: string
  head: FileHead
  /** Epoch milliseconds: a date after it is a mistake. */
  now: number
  stop?: AbortSignal
  /** Told in bytes. */
  tick?: Tick
}

/** A reading of a file, whose date stands for that of its data until it says better. Throws Node's error. */
export function openReading(file: string, options: Omit<Reading, 'file' | 'head'>): Reading {
  checkIsFile(file)
  const { mtimeMs } = statSync(file)
  return { ...options, file, head: { takenAt: Math.floor(mtimeMs) } }
}

/** Throws DataFileError where a path is that of a folder or the like; Node's error where there is none. */
export function checkIsFile(file: string): void {
  if (!statSync(file).isFile()) throw new DataFileError(`${file} is no file: name the file to import.`)
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

/** The bytes of a file; `pass` of `passes` where it is read several times. Ends when told to stop. */
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

/** Of a file in which nothing stands that could be taken for a list of no places. */
export const emptyFile = (file: string): DataFileError =>
  new DataFileError(`${file}: the file is empty: take it from its source again.`)

/** Takes the date that a file gives for its data, where it makes sense. */
export function noteTaken({ head, now }: Reading, said: unknown): void {
  const at = typeof said === 'number' ? said : Date.parse(String(said))
  if (Number.isFinite(at) && at > 0 && at <= now) head.takenAt = at
}

const isPart = (value: unknown, most: number): value is number => typeof value === 'number' && Math.abs(value) <= most

/** A position in degrees rounded to a hundred-thousandth (1 m); undefined where it is none. */
export function positionOf(lng: unknown, lat: unknown): [number, number] | undefined {
  if (!isPart(lng, 180) || !isPart(lat, 90)) return undefined
  return [round(lng), round(lat)]
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Tags whose values are words or numbers; anything else is none. */
export function tagsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  const plain = Object.entries(value).filter(([, one]) => ['string', 'number', 'boolean'].includes(typeof one))
  return Object.fromEntries(plain.map(([key, one]) => [key, plainText(String(one))]))
}

/** A text that every database takes and gives back: no NUL, no half of a sign. */
export const plainText = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim()
