import type { TableEncoding } from '#core/terms/import-lacks.ts'
import { DataFileError } from '../data-files.ts'
import { chunksOf, headOf, type Reading } from './reading.ts'
import { utf8ChunksOf, wideEncodingOf } from './utf8.ts'

/** The text of a table: in UTF-8, in UTF-16 with its mark, or in the encoding that is said. Throws DataFileError. */
export async function* tableText(reading: Reading, fallback?: TableEncoding): AsyncGenerator<string> {
  const encoding = wideEncodingOf(headOf(reading.file)) ?? fallback
  if (encoding === undefined) {
    yield* utf8Text(reading)
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunksOf(reading)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function* utf8Text(reading: Reading): AsyncGenerator<string> {
  try {
    // Chunks end where letters do.
    for await (const chunk of utf8ChunksOf(reading)) yield chunk.toString('utf8')
  } catch (error) {
    throw error instanceof DataFileError && error.reason?.code === 'notUtf8' ? withGuess(error, reading.file) : error
  }
}

/** The error with the encodings to try, the likelier one first. */
function withGuess({ message, reason }: DataFileError, file: string): DataFileError {
  const guess = guessEncoding(headOf(file))
  const other = guess === 'windows-1255' ? 'windows-1252' : 'windows-1255'
  const advice = `It seems to be ${guess}: add --encoding ${guess}, or ${other}.`
  return new DataFileError(`${message} ${advice}`, { code: 'notUtf8', values: { ...reason?.values, guess } })
}

/** Hebrew words are rows of letters beyond ASCII; in languages of Western Europe such letters mostly stand alone. */
function guessEncoding(bytes: Buffer): TableEncoding {
  let high = 0
  let inRow = 0
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue
    high++
    if ((bytes[at - 1] ?? 0) >= 0x80) inRow++
  }
  return inRow * 2 >= high ? 'windows-1255' : 'windows-1252'
}

/** What Excel takes for the delimiter; it shows no such line. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?\r?(?:\n|$)/i
const DELIMITERS = [',', ';', '\t', '|']

export interface TableStart {
  delimiter: string
  /** The line of the names of the columns, from 1. */
  line: number
}

/** How a table begins: what it says of its delimiter, else what is said, else what its header has most of. */
export function tableStart(text: string, encoding?: string): TableStart {
  const [, own] = SEPARATOR_LINE.exec(text) ?? []
  if (own !== undefined) return { delimiter: own, line: 2 }
  if (encoding !== undefined) return { delimiter: encoding, line: 1 }
  const header = text.split('\n').find((line) => line.trim() !== '') ?? ''
  const plain = header.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => plain.split(delimiter).length)
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))]!, line: 1 }
}
