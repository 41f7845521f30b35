import { openIndex, type OpenOptions } from './open.ts'

/** Checks every page of an index file. Returns what is wrong; undefined if intact, or where others keep it locked. */
export function damageOf(file: string, options: Pick<OpenOptions, 'waitMs'> = {}): string | undefined {
  try {
    const index = openIndex(file, options)
    try {
      const verdict = index.db.pragma('quick_check(1)', { simple: true })
      if (verdict === 'ok') return undefined
      // The first line only names the database.
      const lines = String(verdict).split('\n')
      return lines.find((line) => !line.startsWith('***')) ?? lines[0]
    } finally {
      index.close()
    }
  } catch (error) {
    return isBusy(error) ? undefined : (error as Error).message
  }
}

/** A busy file is not a damaged one. */
function isBusy(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return /^(SQLITE_(BUSY|LOCKED|CANTOPEN|NOMEM)|E)/.test(code)
}
