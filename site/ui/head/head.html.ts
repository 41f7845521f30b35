import { excerptOf } from '#core/domain/excerpt.ts'
import { attribute, html, raw, scriptJson, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { DEFAULT_LANG, direction, LANGS, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { siteName } from '#site/ui/page/site-words.page.ts'
import favicon from '#site/ui/icons/favicon.svg?raw'
import { pictureSrc } from '#site/ui/blocks/pictures.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { THEME_COLOUR } from './manifest.page.ts'
import { MAX_TITLE, pageUrl, type PageMeta } from './page-meta.page.ts'
import { breadcrumbList } from './structured-data.page.ts'

/** Characters, including the ellipsis. */
const MAX_DESCRIPTION = 201

/** The title with the site's name if both fit into tabs and search results. */
function titleText(page: PageContext, meta: PageMeta, site: string): string {
  const { title, withoutSite } = meta
  if (withoutSite) return title
  const full = page.kind === 'home' ? `${site}: ${title}` : `${title} | ${site}`
  return full.length <= MAX_TITLE ? full : title
}

function alternates(page: PageContext, meta: PageMeta): Html {
  const robots = page.noindex && raw('<meta name="robots" content="noindex">')
  const url = (lang: Lang) => pageUrl(page, lang, meta)
  const links = LANGS.map((lang) => html`<link rel="alternate" hreflang="${lang}" href="${url(lang)}" />`)
  return html`
    ${robots} <link rel="canonical" href="${url(page.lang)}" /> ${links}
    <link rel="alternate" hreflang="x-default" href="${url(DEFAULT_LANG)}" />
  `
}

/** Within the page: no request before the first paint. Crawlers fetch `favicon.ico` or the touch icon. */
const ICON = raw(
  `data:image/svg+xml,${favicon.trim().replaceAll(/>\s+</g, '><').replaceAll('"', "'").replaceAll('#', '%23')}`,
)

/** The page's head without styles and scripts. */
export function headHtml(page: PageContext, meta: PageMeta): string {
  const { lang, origin, mapTiles } = page
  const site = siteName(lang, page.frame)
  const title = titleText(page, meta, site)
  const description = excerptOf(meta.description, MAX_DESCRIPTION)
  const url = pageUrl(page, lang, meta)
  const image = origin + (meta.picture ? pictureSrc(meta.picture) : '/og.png')
  const graph = [breadcrumbList(origin, meta.crumbs, url), ...(meta.data ?? [])]
  const data = { '@context': 'https://schema.org', '@graph': graph }
  return html`
    <meta charset="utf-8" /> <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title> <meta name="description" content="${description}" /> ${alternates(page, meta)}
    <meta property="og:type" content="website" /> <meta property="og:site_name" content="${site}" />
    <meta property="og:title" content="${meta.title}" /> <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" /> <meta property="og:image" content="${image}" />
    <meta property="og:locale" content="${LANGUAGES[lang].openGraph}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="theme-color" content="${page.colours?.brand ?? THEME_COLOUR}" />
    ${page.colours && html`<link rel="stylesheet" href="/${page.colours.file}" />`}
    ${mapTiles && html`<meta name="map-tiles" content="${JSON.stringify(mapTiles)}" />`}
    <link rel="icon" href="${ICON}" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="${pageHref(lang, 'manifest')}" />
    ${raw(`<script type="application/ld+json">${scriptJson(data)}</script>`)}
  `.html
}

/** Links to this page in the other languages, for the header. */
export function languageLinks(page: PageContext, { hrefs = page.paths }: Pick<PageMeta, 'hrefs'> = {}): string {
  return html`
    ${LANGS.map(
      (lang) => html`
        <li>
          <a
            href="${hrefs[lang]}"
            hreflang="${lang}"
            lang="${lang}"
            dir="${direction(lang)}"
            ${attribute('aria-current', lang === page.lang && 'true')}
            >${LANGUAGES[lang].name}</a
          >
        </li>
      `,
    )}
  `.html
}
