import { escapeXml } from '#core/domain/xml.ts'
import { direction } from '#core/i18n/languages.ts'
import type { Feed, ShownEntry } from './entries.page.ts'

/** RFC 4287. */
export function atomFeed(feed: Feed): string {
  const { lang, id, title, self, home, site, updated, entries } = feed
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" hreflang="${lang}" href="${escapeXml(home)}"/>
<author><name>${escapeXml(site.name)}</name><uri>${escapeXml(site.url)}</uri></author>
${entries.map((entry) => atomEntry(feed, entry)).join('')}</feed>
`
}

function atomEntry({ lang }: Feed, { id, url, title, updated, paragraphs, type, rights }: ShownEntry): string {
  const text = paragraphs.map((paragraph) => `<p dir="auto">${escapeXml(paragraph)}</p>`).join('')
  const xhtml = `xmlns="http://www.w3.org/1999/xhtml" xml:lang="${lang}" dir="${direction(lang)}"`
  const source = rights === undefined ? '' : `<rights>${escapeXml(rights)}</rights>\n`
  return `<entry>
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<updated>${updated}</updated>
<link rel="alternate" type="text/html" hreflang="${lang}" href="${escapeXml(url)}"/>
<category term="${escapeXml(type)}"/>
${source}<content type="xhtml"><div ${xhtml}>${text}</div></content>
</entry>
`
}
