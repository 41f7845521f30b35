// Apart from the schemas, which no browser needs.
export const MAX_NEWSLETTER_PLACES = 100
export const MAX_SUBJECT = 150
export const MAX_NEWSLETTER_TEXT = 20_000
