import type { LinksSet } from '#core/contract/content.ts'
import { textIn } from '#core/terms/localized.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { LinkSet, LinkTarget } from '#data/index/inputs.ts'
import { placeUrl } from '../directory/place-url.ts'

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
