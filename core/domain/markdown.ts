import MarkdownIt, { type Token } from 'markdown-it'
import { html, raw, type Html } from '#core/i18n/html.ts'

/** How a text is turned into HTML; HTML in it is shown as text, and links to scripts stay text. */
function markdownOf(): InstanceType<typeof MarkdownIt> {
  const markdown = new MarkdownIt({ linkify: true })
  boundLinks(markdown)
  const isGood = markdown.validateLink.bind(markdown)
  markdown.validateLink = (url) => isGood(url) && !NAMES_USER.test(url)
  markdown.core.ruler.push('budget', ({ tokens }) => boundTargets(tokens))
  markdown.core.ruler.push('headings', ({ tokens }) => lowerHeadings(tokens))
  // A wide table scrolls, by the keyboard too.
  markdown.renderer.rules['table_open'] = () => '<table tabindex="0">\n'
  return markdown
}

/** `https://trusted.example@other.example/` leads elsewhere than it seems to. */
const NAMES_USER = /^(?:https?:)?[\\/]{2}[^\\/?#]*@/i

/** Longer than any address, and short enough to look for addresses from each of its letters. */
const LONGEST_RUN = 2000

/**
 * Looks for addresses piece by piece: what is looked for in a text takes as long as the square of its length, some
 * seconds for a page full of them. A run of letters that is longer than any address has none.
 */
function boundLinks({ linkify }: InstanceType<typeof MarkdownIt>): void {
  const match = linkify.match.bind(linkify)
  linkify.match = (text) =>
    piecesOf(text).flatMap(([at, piece]) =>
      (match(piece) ?? []).map((link) =>
        Object.assign(link, { index: link.index + at, lastIndex: link.lastIndex + at }),
      ),
    )
}

/** A text in pieces that end at blanks, each with where it begins, without runs of letters that are too long. */
function piecesOf(text: string): [at: number, piece: string][] {
  const pieces: [number, string][] = []
  let from = 0
  let to = 0
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    const end = index + run.length
    if (end - from > LONGEST_RUN) {
      if (to > from) pieces.push([from, text.slice(from, to)])
      from = run.length > LONGEST_RUN ? end : index
    }
    to = end
  }
  if (to > from) pieces.push([from, text.slice(from, to)])
  return pieces
}

/** Letters of all addresses and titles of a text's links together. */
const MAX_TARGETS = 100_000

/** A long address that is defined once may be referred to thousands of times; what exceeds the budget is no link. */
function boundTargets(tokens: readonly Token[]): void {
  let letters = 0
  for (const part of tokens.flatMap(({ children }) => children ?? [])) {
    const attrs = part.attrs ?? []
    letters += attrs.reduce((sum, [, value]) => sum + String(value).length, 0)
    if (letters > MAX_TARGETS && attrs.length > 0) part.attrs = []
  }
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
  picture: (src: string) => Picture | undefined
}

/** The addresses of a picture in the light and the dark scheme. */
export interface Picture {
  light: string
  dark: string
}

/** One of our own documents as HTML: ids at its headings, as GitHub makes them, and captions below its pictures. */
export function documentHtml(text: string, { link, picture }: Targets): Html {
  const markdown = markdownOf()
  markdown.core.ruler.push('targets', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[at + 1]!.content))
      for (const part of token.children ?? []) if (part.type !== 'image') retarget(part, link)
    }
  })
  markdown.renderer.rules.image = (tokens, at) => {
    const token = tokens[at]!
    const found = picture(String(token.attrGet('src')))
    return found ? pictureHtml(found, token.content).html : ''
  }
  return raw(markdown.render(text))
}

/** A press on it shows it in its full size. */
const pictureHtml = ({ light, dark }: Picture, caption: string): Html => html`
  <a href="${light}"
    ><picture
      ><source srcset="${dark}" media="(prefers-color-scheme: dark)" />
      <img src="${light}" alt="" /></picture
    ><span class="caption">${caption}</span></a
  >
`

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')

function retarget(token: Token, targetOf: (target: string) => string | undefined): void {
  const target = token.attrGet('href')
  if (target === null) return
  const there = targetOf(String(target))
  // A link to nowhere is no link, and its words stay.
  if (there === undefined) token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'href')
  else token.attrSet('href', there)
}
