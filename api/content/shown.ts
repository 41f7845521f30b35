import type { FeatureItem, LinksSet } from '#core/contract/content.ts'
import { shownIn, textIn } from '#core/domain/localized.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { FeatureCard, LinkSet, LinkTarget } from '#data/index/inputs.ts'
import { imageOf, placeUrl } from '../directory/entry.ts'

/** A feature in a language. */
export function featureItem(lang: Lang, card: FeatureCard): FeatureItem {
  const { nid, title, summary, place, picture, ...rest } = card
  const shown = shownIn(lang, title)
  const short = shownIn(lang, summary)
  const where = shownIn(lang, place.names)
  const slug = slugIn(lang, title, nid)
  return {
    ...rest,
    nid,
    title: shown.text,
    titleLang: shown.lang,
    summary: short.text,
    summaryLang: short.lang,
    locTitle: where.text,
    locLang: where.lang,
    image: imageOf(picture),
    url: hrefOf(lang, { kind: 'feature', nid, slug }),
  }
}

export function linksIn(lang: Lang, set: LinkSet): LinksSet {
  return {
    name: set.name,
    title: textIn(lang, set.title),
    links: set.links.map(({ title, to }) => ({
      title: textIn(lang, title),
      url: targetUrl(lang, to),
    })),
  }
}

function targetUrl(lang: Lang, to: LinkTarget): string {
  switch (to.kind) {
    case 'url':
      return to.url
    case 'results': {
      const { id, names } = to.place
      const slug = slugIn(lang, names, id)
      return hrefOf(lang, {
        kind: 'results',
        id,
        slug,
        dtype: to.dtype,
        page: 1,
      })
    }
    default:
      return placeUrl(lang, to.kind, to.place)
  }
}
