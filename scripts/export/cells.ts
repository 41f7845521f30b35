import type { Hours, PrayerTimes } from '#core/contract/data-files.ts'
import { csvText } from '#core/domain/csv.ts'
import { findField } from '#core/fields/listing.ts'
import { isOneLine, lineOfValue } from '#core/domain/listing/one-line.ts'

/**
 * A document as the cells of one row: `title.he`, `position.lng`, `kashrutFacts.1.authority`, hours and prayer times in
 * one line, lists of words joined by `;`, other lists as JSON.
 */
export function cellsOf(body: object): Map<string, string> {
  const cells = new Map<string, string>()
  addCells(cells, '', body)
  return cells
}

const FACTS: readonly string[] = ['kashrutFacts', 'stayFacts']

function addCells(cells: Map<string, string>, prefix: string, body: object): void {
  for (const [key, value] of Object.entries(body)) {
    const name = prefix + key
    const kind = prefix === '' ? findField(key)?.kind : undefined
    if (isPosition(key, value)) {
      cells.set(`${name}.lng`, String(value[0]))
      cells.set(`${name}.lat`, String(value[1]))
    } else if (FACTS.includes(key)) {
      for (const [at, fact] of (value as object[]).entries()) addCells(cells, `${name}.${at + 1}.`, fact)
    } else if (kind && isOneLine(kind)) cells.set(name, lineOfValue(kind, value as Hours | PrayerTimes))
    else if (Array.isArray(value)) cells.set(name, listCell(value))
    else if (typeof value === 'object' && value !== null) addCells(cells, `${name}.`, value)
    else if (value !== undefined) cells.set(name, cellOf(value))
  }
}

function isPosition(key: string, value: unknown): value is [number, number] {
  return key === 'position' && Array.isArray(value)
}

function listCell(list: readonly unknown[]): string {
  const isWords = list.every((item) => typeof item === 'string' && !item.includes(';'))
  return isWords ? cellOf(list.join(';')) : JSON.stringify(list)
}

function cellOf(value: unknown): string {
  return typeof value === 'string' ? csvText(value) : String(value)
}
