import { globSync, readFileSync } from 'node:fs'
import { ROOT } from './tools.ts'

// Prettier keeps lines of code within 120 letters, but leaves long strings, comments and templates as they are.

const MAX_LETTERS = 120
const CODE = ['{api,core,data,scripts,site}/**/*.{ts,tsx,astro,mjs}', '*.{ts,mjs}']

for (const file of globSync(CODE, { cwd: ROOT, exclude: ['data/seed/**'] }).toSorted()) {
  const lines = readFileSync(`${ROOT}/${file}`, 'utf8').split('\n')
  for (const [at, line] of lines.entries()) {
    const letters = [...line].length
    if (letters <= MAX_LETTERS) continue
    process.stdout.write(`${file}:${at + 1}: ${letters} letters\n`)
    process.exitCode = 1
  }
}
