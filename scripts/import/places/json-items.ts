import { JSONParser, TokenType } from '@streamparser/json'
import { DataFileError } from '../data-files.ts'
import type { Reading } from './reading.ts'
import { utf8ChunksOf } from './utf8.ts'

/** A part of a JSON file: the item of a list by its number, or a member by its name. */
export interface JsonItem {
  key: string | number | undefined
  value: unknown
}

/**
 * The items of a list at the top of a JSON file, and what stands beside it by the names in `beside`, as they
 * come, so that a file of any size fits. Throws DataFileError where the file is no JSON, ends too early or
 * has no such list: what came before was handed out.
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
      `${reading.file}: has no list "${list}": the file is empty or of another kind. Take it from its source again, or say by --format what it is.`,
    )
}

/** Whether a list of this name has begun at the top of what a parser reads: of an empty one no item comes. */
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
    `${file}: not valid JSON ${place} (${(error as Error).message}): the file is cut off or damaged, take it from its source again.`,
  )
}
