import type { FoundListing } from '#core/contract/places.ts'
import type { DirectoryType } from '#core/contract/directory.ts'
import { FIELD_OF_LIST, kashrutOptions, rowOf } from '#core/fields/listing.ts'
import { shownIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { listingCards, placeRow, type CardRow } from './cards.ts'
import { entryOf } from './entry-of.ts'
import type { ListingCard } from './inputs.ts'
import type { Index } from './open.ts'
import type { OptionNames } from './option-names.ts'
import { CARD_COLUMNS, optionNames, scopeOf } from './queries.ts'
import type { Understood } from './understood.ts'

const LIMIT = 6

interface Best {
  total: number
  best: FoundListing[]
}

/**
 * Listings of a kind in a town, with any of the options of each list: those whose kashrut is known best first, then as
 * lists have them; samples only where nothing is real. Undefined if there are none, and of countries.
 */
export function bestListings(
  index: Index,
  id: number,
  { type, options, lang }: { type: DirectoryType; options: Understood['options']; lang: Lang },
): Best | undefined {
  const town = placeRow(index, id)
  if (town?.kind !== 'city') return undefined
  const { where, value } = scopeOf(town)
  const lists = Object.entries(options) as [keyof Understood['options'], string[]][]
  const rows = index.all<CardRow & { total: number }>(
    `select ${CARD_COLUMNS}, count(*) over (partition by sample) total from listings where ${where} and dtype = ?
     ${lists.map(([list, ids]) => `and ${matching(list, ids)} >= ?`).join(' ')}
     order by sample, case card ->> 'kashrut' when 'supervised' then 0 when 'stated' then 1 when 'self-declared' then 2
       when 'map-says' then 2 when 'withdrawn' then 4 when 'expired' then 4 else 3 end,
       paid desc, old, confirmed desc, tnid limit ${LIMIT}`,
    value,
    type,
    ...lists.flatMap(([list, ids]) => [...ids, rowOf(FIELD_OF_LIST[list]).wantsAll ? ids.length : 1]),
  )
  if (!rows[0]) return undefined
  const names = optionNames(index)
  const cards = listingCards(index, rows)
  const best = cards.filter(({ sample }) => sample === cards[0]!.sample)
  return { total: rows[0].total, best: best.map((card) => foundListing(card, lang, names)) }
}

/** How many of some options of a list a listing has. */
const matching = (list: keyof typeof FIELD_OF_LIST, ids: readonly string[]): string =>
  `(select count(*) from json_each(card, '$.${FIELD_OF_LIST[list]}') where value in (${ids.map(() => '?')}))`

function foundListing(card: ListingCard, lang: Lang, names: OptionNames): FoundListing {
  const { title, titleLang, url, address, addressLang, town } = entryOf(lang, card)
  const facts = kashrutOptions(card).flatMap(([list, id]) => {
    const name = names[list]?.[id]
    return name ? shownIn(lang, name) : []
  })
  const street = address === town ? [] : [{ text: address, lang: addressLang }]
  const sample = card.sample ? [{ text: MESSAGES[lang].common.sampleListing, lang: undefined }] : []
  const about = [...sample, ...facts, ...street].map(({ text, lang: other }) => ({
    text,
    ...(other && { lang: other }),
  }))
  return { name: title, ...(titleLang && { lang: titleLang }), href: url, about }
}
