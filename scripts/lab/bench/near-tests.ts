import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const IMPORTED = /(?:from|import) ?\(?['"]([#.][^'"?]*)/g
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The test files that import a file, directly or by way of others: the nearest first, then by name. */
export class NearTests {
  private readonly importers = new Map<string, string[]>()
  private readonly root: string

  constructor(root: string) {
    this.root = root
    const files = globSync('{core,data,api,scripts,site}/**/*.{ts,tsx,astro}', { cwd: root })
    for (const file of files.filter((name) => !name.includes('/e2e/')).toSorted()) this.add(file)
  }

  of(file: string): string[] {
    const seen = new Set([file])
    const found: string[] = []
    // Grows while it is read: nearer files come before farther ones.
    for (const near of seen) {
      if (isTest(near)) found.push(near)
      for (const importer of this.importers.get(near) ?? []) seen.add(importer)
    }
    return found
  }

  private add(file: string): void {
    const text = readFileSync(join(this.root, file), 'utf8')
    for (const [, name = ''] of text.matchAll(IMPORTED)) {
      const target = name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name))
      this.importers.set(target, [...(this.importers.get(target) ?? []), file])
    }
  }
}
