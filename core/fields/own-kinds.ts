/** The kinds of fields that editors add: those without code of their own behind them. */
export const OWN_KINDS = ['text', 'number', 'choice', 'answer', 'day', 'link'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

/** Properties of schema.org that pages state themselves: names, places, and what only reviews may say. */
export const STATED_PROPERTIES: readonly string[] = [
  'name',
  'url',
  'image',
  'address',
  'geo',
  'telephone',
  'openingHoursSpecification',
  'aggregateRating',
  'review',
]
