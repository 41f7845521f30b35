import { closeSync, openSync, writeSync } from 'node:fs'
import type { LeftOut } from '#core/contract/import-report.ts'
import { leftOutHead, leftOutRow } from '#core/text/left-out-table.ts'
import { DataFileError } from '../data-files.ts'

const BATCH = 1000

/** A file of what an import leaves out, line by line. */
export class LeftOutFile {
  private readonly opened: number
  private readonly textOf: (row: LeftOut) => string
  private waiting: string[] = []

  /** Throws Node's error. */
  constructor(file: string, textOf: (row: LeftOut) => string, head = '') {
    this.opened = openSync(file, 'w', 0o600)
    this.textOf = textOf
    writeSync(this.opened, head)
  }

  add(row: LeftOut): void {
    this.waiting.push(this.textOf(row))
    if (this.waiting.length >= BATCH) this.flush()
  }

  private flush(): void {
    writeSync(this.opened, this.waiting.splice(0).join(''))
  }

  close(): void {
    this.flush()
    closeSync(this.opened)
  }
}

/** For the desk, which says it in the language of whoever asks. */
export const jsonOfLeftOut = (file: string): LeftOutFile => new LeftOutFile(file, (row) => `${JSON.stringify(row)}\n`)

/** For spreadsheets, in English. Throws DataFileError. */
export function tableOfLeftOut(file: string): LeftOutFile {
  try {
    // Excel takes a file without the mark for one in the system's code page.
    return new LeftOutFile(file, (row) => leftOutRow('en', row), `\ufeff${leftOutHead('en')}`)
  } catch (error) {
    throw new DataFileError(`--report ${file} cannot be written: ${(error as Error).message}.`)
  }
}
