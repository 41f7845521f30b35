import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What only types need is gone when the program runs. */
const TYPES = /(?:import|export) type [^'"]*['"][^'"]*['"]/g
/** Imports, and the files of workers and commands. */
const NAMED = /['"`]([#.]?[\w@./[\]-]+\.(?:tsx?|astro))['"`?]/g
/** Commands by their name, `run('store:copy')`, in files that start some. */
const STARTS_COMMANDS = /join\(ROOT, 'scripts', `/
const COMMAND = /['"]([a-z]+(?::[a-z]+)?)['"]/g
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

const wordsOf = (path: string) => new Set(path.toLowerCase().match(/\w{3,}/g))

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

  /** First those that name the function or share words with its path or its users', then the nearest, then by name. */
  of(file: string, name: string): string[] {
    const seen = new Set([file])
    const found: string[] = []
    // Grows while it is read: nearer files come before farther ones.
    for (const near of seen) {
      if (isTest(near)) found.push(near)
      for (const importer of this.importers.get(near) ?? []) seen.add(importer)
    }
    const word = new RegExp(`\\b${name}\\b`)
    const isNamedIn = (other: string) => word.test(this.texts.get(other) ?? '')
    const users = (this.importers.get(file) ?? []).filter(isNamedIn)
    const words = wordsOf([file, ...users].join(' '))
    const likeness = (test: string) => Number(isNamedIn(test)) + wordsOf(test).intersection(words).size
    return found.toSorted((a, b) => likeness(b) - likeness(a))
  }

  private add(file: string): void {
    const text = this.texts.get(file)?.replaceAll(TYPES, '') ?? ''
    const targets = Array.from(text.matchAll(NAMED), ([, name = '']) => {
      const places = [name.replace(/^#/, ''), normalize(join(dirname(file), name)), `scripts/${name}`]
      return places.find((path) => this.texts.has(path))
    })
    if (STARTS_COMMANDS.test(text)) {
      for (const [, name = ''] of text.matchAll(COMMAND)) targets.push(`scripts/${name.replace(':', '-')}.ts`)
    }
    for (const target of new Set(targets)) {
      if (target) this.importers.set(target, [...(this.importers.get(target) ?? []), file])
    }
  }
}
