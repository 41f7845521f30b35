import { JSONParser } from '@streamparser/json'
import { DataFileError } from '../data-files.ts'
import type { Reading } from './reading.ts'
import { utf8ChunksOf } from './utf8.ts'

/** A part of a JSON file: the item of a list by its number, or a member by its name. */
export interface JsonItem {
  key: string | number | undefined
  value: unknown
}

/**
 * The parts of a JSON file by their paths, as they come, so that a file of any size fits. Throws
 * DataFileError where the file is no JSON or ends too early: what came before was handed out.
 */
export async function* jsonItems(
  reading: Reading,
  paths: string[],
): AsyncGenerator<JsonItem> {
  const parser = new JSONParser({ paths, keepStack: false })
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
  for await (const chunk of utf8ChunksOf(reading))
    yield* fed(() => parser.write(chunk))
  if (!parser.isEnded) yield* fed(() => parser.end())
}

function brokenFile(
  file: string,
  error: unknown,
  last: number | undefined,
): DataFileError {
  const place =
    last === undefined
      ? 'before its first element'
      : `after element ${last + 1}`
  return new DataFileError(
    `${file}: not valid JSON ${place} (${(error as Error).message}): the file is cut off or damaged, take it from its source again. What came before is in; importing the whole file goes on from there.`,
  )
}
