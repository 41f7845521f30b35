/** What is said of a travel offer whose dates have passed. */
export const pastOffersEn = {
  badge: 'Dates have passed',
  title: 'The dates of this offer have passed.',
  /** `dates` is the first and the last day. */
  text: 'Dates: {{dates}}. It can no longer be booked.',
  /** `name` is a kind of vacations or a place. */
  current: 'Current offers: {{name}}',
  all: 'Search all current offers',
  /** On a narrow bar. */
  see: 'Current offers',
  ask: 'Ask about next season',
  askLead:
    'Tell the organiser when you would like to come and with whom, and ask whether the offer comes again. A request binds nobody; the answer comes by e-mail.',
  askText:
    'Would you like to know whether it comes again? The organiser answers your question.',
} as const

/** What every language must say. */
export type PastOffersWords = Readonly<
  Record<keyof typeof pastOffersEn, string>
>
