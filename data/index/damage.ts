import { openIndex } from './open.ts'

/** Reads every page of an index file. Answers what is wrong with it; undefined where it is whole. */
export function damageOf(file: string): string | undefined {
  try {
    const index = openIndex(file)
    try {
      const said = index.db.pragma('quick_check(1)', { simple: true })
      if (said === 'ok') return undefined
      // The first line names the database, which has one name only.
      const lines = String(said).split('\n')
      return lines.find((line) => !line.startsWith('***')) ?? lines[0]
    } finally {
      index.close()
    }
  } catch (error) {
    return isBusy(error) ? undefined : (error as Error).message
  }
}

/** That it cannot be read just now says nothing of what is in it. */
function isBusy(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return /^(SQLITE_(BUSY|LOCKED|CANTOPEN|NOMEM)|E)/.test(code)
}
