import editors from '../../../docs/editors.md?raw'
import firstWeek from '../../../docs/first-week.md?raw'
import importing from '../../../docs/importing.md?raw'
import type { Html } from '#core/i18n/html.ts'
import { anchorOf, documentHtml, type Picture } from '#core/domain/markdown.ts'

/** The guides for editors by file, in the order in which they are read. They share one page, so no heading is twice. */
const GUIDES: Readonly<Record<string, string>> = {
  'first-week.md': firstWeek,
  'editors.md': editors,
  'importing.md': importing,
}

const PICTURES = import.meta.glob<string>('/docs/pictures/*', { query: '?url', import: 'default', eager: true })

/** The title of a guide: its first heading. */
const titleOf = (text: string): string => text.slice(2, text.indexOf('\n'))

interface Section {
  id: string
  title: string
}

interface Guide extends Section {
  sections: Section[]
  body: Html
}

/** The parts of a guide: its headings of the second level, without their marks. */
const sectionsOf = (text: string): Section[] =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => ({ id: anchorOf(title!), title: title! }))

/** The guides as HTML: links among them stay within the page, those to other documents of ours lead nowhere. */
export const guides = Object.values(GUIDES).map((text): Guide => ({
  id: anchorOf(titleOf(text)),
  title: titleOf(text),
  sections: sectionsOf(text),
  body: documentHtml(text, { link: linkOf, picture: pictureOf }),
}))

function pictureOf(src: string): Picture | undefined {
  const [light, dark] = [src, src.replace('.webp', '-dark.webp')].map((file) => PICTURES[`/docs/${file}`])
  return light && dark ? { light, dark } : undefined
}

function linkOf(href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href
  const [file = '', anchor] = href.split('#', 2)
  const guide = GUIDES[file]
  return guide && `#${anchor ?? anchorOf(titleOf(guide))}`
}
