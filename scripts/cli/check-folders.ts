import { globSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { ROOT } from './tools.ts'

// No two folders of the API or of the core import each other, wherever they lie, nor a folder and one within it: who
// changes one of them then knows which others may notice. What lies in api/ or core/ itself brings all of it together,
// and counts for nothing.

const IMPORT = /\b(?:from|import)\s*\(?\s*'(#(?:api|core)\/|\.{1,2}\/)([^']+)'/g
const ROOTS: ReadonlySet<string> = new Set(['api', 'core'])

/** Pairs of folders that import each other, by the texts of files; types count too. */
export function mutualFolders(texts: ReadonlyMap<string, string>): string[] {
  const arrows = new Set<string>()
  for (const [file, text] of texts) {
    for (const [, start = '', rest = ''] of text.matchAll(IMPORT)) {
      const target = start.startsWith('#') ? start.slice(1) + rest : posix.join(dirname(file), start + rest)
      const [from, to] = apart(dirname(file).split('/'), dirname(target).split('/'))
      if (from !== to && !ROOTS.has(from) && !ROOTS.has(to)) arrows.add(`${from} ${to}`)
    }
  }
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ')
    return from < to && arrows.has(`${to} ${from}`)
  })
}

/** Two folders up to where their paths part. */
function apart(path: readonly string[], other: readonly string[]): [string, string] {
  const common = path.findIndex((name, at) => name !== other[at])
  const length = (common < 0 ? path.length : common) + 1
  return [path.slice(0, length).join('/'), other.slice(0, length).join('/')]
}

if (import.meta.main) {
  const files = globSync('{api,core}/**/*.ts', { cwd: ROOT, exclude: ['{api,core}/test/**'] })
  for (const pair of mutualFolders(new Map(files.map((file) => [file, readFileSync(`${ROOT}/${file}`, 'utf8')])))) {
    process.stdout.write(`${pair.replace(' ', ' and ')} import each other\n`)
    process.exitCode = 1
  }
}
