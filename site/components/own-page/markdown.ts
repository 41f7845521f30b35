import MarkdownIt from 'markdown-it'
import { raw, type Html } from '#core/domain/html.ts'

// HTML in a text is shown as text, and links to scripts stay text. The page's own heading is the first one.
const markdown = new MarkdownIt({ linkify: true, typographer: false })
markdown.disable('image')
markdown.core.ruler.push('headings', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close')
  if (!headings.some(({ tag }) => tag === 'h1')) return
  for (const heading of headings) heading.tag = `h${Math.min(6, Number(heading.tag[1]) + 1)}`
})

/** Markdown as HTML. */
export const markdownHtml = (text: string): Html => raw(markdown.render(text))
