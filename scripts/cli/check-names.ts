import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { ROOT } from './tools.ts'

// A variable, a parameter or a function is a thing or an act, and its name says which. A participle alone or a pronoun
// says neither: `review` tells a reader more than `one`. Taken out of an object under the name of its property
// (`{ taken }`), a value has the name that the contract gives it, and passes.

const NO_NOUNS: ReadonlySet<string> = new Set([
  'asked',
  'given',
  'held',
  'kept',
  'made',
  'meant',
  'one',
  'said',
  'shown',
  'taken',
  'told',
  'wanted',
])
/** The site still has the rest. */
const NO_NOUNS_OF_SITE: ReadonlySet<string> = new Set(['one'])
const CODE = ['{api,core,data,scripts}/**/*.{ts,mjs}', 'site/{app,features,layouts,pages,render,ui}/**/*.{ts,tsx,mjs}']

/** Lines of a text that declare a variable, a parameter or a function by such a name. */
export function namesWithoutNoun(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const words = file.startsWith('site/') ? NO_NOUNS_OF_SITE : NO_NOUNS
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    const name = declaredName(node)
    if (name && words.has(name.text)) {
      const { line } = source.getLineAndCharacterOfPosition(name.getStart(source))
      problems.push(`${file}:${line + 1}: \`${name.text}\` is no noun: name the thing`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isShorthand = ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.propertyName
  if (isShorthand && !node.dotDotDotToken) return undefined
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node)
  return declares && node.name && ts.isIdentifier(node.name) ? node.name : undefined
}

if (import.meta.main) {
  for (const file of globSync(CODE, { cwd: ROOT }).toSorted()) {
    for (const problem of namesWithoutNoun(file, readFileSync(`${ROOT}/${file}`, 'utf8'))) {
      process.stdout.write(`${problem}\n`)
      process.exitCode = 1
    }
  }
}
