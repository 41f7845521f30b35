import { html } from '#core/i18n/html.ts'
import { direction, type Lang } from '#core/i18n/languages.ts'
import type { Feed, ShownEntry } from './entries.page.ts'

/** JSON Feed 1.1. */
export function jsonFeed({ lang, title, self, home, site, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    language: lang,
    authors: [site],
    items: entries.map((entry) => jsonItem(lang, entry)),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}

function jsonItem(lang: Lang, { id, url, title, updated, paragraphs, type, rights }: ShownEntry): object {
  const text = html`<div lang="${lang}" dir="${direction(lang)}">
    ${paragraphs.map((paragraph) => html`<p dir="auto">${paragraph}</p>`)}
  </div>`
  return {
    id,
    url,
    title,
    content_html: text.html,
    date_modified: updated,
    tags: [type],
    language: lang,
    // An extension, as the format allows: who stated it, under which licence.
    ...(rights !== undefined && { _source: { rights } }),
  }
}
