import { html, type Html } from '#core/i18n/html.ts'
import { textIn } from '#core/terms/localized.ts'
import { hrefOf, slugIn, type FeedFormat } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import type { PlaceRef } from '#data/index/shown-parts.ts'

const FEEDS = [
  { format: 'atom', name: 'Atom', type: 'application/atom+xml' },
  { format: 'json', name: 'JSON Feed', type: 'application/feed+json' },
] as const satisfies readonly { format: FeedFormat; name: string; type: string }[]

const feedHref = (lang: Lang, { id, names }: PlaceRef, format: FeedFormat): string =>
  hrefOf(lang, { kind: 'feed', id, slug: slugIn(lang, names, id), format })

/** Where programs find the feeds of a city. */
export function feedHead(lang: Lang, { place, hasFeeds }: CityInput): Html | undefined {
  if (!hasFeeds) return undefined
  const title = translator(lang)('places:place.feedTitle', { place: textIn(lang, place.names) })
  const links = FEEDS.map(
    ({ format, type }) =>
      html`<link rel="alternate" type="${type}" title="${title}" href="${feedHref(lang, place, format)}" />`,
  )
  return html`${links}`
}

/** The same for readers. */
export function feedLinks(lang: Lang, { place, hasFeeds }: CityInput): Html | undefined {
  if (!hasFeeds) return undefined
  return html`
    <div class="cluster quiet above-2 feeds">
      <p id="feeds">${translator(lang)('places:place.feeds')}</p>
      <ul class="cluster" aria-labelledby="feeds">
        ${feedItems(lang, place)}
      </ul>
    </div>
  `
}

/** A link to each feed of a city. */
export const feedItems = (lang: Lang, place: PlaceRef): Html[] =>
  FEEDS.map(
    ({ format, name, type }) =>
      html`<li>
        <a href="${feedHref(lang, place, format)}" type="${type}"><bdi dir="ltr">${name}</bdi></a>
      </li>`,
  )
