import type { IconName } from '#site/components/icons/icon.ts'

// What a card says, whatever it is about: one function for each content makes it, `cardHtml` and `Card.tsx` draw it.

/** Text as it is, or a name in its own direction, with its language where that is not the page's. */
export type CardText = string | { text: string; lang?: string | undefined }

export interface CardLine {
  icon: IconName
  /** A list is kept together as one. */
  text: CardText | readonly CardText[]
  isMuted?: boolean
}

export interface CardRating {
  mean: number
  /** Of the stars, read out. */
  label: string
  shown: string
  reviews: string
}

export interface Card {
  url: string
  title: CardText
  /** The Hebrew name of which the title is the transliteration. */
  hebrew?: string | undefined
  /** Path of the picture in the middle of its sizes. */
  image: string
  /** What marks an invented one. */
  sample?: string | undefined
  featured?: { text: string; why: string } | undefined
  rating?: CardRating | undefined
  facts?: CardText | undefined
  lines: readonly CardLine[]
  price?: readonly CardText[] | undefined
}

/** A text with one name in place of its hole. */
export function withName(text: string, name: string): readonly CardText[] {
  const [before = '', after = ''] = text.split(/\{\{\w+\}\}/)
  return [before, { text: name }, after]
}
