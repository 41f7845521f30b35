import type { Alternatives } from '#core/contract/entries.ts'
import { pageHref } from '#core/domain/links.ts'
import { phoneParts, phoneUrl } from '#core/domain/phones/read.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Messages } from '#core/i18n/messages.ts'
import { counted } from '#core/i18n/plural.ts'
import { withName, type CardText } from '#site/components/cards/card.ts'

// The content of the one answer where nothing is known: `alternatives.ts` and `AlternativesBlock.tsx` render it.

export type AlternativesWords = Messages['places']['alternatives'] & { authority: string }

/** A text, a link, or a distance. */
export type AlternativePart =
  | { text: string; lang?: string | undefined; href?: string | undefined; isLtr?: true; isOutside?: true }
  | { km: number }

export interface AlternativeLine {
  label: string
  parts: readonly AlternativePart[]
}

export interface AlternativesShown {
  /** 'No kosher restaurant listed in Brno yet.' */
  lead: readonly CardText[]
  lines: readonly AlternativeLine[]
  /** The form that adds a place of the type, with its town. */
  addHref: string
}

const TOWNS = { 228: 'eat', 230: 'stay', 231: 'pray', 232: 'eat', 236: 'stay' } as const

export function alternativesShown(lang: Lang, known: Alternatives, words: AlternativesWords): AlternativesShown {
  const { typeId, place, authority, community, town } = known
  const query = new URLSearchParams({ type: `${typeId}`, place: `${place.id}`, town: place.name })
  const townLabel = TOWNS[typeId as keyof typeof TOWNS]
  return {
    lead: withName(words.none[`t${typeId}`], place.name),
    lines: [
      ...(authority ? [{ label: words.authority, parts: authorityParts(authority) }] : []),
      ...(community ? [{ label: words.community, parts: communityParts(community) }] : []),
      ...(town && townLabel ? [{ label: words.towns[townLabel], parts: townParts(lang, town, words) }] : []),
    ],
    addHref: `${pageHref(lang, 'addPlace')}?${query}`,
  }
}

const nameOf = ({ name, nameLang, url }: { name: string; nameLang?: string; url?: string }): AlternativePart => ({
  text: name,
  lang: nameLang,
  href: url,
})

const phoneOf = (phone: string): AlternativePart => ({
  text: phoneParts(phone).number,
  href: phoneUrl(phone),
  isLtr: true,
})

function authorityParts(authority: NonNullable<Alternatives['authority']>): AlternativePart[] {
  const { phone, website } = authority
  const site = website?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return [
    nameOf(authority),
    ...(phone ? [phoneOf(phone)] : []),
    ...(website && site ? [{ text: site, href: website, isLtr: true, isOutside: true } as const] : []),
  ]
}

const communityParts = (community: NonNullable<Alternatives['community']>): AlternativePart[] => [
  nameOf(community),
  phoneOf(community.phone),
  nameOf(community.town),
  { km: community.km },
]

const townParts = (
  lang: Lang,
  town: NonNullable<Alternatives['town']>,
  words: AlternativesWords,
): AlternativePart[] => [nameOf(town), { text: counted(lang, words, 'count', town.count) }, { km: town.km }]
