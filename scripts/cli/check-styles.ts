import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './tools.ts'

// Holds what site/styles/index.css says: each file lies in the layer that its folder names, widths come from
// breakpoints.css, colours from the tokens.

const STYLES = join(ROOT, 'site/styles')
const WIDTHS = 'breakpoints.css'
const layerOf = (file: string) => (file.includes('/') ? file.split('/')[0]! : basename(file, '.css'))
const isTokens = (file: string) => layerOf(file) === 'tokens'

const COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|(ok)?(lab|lch)|light-dark)\(|(?<![-\w])(white|black)\b(?!-)/gi
const WIDTH = /@media[^{]*\b(?:width|height)\b[^{]*/g

const files = globSync('**/*.css', { cwd: STYLES }).toSorted()
const texts = new Map(
  files.map((file) => [file, readFileSync(join(STYLES, file), 'utf8').replace(/\/\*.*?\*\//gs, '')]),
)
const order = /@layer ([\w, ]+);/.exec(texts.get('index.css') ?? '')?.[1]?.split(', ') ?? []
const problems: string[] = []
const imported = new Set<string>([WIDTHS])

for (const [file, text] of texts) {
  for (const [, name = '', layer] of text.matchAll(/@import '\.\/([^']+)'(?: layer\((\w+)\))?;/g)) {
    imported.add(name)
    if (name !== WIDTHS && layer !== layerOf(name)) problems.push(`${file}: ${name} belongs in layer(${layerOf(name)})`)
  }
  if (file === WIDTHS) continue
  if (!text.includes('{')) {
    if (text.includes("'./") && !text.includes(WIDTHS)) problems.push(`${file}: a stylesheet imports ${WIDTHS}`)
    continue
  }
  if (!order.includes(layerOf(file))) problems.push(`${file}: no folder of a layer`)
  for (const [found] of text.matchAll(WIDTH)) problems.push(`${file}: ${found.trim()}: take a name of ${WIDTHS}`)
  if (isTokens(file)) continue
  for (const [found] of text.matchAll(COLOUR)) problems.push(`${file}: ${found}: colours are tokens`)
}
for (const [file, text] of texts) {
  if (text.includes('{') && !imported.has(file)) problems.push(`${file}: in no stylesheet`)
}

for (const problem of problems) process.stdout.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
