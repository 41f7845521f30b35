import { isUtf8 } from 'node:buffer'
import { DataFileError } from '../data-files.ts'
import { chunksOf, headOf, type Reading } from './reading.ts'

const NEW_LINE = 0x0a

/**
 * The bytes of a text file, verified to be UTF-8, because another encoding would import garbage. Chunks end at
 * character boundaries. Throws DataFileError with the line.
 */
export async function* utf8ChunksOf(reading: Reading): AsyncGenerator<Buffer> {
  let line = 1
  let rest: Buffer = Buffer.alloc(0)
  if (isUtf16(headOf(reading.file))) throw notUtf8(reading.file, 1)
  for await (const chunk of chunksOf(reading)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = endOfLetters(bytes)
    const letters = bytes.subarray(0, end)
    rest = bytes.subarray(end)
    if (!isUtf8(letters)) throw notUtf8(reading.file, line + goodLines(letters))
    line += newLines(letters)
    yield letters
  }
  if (rest.length > 0) throw notUtf8(reading.file, line)
}

/** Whether a file starts as UTF-16: with a byte order mark, or a two-byte ASCII letter. */
export const isUtf16 = ([first, second]: Buffer): boolean => isMarked(first, second) || (first === 0) !== (second === 0)

/** The encoding of a file that starts with a byte order mark of UTF-16. */
export function wideEncodingOf([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (!isMarked(first, second)) return undefined
  return first === 0xff ? 'utf-16le' : 'utf-16be'
}

const isMarked = (first = 0, second = 0): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

export const notUtf8 = (file: string, line: number): DataFileError =>
  new DataFileError(
    `${file}: line ${line} is not UTF-8: the file is in another encoding, or damaged there. Save it as UTF-8 and ` +
      `import it again.`,
    { code: 'notUtf8', values: { line: String(line) } },
  )

/** The end of the last complete character in a chunk. */
function endOfLetters(bytes: Buffer): number {
  const { length } = bytes
  for (let back = 1; back <= Math.min(3, length); back++) {
    const byte = bytes[length - back] ?? 0
    if (byte < 0x80) return length
    // The first byte of a character tells its length.
    const size = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    if (byte >= 0xc0) return size > back ? length - back : length
  }
  return length
}

function newLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(NEW_LINE); at >= 0; lines++) at = bytes.indexOf(NEW_LINE, at + 1)
  return lines
}

/** Number of valid lines before the first that is not UTF-8. */
function goodLines(bytes: Buffer): number {
  let start = 0
  for (let lines = 0; ; lines++) {
    const end = bytes.indexOf(NEW_LINE, start)
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return lines
    start = end + 1
  }
}
