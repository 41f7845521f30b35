import { html, type Html } from '#core/i18n/html.ts'

/** Stands for a value in the joined text of a template. */
const VALUE = '\0'

/**
 * The static parts of a template without the white space that only lays it out in the source. It goes
 *
 * - beside tags of blocks, inside the edges of inline blocks (`button`), and at the ends of a template that has
 *   it at both;
 * - between values, in an element that holds blocks (`div`, `section`, `ul`) and has no text of its own;
 * - in tags; a value among the attributes, made by `attribute()`, brings its own space.
 *
 * In text and between inline elements it becomes one space. `pre`, `textarea`, scripts and styles stay as they are.
 */
export function foldHtml(texts: readonly string[]): string[] {
  const nodes = readNodes(texts.join(VALUE).replace(/^\s+(\S[^]*)\s+$/, (_, inner: string) => inner.trimEnd()))
  const folded = nodes.map((node, at) => (isLayout(node, nodes[at - 1], nodes[at + 1]) ? '' : node.text))
  return folded.join('').split(VALUE)
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const VOID = names('area base br col embed hr img input link meta source track wbr')
const INLINE_BLOCKS = names('audio button meter object progress select video')
const HOLDERS = names(`article aside body details dialog div dl fieldset figure footer form head header hgroup html main
  menu nav ol section table tbody tfoot thead tr ul`)
const BLOCKS = names(`${[...HOLDERS].join(' ')} address blockquote br caption col colgroup dd dt figcaption h1 h2 h3 h4
  h5 h6 hr legend li link meta optgroup option p pre script source style summary td th title track`)

/** An element while its children are read; of the template itself the name is ''. */
interface Parent {
  name: string
  hasText: boolean
  hasBlocks: boolean
}

interface Node {
  kind: 'open' | 'close' | 'value' | 'space' | 'text' | 'verbatim'
  text: string
  /** Of its tag. */
  name?: string
  parent: Parent
}

const isBlock = (node: Node | undefined): boolean => node?.name !== undefined && BLOCKS.has(node.name)
const isInlineBlock = ({ name = '' }: Node): boolean => INLINE_BLOCKS.has(name)

function isLayout({ kind, parent }: Node, before: Node | undefined, after: Node | undefined): boolean {
  if (kind !== 'space') return false
  if (isBlock(before) || isBlock(after)) return true
  if (before?.kind === 'open' && isInlineBlock(before)) return true
  if (after?.kind === 'close' && isInlineBlock(after)) return true
  const holds = parent.name === '' ? parent.hasBlocks : HOLDERS.has(parent.name)
  return before?.kind === 'value' && after?.kind === 'value' && holds && !parent.hasText
}

const VERBATIM = String.raw`<(?<verbatim>pre|textarea|script|style)\b[^]*?<\/\k<verbatim>>|<!--[^]*?-->`
const TAG = String.raw`<(?<slash>\/?)(?<name>[\w-]+)(?<rest>(?:"[^"]*"|'[^']*'|[^"'>])*)>`
const NODE = new RegExp(String.raw`${VERBATIM}|${TAG}|(?<value>\0)|(?<space>\s+)|<|[^<\0\s]+`, 'gi')

function readNodes(text: string): Node[] {
  const parents: Parent[] = [{ name: '', hasText: false, hasBlocks: false }]
  return [...text.matchAll(NODE)].map(({ 0: whole, groups = {} }): Node => {
    const parent = parents.at(-1)!
    const { verbatim, slash, rest = '', value, space } = groups
    if (value) return { kind: 'value', text: whole, parent }
    if (space) return { kind: 'space', text: ' ', parent }
    const name = (verbatim ?? groups.name)?.toLowerCase()
    if (!name) {
      parent.hasText ||= !whole.startsWith('<!')
      return { kind: 'text', text: whole, parent }
    }
    parent.hasBlocks ||= BLOCKS.has(name)
    if (verbatim) return { kind: 'verbatim', text: whole, name, parent }
    if (slash && parents.some((open) => open.name === name)) while (parents.pop()!.name !== name);
    if (!slash && !VOID.has(name) && !rest.endsWith('/')) parents.push({ name, hasText: false, hasBlocks: false })
    return {
      kind: slash ? 'close' : 'open',
      text: `<${slash}${groups.name}${foldAttributes(name, rest)}>`,
      name,
      parent,
    }
  })
}

/** Prettier closes elements that have no end by `/>`. */
function foldAttributes(name: string, attributes: string): string {
  const own = VOID.has(name) ? attributes.replace(/\/$/, '') : attributes
  return own.replace(/("[^"]*")|(\s+(?=\0|\/?$))|\s+/g, (_, quoted?: string, last?: string) =>
    quoted ? foldLines(quoted) : last ? '' : ' ',
  )
}

const foldLines = (quoted: string): string => quoted.replace(/^"\s*\n\s*|\s*\n\s*"$/g, '"').replace(/\s*\n\s*/g, ' ')

const folded = new WeakMap<readonly string[], readonly string[]>()

/** `html` where nothing is bundled: a template is folded when it is used first. */
export function foldedHtml(texts: TemplateStringsArray, ...parts: Parameters<typeof html>[1][]): Html {
  let own = folded.get(texts)
  if (!own) folded.set(texts, (own = foldHtml(texts)))
  return html(own, ...parts)
}
