import type { Alternatives } from '#core/contract/entries.ts'
import { pageHref } from '#core/domain/links.ts'
import { phoneParts, phoneUrl } from '#core/domain/phones/read.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Messages } from '#core/i18n/messages.ts'
import { format, isolate, formatCount } from '#core/i18n/format.ts'
import { withName, type CardText } from '#site/ui/cards/card.ts'

// The content of the one answer where nothing is known: `alternatives.html.ts` and `AlternativesBlock.tsx` render it.

export type AlternativesWords = Messages['places']['alternatives'] & { authority: string }

/** A text, a link, or a distance, said by its own message if it is not from here: '{{distance}} from Prague'. */
export type AlternativePart =
  | {
      text: string
      lang?: string | undefined
      href?: string | undefined
      /** The country of a town: 'Vienna, Austria'. */
      country?: { text: string; lang?: string | undefined }
      isLtr?: true
      isOutside?: true
    }
  | { km: number; message?: string }

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
  const { typeId, place, from, authority, community, town } = known
  const query = new URLSearchParams({ type: `${typeId}`, place: `${place.id}`, town: place.name })
  const distance = (km: number): AlternativePart => ({
    km,
    // The distance is filled in where it is drawn.
    ...(from && { message: format(words.from, { place: isolate(from.name), distance: '{{distance}}' }) }),
  })
  const label = words.towns[TOWNS[typeId as keyof typeof TOWNS]]
  return {
    lead: withName(words.none[`t${typeId}`], place.name),
    lines: [
      ...(authority ? [{ label: words.authority, parts: authorityParts(authority) }] : []),
      ...(community ? [communityLine(community, words, distance)] : []),
      ...(town && label ? [{ label, parts: townParts(lang, town, { words, distance }) }] : []),
    ],
    addHref: `${pageHref(lang, 'addPlace')}?${query}`,
  }
}

interface Named {
  name: string
  nameLang?: string
  url?: string
}

const nameOf = ({ name, nameLang, url }: Named): AlternativePart => ({ text: name, lang: nameLang, href: url })

const townOf = (town: Named, country: Named | undefined): AlternativePart => ({
  ...nameOf(town),
  ...(country && { country: { text: country.name, lang: country.nameLang } }),
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

type Distance = (km: number) => AlternativePart

/** A country's own has no distance. */
const communityLine = (
  { km, ...community }: NonNullable<Alternatives['community']>,
  words: AlternativesWords,
  distance: Distance,
): AlternativeLine => ({
  label: km === undefined ? words.ownCommunity : words.community,
  parts: [
    nameOf(community),
    phoneOf(community.phone),
    townOf(community.town, community.country),
    ...(km === undefined ? [] : [distance(km)]),
  ],
})

const townParts = (
  lang: Lang,
  town: NonNullable<Alternatives['town']>,
  { words, distance }: { words: AlternativesWords; distance: Distance },
): AlternativePart[] => [
  townOf(town, town.country),
  { text: formatCount(lang, words, 'count', town.count) },
  distance(town.km),
]
