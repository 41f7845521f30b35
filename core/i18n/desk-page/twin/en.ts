/** What the desk says of a place that may be a listing. */
export const deskTwinEn = {
  same: 'Same place: take its values',
  chosen: 'Same place: take what is chosen',
  another: 'Another place: list it',
  text: 'An import brings a place that may be this listing. If it is, the listing takes its values and keeps its names, its town and its words on kashrut. If it is another place, it becomes a listing of its own.',
  place: 'Imported place',
  away: 'Distance',
  common: 'In common',
  after: 'With its values',
  alike: { name: 'name', phone: 'phone', website: 'website' },
} as const

/** What every language must say. */
export type DeskTwin = {
  readonly [K in keyof typeof deskTwinEn]: (typeof deskTwinEn)[K] extends string
    ? string
    : { readonly [P in keyof (typeof deskTwinEn)[K]]: string }
}
