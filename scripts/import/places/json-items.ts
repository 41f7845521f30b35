import { JSONParser, TokenType } from '@streamparser/json'
import { DataFileError } from '../data-files.ts'
import type { Reading } from './reading.ts'
import { utf8ChunksOf } from './utf8.ts'

/** A part of a JSON file: a list's item by index, or a member by name. */
export interface JsonItem {
  key: string | number | undefined
  value: unknown
}

/**
 * Streams the items of a top-level list of a JSON file, and its siblings named in `beside`, for files of any size.
 * Throws DataFileError if the file is not JSON, is truncated or lacks the list; everything before was yielded.
 */
export async function* jsonItems(reading: Reading, list: string, beside: readonly string[]): AsyncGenerator<JsonItem> {
  const paths = [`$.${list}.*`, ...beside.map((name) => `$.${name}`)]
  const parser = new JSONParser({ paths, keepStack: false })
  const hasList = watchFor(parser, list)
  let items: JsonItem[] = []
  parser.onValue = ({ key, value }) => items.push({ key, value })
  let last: number | undefined
  const fed = function* (step: () => void) {
    let trouble: unknown
    try {
      step()
    } catch (error) {
      trouble = error
    }
    for (const item of items) {
      if (typeof item.key === 'number') last = item.key
      yield item
    }
    items = []
    if (trouble) throw brokenFile(reading.file, trouble, last)
  }
  for await (const chunk of utf8ChunksOf(reading)) yield* fed(() => parser.write(chunk))
  if (!parser.isEnded) yield* fed(() => parser.end())
  if (!hasList())
    throw new DataFileError(
      `${reading.file}: has no list "${list}": the file is empty or of another kind. Download it again, or ` +
        `specify --format.`,
      { code: 'list' },
    )
}

/** Whether a parser has seen a top-level list of this name, which may be empty. */
function watchFor(parser: JSONParser, list: string): () => boolean {
  let depth = 0
  let name: unknown
  let isFound = false
  parser.onToken = ({ token, value }) => {
    if (isFound) return
    if (depth === 1 && token === TokenType.STRING) name = value
    if (token === TokenType.LEFT_BRACKET && depth === 1) isFound = name === list
    if (token === TokenType.LEFT_BRACKET || token === TokenType.LEFT_BRACE) depth++
    if (token === TokenType.RIGHT_BRACKET || token === TokenType.RIGHT_BRACE) depth--
  }
  return () => isFound
}

function brokenFile(file: string, error: unknown, last: number | undefined): DataFileError {
  const place = last === undefined ? 'before its first element' : `after element ${last + 1}`
  return new DataFileError(
    `${file}: not valid JSON ${place} (${(error as Error).message}): the file is truncated or damaged, download ` +
      `it again.`,
    { code: 'json' },
  )
}
