import type { Entry } from '#core/contract/entries.ts'
import type { OptionListName } from '#core/contract/data-files.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { isOfCommunity, isRemembrance, type BusinessKind } from '#core/domain/business-kinds.ts'
import { compassPoint, distanceKm, type Compass } from '#core/domain/distance.ts'
import type { Origin } from '#core/domain/results/results-sorts.ts'
import { cardOptions, kashrutOptions } from '#core/fields/listing.ts'
import { format, formatCount } from '#core/i18n/format.ts'
import { hoursTextAt, withTimeLeft, type OpenWords } from '#core/text/hours-text.ts'
import { minyanTextAt, shabbatText } from '#core/text/minyan-text.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Messages } from '#core/i18n/messages.ts'
import { distanceText, moneyText, ratingText } from '#core/text/values.ts'
import { heritageDrawing } from '#site/ui/icons/heritage.ts'
import { TYPE_ICONS } from '#site/ui/icons/icon.ts'
import {
  saveOf,
  withName,
  type Card,
  type CardAway,
  type CardKind,
  type CardLine,
  type CardRating,
  type CardText,
} from './card.ts'

const MINUTE_MS = 60_000

/** What a listing's card is told by; islands get it with their page. */
export type CardWords = Pick<
  Messages['common'],
  'sampleListing' | 'featured' | 'featuredWhy' | 'notConfirmedSince' | 'stars' | 'reviewCount_other' | 'pricePerNight'
> &
  Partial<Pick<Messages['common'], 'saveNamed'>>

export interface HoursNow {
  at: number
  words: OpenWords
}

/** A name with its language, if that is not the page's. */
export type Name = Exclude<CardText, string>

export interface ListingCardContext {
  lang: Lang
  words: CardWords
  /** The name of an option. */
  nameOf: (list: OptionListName, id: string) => Name
  /** Whether the town stands on the card: not where all cards are of one. */
  withTown?: boolean
  /** For cards that say how far it is from there. */
  centre?: Centre | undefined
  /** For cards that say whether the place is open at a moment, epoch milliseconds. */
  hoursNow?: HoursNow
}

/** A point, and the words for the ways that lead from it. */
export interface Centre {
  at: Origin
  towards: Readonly<Record<Compass, string>>
}

/** A place of which only is known that it sells kosher food: its card would say what its list does. */
const UNSPECIFIC_KIND = 'eat-or-shop'

/** A listing, with all that a card has room for; a sample has no stars and no check mark. */
export function listingCard(entry: Entry, context: ListingCardContext): Card {
  const { lang, words, nameOf, withTown = false, hoursNow, centre } = context
  const { paid, rating, startRate } = entry
  const place = placeCard(entry, words, withTown ? { town: 'first' } : {})
  const named = cardOptions(entry).filter(([, id]) => id !== UNSPECIFIC_KIND)
  const names: Name[] = [...named.map(([list, id]) => nameOf(list, id)), ...(entry.facts ?? [])]
  const facts = new Map(names.map((name) => [name.text, name]))
  return {
    ...place,
    away: entry.sample || !centre ? undefined : awayFrom(lang, centre, entry),
    featured: paid ? { text: words.featured, why: words.featuredWhy } : undefined,
    save: saveOf(words.saveNamed, 'directory', entry.tnid, entry.title),
    rating: rating && !entry.sample ? ratingOf(lang, rating, words) : undefined,
    facts: joined([...facts.values()]),
    lines: [...place.lines, ...kashrutLine(entry, nameOf), ...nowLines(lang, entry, hoursNow)],
    price: startRate && withName(words.pricePerNight, moneyText(lang, startRate)),
  }
}

/** What every card of a listing says: its name and where it is, and whether that is old. */
export function placeCard(
  entry: Entry,
  words: Pick<CardWords, 'sampleListing'> & Partial<Pick<CardWords, 'notConfirmedSince'>>,
  { town: townAt }: { town?: 'first' | 'inLine' },
): Card {
  const { url, title, titleLang, image, sample } = entry
  const { town, townLang, address, addressLang } = entry
  const place = { text: town, lang: townLang }
  // In one script: the listing's own page has the original.
  const street: CardText[] = [{ text: address, lang: addressLang }]
  // Where no street is known, the address is the town; some name it.
  const where = address === town ? [] : [street]
  if (townAt === 'inLine' && !address.split(', ').includes(town)) where.push([place])
  return {
    town: townAt === 'first' ? place : undefined,
    url,
    title: { text: title, lang: titleLang },
    other: otherTitle(entry),
    image,
    kind: image === undefined ? { ...kindOf(entry), ...drawnAs(entry, namesOf(entry)) } : undefined,
    sample: sample ? words.sampleListing : undefined,
    lines: [...whereLine(where), ...oldLine(words, entry)],
  }
}

const namesOf = ({ title, hebrewTitle = '', latinTitle = '' }: Entry): string =>
  [title, hebrewTitle, latinTitle].join(' ')

function otherTitle({ hebrewTitle, latinTitle }: Entry): Card['other'] {
  if (hebrewTitle) return { text: hebrewTitle, lang: 'he' }
  return latinTitle && { text: latinTitle, lang: 'en' }
}

export const AT_CENTRE_KM = 0.1

