import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { ROOT } from './tools.ts'

// Holds what site/app/index.sheet.css says: a sheet only imports, each other file lies in one layer, widths come from
// breakpoints.css, colours from the tokens.

const SITE = join(ROOT, 'site')
const WIDTHS = 'ui/styles/breakpoints.css'
const isSheet = (file: string) => file.endsWith('.sheet.css')

const COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|(ok)?(lab|lch)|light-dark)\(|(?<![-\w])(white|black)\b(?!-)/gi
const WIDTH = /@media[^{]*\b(?:width|height)\b[^{]*/g

const texts = new Map(
  globSync(['{app,features,ui}/**/*.css'], { cwd: SITE })
    .toSorted()
    .map((file) => [file, readFileSync(join(SITE, file), 'utf8').replace(/\/\*.*?\*\//gs, '')]),
)
const order = /@layer ([\w, ]+);/.exec(texts.get('app/index.sheet.css') ?? '')?.[1]?.split(', ') ?? []
const layers = new Map<string, string>()
const problems: string[] = []

for (const [file, text] of texts) {
  if (!isSheet(file)) continue
  const imports = [...text.matchAll(/@import '(\.[^']+)'(?: layer\((\w+)\))?;/g)]
  if (text.includes('{')) problems.push(`${file}: a sheet only imports`)
  if (text.includes("'.") && !text.includes('breakpoints.css')) problems.push(`${file}: a sheet imports ${WIDTHS}`)
  for (const [, name = '', layer = ''] of imports) {
    const part = normalize(join(file, '..', name))
    if (part === WIDTHS) continue
    const other = layers.get(part) ?? layer
    if (!order.includes(layer)) problems.push(`${file}: ${name} needs a layer: ${order.join(', ')}`)
    else if (other !== layer) problems.push(`${file}: ${name} lies in layer(${other}) elsewhere`)
    layers.set(part, layer)
  }
}
for (const [file, text] of texts) {
  if (isSheet(file) || file === WIDTHS) continue
  const layer = layers.get(file)
  if (layer === undefined) problems.push(`${file}: in no sheet`)
  for (const [found] of text.matchAll(WIDTH)) problems.push(`${file}: ${found.trim()}: take a name of ${WIDTHS}`)
  if (layer === 'tokens') continue
  for (const [found] of text.matchAll(COLOUR)) problems.push(`${file}: ${found}: colours are tokens`)
}

for (const problem of problems) process.stdout.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
