import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What only types need is gone when the program runs. */
const TYPES = /(?:import|export) type [^'"]*['"][^'"]*['"]/g
/** Imports, and the files of workers and commands. */
const NAMED = /['"`]([#.]?[\w@./[\]-]+\.(?:tsx?|astro))['"`?]/g
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The test files that import or start a file, directly or by way of others. */
export class NearTests {
  private readonly texts = new Map<string, string>()
  private readonly importers = new Map<string, string[]>()

  constructor(root: string) {
    const files = globSync('{core,data,api,scripts,site}/**/*.{ts,tsx,astro}', { cwd: root })
    for (const file of files.filter((name) => !name.includes('/e2e/')).toSorted()) {
      this.texts.set(file, readFileSync(join(root, file), 'utf8'))
    }
    for (const file of this.texts.keys()) this.add(file)
  }

  /** Those that name the function first, then the nearest, then by name. */
  of(file: string, name: string): string[] {
    const seen = new Set([file])
    const found: string[] = []
    // Grows while it is read: nearer files come before farther ones.
    for (const near of seen) {
      if (isTest(near)) found.push(near)
      for (const importer of this.importers.get(near) ?? []) seen.add(importer)
    }
    const word = new RegExp(`\\b${name}\\b`)
    const isNamedIn = (test: string) => Number(word.test(this.texts.get(test) ?? ''))
    return found.toSorted((a, b) => isNamedIn(b) - isNamedIn(a))
  }

  private add(file: string): void {
    const text = this.texts.get(file)?.replaceAll(TYPES, '') ?? ''
    for (const [, name = ''] of text.matchAll(NAMED)) {
      const beside = normalize(join(dirname(file), name))
      const target = [name.replace(/^#/, ''), beside].find((path) => this.texts.has(path))
      if (target) this.importers.set(target, [...(this.importers.get(target) ?? []), file])
    }
  }
}
