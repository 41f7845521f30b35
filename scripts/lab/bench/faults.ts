import { parseAst } from 'vite'

/** A small fault that may be put into a function: `text` in place of what stands from `start` to `end`. */
export interface Fault {
  /** The outermost function that has a name. */
  name: string
  line: number
  start: number
  end: number
  text: string
}

interface Node {
  type: string
  start: number
  end: number
}
/** A part of a syntax tree with whatever its type brings. */
type Syntax = Node & Record<string, unknown>

const OPPOSITE: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
}

/** The faults that fit into the named functions of a source file, in order. */
export function faultsIn(code: string, file: string): Fault[] {
  const tree = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'js' })
  const faults: Fault[] = []
  const visit = (value: unknown, name: string | undefined): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, name))
    if (!isSyntax(value) || isErased(value)) return
    const inside = name ?? nameOf(value)
    if (inside) {
      const line = () => code.slice(0, value.start).split('\n').length
      faults.push(...changesOf(value, code).map((change) => ({ name: inside, line: line(), ...change })))
    }
    const parts = value.type === 'ArrayPattern' ? elementsOf(value) : Object.values(value)
    for (const child of parts) visit(child, inside)
  }
  visit(tree, undefined)
  return faults
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

/** Types, where a change is none for the program; `x as T`, `x satisfies T` and `x!` have a value in them. */
const isErased = ({ type }: Syntax): boolean => type.startsWith('TS') && !type.endsWith('Expression')

/** Without the defaults of `[x = 0, y = 0]`, which only the compiler asks for. */
const elementsOf = ({ elements }: Syntax): unknown[] =>
  (elements as (Syntax | null)[]).map((element) => (element?.type === 'AssignmentPattern' ? element['left'] : element))

/** The name of a function where it is made. */
function nameOf(node: Syntax): string | undefined {
  const { type, id, init, key, value } = node as Syntax & Partial<Record<'id' | 'init' | 'key' | 'value', Syntax>>
  if (type === 'FunctionDeclaration') return id?.['name'] as string | undefined
  if (type === 'VariableDeclarator' && init?.type.endsWith('FunctionExpression')) return id?.['name'] as string
  return type === 'MethodDefinition' && value ? (key?.['name'] as string | undefined) : undefined
}

type Change = Omit<Fault, 'name' | 'line'>

function changesOf(node: Syntax, code: string): Change[] {
  const { type, start, end } = node
  if (type === 'IfStatement' || type === 'ConditionalExpression') return [negated(node['test'] as Syntax, code)]
  if (type === 'LogicalExpression' || type === 'BinaryExpression') return opposed(node, code)
  if (type === 'ExpressionStatement') return [{ start, end, text: ';' }]
  if (type !== 'Literal') return []
  const { value } = node
  if (typeof value === 'number') return [{ start, end, text: String(value + 1) }]
  return typeof value === 'boolean' ? [{ start, end, text: String(!value) }] : []
}

const negated = ({ start, end }: Node, code: string): Change => ({
  start,
  end,
  text: `!(${code.slice(start, end)})`,
})

function opposed(node: Syntax, code: string): Change[] {
  const { operator, left, right } = node as Syntax & { operator: string; left: Node; right: Node }
  const other = OPPOSITE[operator]
  const at = code.indexOf(operator, left.end)
  return other && at >= 0 && at < right.start ? [{ start: at, end: at + operator.length, text: other }] : []
}
