import { expect, test } from 'vitest'
import { namesWithoutNoun } from '../cli/check-names.ts'

const problem = (name: string, line = 1) => `a.ts:${line}: \`${name}\` is no noun: name the thing`

test.each([
  ['a variable', 'const said = read()', 'said'],
  ['a variable of a loop', 'for (const one of reviews) print(one)', 'one'],
  ['a parameter', 'reviews.map((one) => one.id)', 'one'],
  ['a parameter in a type', 'type Format = (shown: string) => string', 'shown'],
  ['a function', 'function told(): void {}', 'told'],
  ['another name for a property', 'const { url: asked } = request', 'asked'],
  ['the rest of an object', 'const { id, ...kept } = row', 'kept'],
  ['a part of a list', 'const [one, other] = pair', 'one'],
])('%s needs a noun', (_, text, name) => {
  expect(namesWithoutNoun('a.ts', text)).toEqual([problem(name)])
})

test('the line is that of the name', () => {
  expect(namesWithoutNoun('a.ts', 'const review = 1\n\nconst wanted = 2\n')).toEqual([problem('wanted', 3)])
})

test('the site has a shorter list', () => {
  expect(namesWithoutNoun('site/a.tsx', 'const one = <b />\nconst said = 1')).toHaveLength(1)
})

test.each([
  ['nouns', 'const review = read(keptFields)'],
  [
    'properties, and what is taken out by their name',
    'const { taken, kept = [] } = { taken: row.taken, kept: row.one }',
  ],
  ['members of types', 'interface Row { said: string; wanted(): void }'],
  ['texts and comments', "// one\nconst text = 'const one = 1'"],
])('%s pass', (_, text) => {
  expect(namesWithoutNoun('a.ts', text)).toEqual([])
})
