import type { Authority } from '#core/contract/data-files.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import type { Alternatives } from '#core/contract/entries.ts'
import { authorityHref, listingHref, resultsHref } from '#core/domain/links.ts'
import { shownIn, type Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceRef } from './shown-parts.ts'

/** What helps where a place has nothing of a type, each part only where it is known. Samples are no part of it. */
export interface KnownAlternatives {
  dtype: DirectoryType
  place: PlaceRef
  /** The capital of a country, from which distances are measured, where there are some. */
  from?: PlaceRef
  /** Who certifies there, with a phone or a website. */
  authority?: Pick<Authority, 'id' | 'names' | 'website'> & { phone?: string }
  /** The nearest community with a phone; without a distance where it is the country's own. */
  community?: { tnid: number; dtype: DirectoryType; title: Localized; phone: string; km?: number } & Somewhere
  /** Where the nearest of the type is, and how many there are. */
  town?: { dtype: DirectoryType; count: number; km: number } & Somewhere
}

interface Somewhere {
  place: PlaceRef
  /** The names of its country, if that is another one. */
  country?: Localized
}

/** The same in a language. */
export function alternativesOf(lang: Lang, { dtype, place, ...known }: KnownAlternatives): Alternatives {
  const { from, authority, community, town } = known
  const nameOf = (names: Localized) => {
    const { text, lang: other } = shownIn(lang, names)
    return { name: text, ...(other && { nameLang: other }) }
  }
  return {
    typeId: dtype,
    place: { id: place.id, ...nameOf(place.names) },
    ...(from && { from: nameOf(from.names) }),
    ...(authority && {
      authority: {
        ...nameOf(authority.names),
        url: authorityHref(lang, authority),
        ...(authority.phone && { phone: authority.phone }),
        ...(authority.website && { website: authority.website }),
      },
    }),
    ...(community && {
      community: {
        ...nameOf(community.title),
        url: listingHref(lang, community),
        phone: community.phone,
        town: nameOf(community.place.names),
        ...(community.country && { country: nameOf(community.country) }),
        ...(community.km !== undefined && { km: community.km }),
      },
    }),
    ...(town && {
      town: {
        ...nameOf(town.place.names),
        ...(town.place.hasPage && { url: resultsHref(lang, town.place, town.dtype) }),
        ...(town.country && { country: nameOf(town.country) }),
        count: town.count,
        km: town.km,
      },
    }),
  }
}
