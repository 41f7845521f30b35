import type { Compass } from '#core/domain/distance.ts'
import type { ItemType } from '#core/contract/saved.ts'
import { format } from '#core/i18n/format.ts'
import type { IconName } from '#site/ui/icons/icon.ts'

// The content of a card. Each kind of content has a function that makes it; `card-html.ts` renders it.

/** Plain text, or a name isolated in its own direction, with its language if that differs from the page's. */
export type CardText = string | { text: string; lang?: string | undefined }

export interface CardLine {
  icon: IconName
  /** An array is kept together as one line. */
  text: CardText | readonly CardText[]
  isMuted?: boolean
  /** Holds only now: not on paper. */
  isLive?: true
  /** Has times of day. */
  isTimed?: true
  /** HoursData as JSON, from which a script picks the text. */
  live?: string
}

/** The icon and the class name of a kind of listings, which gives their hue. */
export interface CardKind {
  icon: IconName
  name: string
}

/** The way to it from the centre of its place. */
export interface CardAway {
  inKm: string
  inMiles: string
  to: Compass
  /** 'to the north'. */
  towards: string
}

export interface CardRating {
  mean: number
  /** Read out for the stars. */
  label: string
  shown: string
  reviews: string
}

/** What its button saves. */
export interface CardSave {
  /** As in `data-save`. */
  item: string
  label: string
}

export interface Card {
  url: string
  title: CardText
  /** Its town, where those of a list differ: it stands first. */
  town?: CardText | undefined
  /** Its name in other letters. */
  other?: CardText | undefined
  /** Path of the picture in its middle width. */
  image?: string | undefined
  /** Its kind, of which a card without a picture shows the icon. */
  kind?: CardKind | undefined
  away?: CardAway | undefined
  /** The label of invented content. */
  sample?: string | undefined
  featured?: { text: string; why: string } | undefined
  save?: CardSave | undefined
  rating?: CardRating | undefined
  facts?: CardText | readonly CardText[] | undefined
  lines: readonly CardLine[]
  price?: readonly CardText[] | undefined
  /** How far it is: '350 m · 6 min on foot'. */
  way?: string | undefined
}

/** Where there are words for it, cards have a button that saves what they show. */
export function saveOf(saveNamed: string | undefined, itemType: ItemType, id: number, name: string): Card['save'] {
  return saveNamed === undefined ? undefined : { item: `${id}/${itemType}`, label: format(saveNamed, { name }) }
}

/** Splits a text at its placeholder and inserts the name. */
export function withName(text: string, name: string): readonly CardText[] {
  const [before = '', after = ''] = text.split(/\{\{\w+\}\}/)
  return [before, { text: name }, after]
}
