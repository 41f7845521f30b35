import MarkdownIt, { type Token } from 'markdown-it'
import { raw, type Html } from './html.ts'

/** How a text is turned into HTML; HTML in it is shown as text, and links to scripts stay text. */
function markdownOf(): InstanceType<typeof MarkdownIt> {
  const markdown = new MarkdownIt({ linkify: true })
  markdown.core.ruler.push('headings', ({ tokens }) => lowerHeadings(tokens))
  return markdown
}

const headingsOf = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close')

/** The page has a heading already: those of a text that begins with one are one level lower. */
function lowerHeadings(tokens: readonly Token[]): void {
  const headings = headingsOf(tokens)
  if (!headings.some(({ tag }) => tag === 'h1')) return
  for (const heading of headings) heading.tag = `h${Math.min(6, Number(heading.tag[1]) + 1)}`
}

const plain = markdownOf().disable('image')

/** The Markdown of an editor as HTML; pictures would load from elsewhere, and are left out. */
export const markdownHtml = (text: string): Html => raw(plain.render(text))

/** Where links and pictures of our own documents lead; undefined: nowhere here. */
export interface Targets {
  link: (href: string) => string | undefined
  picture: (src: string) => string | undefined
}

/** One of our own documents as HTML, with ids at its headings, as GitHub makes them. */
export function documentHtml(text: string, { link, picture }: Targets): Html {
  const markdown = markdownOf()
  markdown.core.ruler.push('targets', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[at + 1]!.content))
      for (const part of token.children ?? []) retarget(part, part.type === 'image' ? picture : link)
    }
  })
  return raw(markdown.render(text))
}

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')

function retarget(token: Token, targetOf: (target: string) => string | undefined): void {
  const name = token.type === 'image' ? 'src' : 'href'
  const target = token.attrGet(name)
  if (target === null) return
  const there = targetOf(String(target))
  // A link to nowhere is no link, and its words stay.
  if (there === undefined) token.attrs = (token.attrs ?? []).filter(([attr]) => attr !== name)
  else token.attrSet(name, there)
}
