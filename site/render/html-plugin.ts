import { parseAst, type Plugin } from 'vite'
import { foldHtml } from '#core/domain/fold-html.ts'

type Syntax = { type: string; start: number; end: number }
type Template = Syntax & { tag: Syntax & { name?: string }; quasi: { quasis: Syntax[]; expressions: Syntax[] } }

const ATTRIBUTE = /\battribute\(/

/** Removes formatting white space from `html` templates and keeps line numbers. */
export function htmlPlugin(): Plugin {
  return {
    name: 'html',
    // Runs first: later plugins rewrite templates that contain scripts.
    enforce: 'pre',
    transform: {
      filter: { id: /\.(ts|tsx|astro)$/, code: /\bhtml`/ },
      handler(code, id) {
        const ast = parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts', astType: 'js' })
        const edits = templatesOf(ast).flatMap((template) => editsOf(template, code))
        let result = code
        for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
          result = result.slice(0, start) + text + result.slice(end)
        return { code: result, map: null }
      },
    },
  }
}

function templatesOf(node: unknown): Template[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(templatesOf)
  return isTemplate(node) ? [node, ...inner] : inner
}

function isTemplate(node: object): node is Template {
  const { type, tag } = node as Partial<Template>
  return type === 'TaggedTemplateExpression' && tag?.name === 'html'
}

function editsOf({ quasi: { quasis, expressions } }: Template, code: string) {
  const texts = quasis.map(({ start, end }) => code.slice(start, end))
  const folded = foldHtml(texts)
  for (const [at, { start, end }] of expressions.entries()) {
    const isAttribute = /<[\w-]+(?:\s|"[^"]*"|[^"'>])*$/.test(folded.slice(0, at + 1).join('\0'))
    if (isAttribute && !ATTRIBUTE.test(code.slice(start, end)))
      throw new SyntaxError(`Among attributes only attribute() may stand: ${code.slice(start, end)}`)
  }
  return quasis.map(({ start, end }, at) => {
    const isLast = at === quasis.length - 1
    const lines = '\n'.repeat(linesOf(texts[at]!) - linesOf(folded[at]!))
    // Line breaks move into the following expression, or behind the template, where they have no effect.
    return { start, end: end + (isLast ? 1 : 2), text: folded[at]! + (isLast ? '`' : '${') + lines }
  })
}

const linesOf = (text: string): number => text.split('\n').length