/** Nothing for what is at the centre itself. */
function awayFrom(lang: Lang, { at: [lng, lat], towards }: Centre, { position, inTown }: Entry): CardAway | undefined {
  if (inTown) return undefined
  const km = distanceKm(lat, lng, position[1], position[0])
  if (km < AT_CENTRE_KM) return undefined
  const to = compassPoint(lat, lng, position[1], position[0])
  const [inKm, inMiles] = [false, true].map((unit) => distanceText(lang, km, { inMiles: unit }))
  return { inKm: inKm!, inMiles: inMiles!, to, towards: towards[to] }
}

/** What heritage is drawn as, by its type and the words for a kind of building in its names. */
export function drawnAs({ heritageType }: BusinessKind, names: string): Pick<CardKind, 'icon'> | undefined {
  const drawn = heritageType && heritageDrawing(heritageType, names)
  return drawn ? { icon: drawn } : undefined
}

/** Cemeteries, memorials and tombs are grey; what sells nothing has no shop as its sign. */
export function kindOf(listing: { dtype: DirectoryType } & BusinessKind): CardKind {
  const { dtype } = listing
  return {
    icon: isOfCommunity(listing) ? 'people' : TYPE_ICONS[dtype],
    name: isRemembrance(listing) ? 'kind-plain' : `kind-${dtype}`,
  }
}

const whereLine = (where: readonly (readonly CardText[])[]): CardLine[] =>
  where.length > 0 ? [{ icon: 'pin', text: where.flatMap((name, at) => (at > 0 ? [', ', ...name] : name)) }] : []

function oldLine({ notConfirmedSince }: Partial<Pick<CardWords, 'notConfirmedSince'>>, entry: Entry): CardLine[] {
  const year = entry.isOld && entry.confirmed?.slice(0, 4)
  return year && notConfirmedSince ? [{ icon: 'info', text: format(notConfirmedSince, { year }), isMuted: true }] : []
}

const LIVE = { isLive: true, isTimed: true } as const

/** 'Open now · closes in 1 h 40 for Shabbat (15:55)'; nothing where nobody has stated hours. */
export function hoursLine(lang: Lang, { hours }: Pick<Entry, 'hours'>, now: HoursNow | undefined): CardLine[] {
  if (!hours || !now) return []
  const { timeZone, stretches } = hours
  const moments = stretches.map(([from, code]) => [from * MINUTE_MS, code] as const)
  const [, text, until = 0] = hoursTextAt(moments, now.at, { lang, timeZone, words: now.words })
  const left = Math.ceil(until - now.at / MINUTE_MS)
  return [{ icon: 'clock', text: until ? withTimeLeft(text, left, now.words) : text, ...LIVE }]
}

/** Whether it is open, and when the next minyan is. */
export const nowLines = (lang: Lang, entry: Entry, now: HoursNow | undefined): CardLine[] => [
  ...hoursLine(lang, entry, now),
  ...minyanLine(lang, entry, now),
]

/** 'Next minyan: Mincha 16:10 (in 35 min)'; nothing where nobody has stated prayer times. */
export function minyanLine(lang: Lang, { minyanim }: Entry, now: HoursNow | undefined): CardLine[] {
  const minyan = now?.words.minyan
  if (!minyanim || !minyan) return []
  const where = { lang, timeZone: minyanim.timeZone, words: { ...now.words, minyan } }
  const [, text, until = 0] = minyanTextAt(comingOf(minyanim), now.at, where)
  const left = Math.ceil(until - now.at / MINUTE_MS)
  return [{ icon: 'clock', text: until ? withTimeLeft(text, left, now.words) : text, ...LIVE }]
}

/** The services of the coming Shabbat; nothing where none are known. */
export function shabbatLine(lang: Lang, { minyanim }: Entry, { at, words }: HoursNow): CardLine[] {
  if (!minyanim || !words.minyan) return []
  const where = { lang, timeZone: minyanim.timeZone, words: { ...words, minyan: words.minyan } }
  const text = shabbatText(comingOf(minyanim), at, where)
  return text ? [{ icon: 'synagogue', text, isTimed: true }] : []
}

const comingOf = ({ coming }: NonNullable<Entry['minyanim']>) =>
  coming.map(([at, code]) => [at * MINUTE_MS, code] as const)

/** What may be said of its kashrut today. */
export function kashrutLine(entry: Entry, nameOf: ListingCardContext['nameOf']): CardLine[] {
  const names = kashrutOptions(entry).map(([list, id]) => nameOf(list, id))
  if (names.length === 0) return []
  const isSupervised = entry.kashrut === 'supervised'
  return [{ icon: isSupervised && !entry.sample ? 'check' : 'info', text: joined(names), isMuted: !isSupervised }]
}

/** Names in a row: a plain text, unless one is not in the page's language. */
function joined(names: readonly Name[]): string | readonly CardText[] {
  if (names.every(({ lang }) => lang === undefined)) return names.map(({ text }) => text).join(' · ')
  return names.flatMap((name, at) => (at === 0 ? [name] : [' · ', name]))
}

type Rating = NonNullable<Entry['rating']>

/** The mean of a listing's reviews, and how many there are. */
export function ratingOf(lang: Lang, { mean, count }: Rating, words: CardWords): CardRating {
  const shown = ratingText(lang, mean)
  return {
    mean,
    shown,
    label: format(words.stars, { mean: shown }),
    reviews: formatCount(lang, words, 'reviewCount', count),
  }
}
