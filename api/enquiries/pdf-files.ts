import { constants, inflateSync } from 'node:zlib'
import type { Verdict } from './verdict.ts'

// A reader finds the objects of a PDF by tables of offsets, which may point anywhere, also into what looks like a text
// or a comment (ISO 32000). So whatever looks like an action is one, wherever it stands; compressed are only object
// streams.

/** In a trailer: an encryption dictionary, or a reference to one. */
const LOCK = /\/Encrypt\s{0,20}(?:\d{1,10}\s{1,20}\d{1,5}\s{1,20}R\b|<<)/

/** What runs a script or a program, sends the form somewhere, or holds another file. */
const ACTIVE = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'RichMedia', 'EmbeddedFiles?', 'XFA'].join(
  '|',
)
const END = '(?=[\\0\\s()<>\\[\\]{}/%]|$)'

const SIGNS: readonly RegExp[] = [
  // Not within a word, as in a bookmark "HTML/CSS/JavaScript".
  new RegExp(`(?:(?<=[\\0\\s()<>\\[\\]{}])|(?<=/S)|(?<=/Type)|(?<=/Subtype)|(?<=obj))/(?:${ACTIVE})${END}`),
  // As keys of a dictionary, after whatever value.
  /\/(?:JavaScript|EmbeddedFiles|XFA|EF)[\0\s]{0,20}(?:<<|\[|\d{1,10}[\0\s]{1,20}\d{1,5}[\0\s]{1,20}R\b)/,
  /(?<=[\0\s()<>[\]{}])\/JS[\0\s]{0,20}(?:[(<]|\d{1,10}[\0\s])/,
]

/** A truncated PDF has no end; an encrypted one says so in its trailer. */
export function pdfOf(bytes: Buffer): Verdict {
  if (!bytes.includes('startxref')) return 'none'
  const text = plainNames(bytes.toString('latin1'))
  if (LOCK.test(text)) return 'protected'
  return isActive(text) || hidesActive(bytes) ? 'active' : 'plain'
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
const plainNames = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

const isActive = (text: string) => SIGNS.some((sign) => sign.test(text))

const STREAM = /(?<!end)stream\r?\n?/g
/** Packed otherwise than programs pack object streams. */
const ODD_FILTERS = [
  /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)\b/,
  /\/Fl(?:ateDecode)?\b[^]*\/Fl(?:ateDecode)?\b/,
  /\/Predictor[\0\s]{1,20}(?!1\b)/,
]
/** Of all object streams together: many times what a résumé needs. */
const MOST_BYTES = 32_000_000
const MOST_STREAMS = 1000

/** Whether an object stream has something active, or cannot be read. */
function hidesActive(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  let [from, left, streams] = [0, MOST_BYTES, 0]
  for (const match of text.matchAll(STREAM)) {
    // All since the last stream: a comment must not hide the begin of the dictionary.
    const before = plainNames(text.slice(from, match.index))
    const start = match.index + match[0].length
    from = start
    const isLike = /\/First\b/.test(before) && /\/N\b/.test(before)
    if (!isLike && !before.includes('/ObjStm')) continue
    const own = before.slice(before.lastIndexOf(' obj') + 1)
    const isObjects = own.includes('/ObjStm') || (/\/First\b/.test(own) && /\/N\b/.test(own))
    if (isObjects && ODD_FILTERS.some((filter) => filter.test(own))) return true
    // An uncompressed stream was already searched with the rest of the file.
    if (!isDeflated(bytes, start)) continue
    const unpacked = unpack(bytes.subarray(start), left)
    if (unpacked === 'too long' || ++streams > MOST_STREAMS) return true
    if (unpacked === undefined) continue
    left -= unpacked.length
    if (isActive(plainNames(unpacked.toString('latin1')))) return true
  }
  return false
}

/** By the two bytes at the begin (RFC 1950). */
const isDeflated = (bytes: Buffer, at: number) =>
  at + 1 < bytes.length && (bytes[at]! & 15) === 8 && bytes.readUInt16BE(at) % 31 === 0

function unpack(bytes: Buffer, maxOutputLength: number): Buffer | 'too long' | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too long' : undefined
  }
}
