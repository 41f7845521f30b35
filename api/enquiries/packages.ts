import { inflateRawSync } from 'node:zlib'
import type { Verdict } from './verdict.ts'

// A DOCX is a zip (APPNOTE 6.3) whose part [Content_Types].xml says what the others are (ECMA-376, part 2).

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const MOST_ENTRIES = 5000
/** Of the part that lists the types; a long document has a few kilobytes of it. */
const MOST_TYPES_BYTES = 1_000_000

const TYPES = '[Content_Types].xml'
const MAIN =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** In types and in names of parts. */
const ACTIVE = /macroEnabled|vbaProject|activeX/i

interface Entry {
  name: string
  isLocked: boolean
  method: number
  packedBytes: number
  at: number
}

/** What a zip is to somebody who wants a DOCX. */
export function wordPackageOf(bytes: Buffer): Verdict {
  try {
    const entries = entriesOf(bytes)
    if (entries.some(({ isLocked }) => isLocked)) return 'protected'
    const list = entries.filter(({ name }) => name === TYPES)
    // Of two parts of one name, programs read different ones.
    if (list.length !== 1) return 'none'
    const types = partOf(bytes, list[0]!).toString('utf8')
    const parts = entries.map(({ name }) => name)
    if (isWord(types) && [types, ...parts].some((text) => ACTIVE.test(text)))
      return 'protected'
    const main = mainPart(types)
    return main !== undefined && parts.includes(main) ? 'plain' : 'none'
  } catch (error) {
    if (isBroken(error)) return 'none'
    throw error
  }
}

const isWord = (types: string) => /wordprocessingml|ms-word/.test(types)

/** The name of the part that is the document. */
function mainPart(types: string): string | undefined {
  const overrides = types.match(/<Override\s[^<>]*>/g) ?? []
  const main = overrides.find((text) => text.includes(`"${MAIN}"`))
  return /\sPartName="\/([^"]+)"/.exec(main ?? '')?.[1]
}

function entriesOf(bytes: Buffer): Entry[] {
  const from = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  let end = bytes.length - END_BYTES
  while (end >= from && bytes.readUInt32LE(end) !== END) end -= 1
  if (end < from) throw new RangeError('no end')
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new RangeError('too many entries')
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    const { next, entry } = entryAt(bytes, at)
    entries.push(entry)
    at = next
  }
  return entries
}

function entryAt(bytes: Buffer, at: number): { next: number; entry: Entry } {
  if (bytes.readUInt32LE(at) !== ENTRY) throw new RangeError('no entry')
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
  if (nameEnd > bytes.length) throw new RangeError('no name')
  const entry = {
    name: bytes.toString('utf8', at + 46, nameEnd),
    isLocked: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    packedBytes: bytes.readUInt32LE(at + 20),
    at: bytes.readUInt32LE(at + 42),
  }
  const extra = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  return { next: nameEnd + extra, entry }
}

function partOf(bytes: Buffer, { at, method, packedBytes }: Entry): Buffer {
  if (bytes.readUInt32LE(at) !== LOCAL) throw new RangeError('no part')
  const start =
    at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const packed = bytes.subarray(start, start + packedBytes)
  if (packed.length !== packedBytes) throw new RangeError('half a part')
  if (method === 0) return packed.subarray(0, MOST_TYPES_BYTES)
  if (method !== 8) throw new RangeError('packed in another way')
  return inflateRawSync(packed, { maxOutputLength: MOST_TYPES_BYTES })
}

/** What reading beyond the end throws, and what inflating throws of what is no packed text. */
function isBroken(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return (
    error instanceof RangeError ||
    (error instanceof Error && /^(Z_|ERR_)/.test(code))
  )
}
