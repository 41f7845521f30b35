import { readFileSync } from 'node:fs'
import { mappingProblem, type Mapping } from '#core/contract/import-mapping.ts'
import { DataFileError } from '../data-files.ts'

/** Reads a mapping file; `now` in epoch milliseconds. Throws DataFileError. */
export function readMapping(file: string, now: number): Mapping {
  const fail = (what: string) => new DataFileError(`${file}: ${what}`)
  let data: unknown
  try {
    data = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw fail(`not valid JSON: ${error.message}`)
  }
  const problem = mappingProblem(data, now)
  if (problem) throw fail(problem)
  return data as Mapping
}
