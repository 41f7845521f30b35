import { html, type Html } from '#core/i18n/html.ts'
import { placeHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRef } from '#data/index/shown-parts.ts'
import { bdi } from './names.html.ts'

/** A place's name, linked to its page if it has one. */
export function placeLink(lang: Lang, place: PlaceRef): Html {
  const name = bdi(lang, place.names)
  return place.hasPage ? html`<a href="${placeHref(lang, place)}">${name}</a>` : name
}
