import editors from '../../../docs/editors.md?raw'
import firstWeek from '../../../docs/first-week.md?raw'
import importing from '../../../docs/importing.md?raw'
import type { Html } from '#core/domain/html.ts'
import { documentHtml } from '../own-page/markdown.ts'

/** The guides for editors by file, in the order in which they are read. They share one page, so no heading is twice. */
const GUIDES: Readonly<Record<string, string>> = {
  'first-week.md': firstWeek,
  'editors.md': editors,
  'importing.md': importing,
}

const PICTURES = import.meta.glob<string>('/docs/pictures/*', { query: '?url', import: 'default', eager: true })

/** The title of a guide: its first heading. */
const titleOf = (text: string): string => text.slice(2, text.indexOf('\n'))

/** The guides as HTML: links among them stay within the page, those to other documents of ours lead nowhere. */
export const guides = Object.entries(GUIDES).map(([file, text]): { id: string; title: string; body: Html } => ({
  id: idOf(file),
  title: titleOf(text),
  body: documentHtml(text.slice(text.indexOf('\n')), { link: linkOf, picture: (src) => PICTURES[`/docs/${src}`] }),
}))

function idOf(file: string): string {
  return `guide-${file.replace('.md', '')}`
}

function linkOf(href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href
  const [file = '', anchor] = href.split('#', 2)
  if (!(file in GUIDES)) return undefined
  return `#${anchor ?? idOf(file)}`
}
