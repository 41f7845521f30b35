import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const IMPORTED = /^(?:import|export) (?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm

/** The desk is for editors; pages are made before anybody visits them. */
const NOT_FOR_VISITORS = /\/desk\/|\.(html|page)\.ts$/

/** What a file imports besides types. */
function importsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .matchAll(IMPORTED)
    .map(([, from, effect, late]) => (from ?? effect ?? late)!)
    .filter((name) => !NOT_FOR_VISITORS.test(name))
    .toArray()
}

/** How a file of the project is reached from an island or a store of visitors, by file. */
function reached(): Map<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>()
  const visit = (file: string, by: readonly string[]) => {
    if (paths.has(file)) return
    const path = [...by, file]
    paths.set(file, path)
    for (const name of importsOf(file)) {
      if (!/^[#.].*\.tsx?$/.test(name)) paths.set(name, path)
      else visit(name.startsWith('#') ? name.slice(1) : join(dirname(file), name), path)
    }
  }
  const files = globSync('site/{app,features,ui}/**/*.{ts,tsx}').filter((file) => !NOT_FOR_VISITORS.test(file))
  for (const file of files) visit(file, [])
  return paths
}

test('no script of visitors has the schemas of the API', () => {
  const paths = reached()
  expect(paths.has('react')).toBe(true)
  expect(paths.get('typebox')).toBeUndefined()
})
