/** The words of pages for those who know or own a place, as the pages are built. */
export const ownersEn = {
  links: {
    suggest: 'Suggest an edit',
    yours: 'Is this your place?',
    footer: 'For owners of listings',
  },
  edit: {
    title: 'Edit a listing',
    description:
      'Suggest a correction or an addition to a listing of the kosher travel directory, with pictures if you like.',
    intro:
      'Change what is no longer right, or add what is missing. An editor looks at every update before it is published.',
  },
  options: {
    title: 'For owners of listings',
    description:
      'What you can do when your restaurant, hotel, community or business is listed: keep the facts right, claim the listing, send pictures.',
    lead: 'Your place is listed here, or should be? This is what you can do, free of charge unless it says otherwise.',
    factsTitle: 'Keep the facts right',
    facts:
      'Opening hours, address, phone and supervision: open the page of your place and choose “Suggest an edit”. An editor looks at it before it is published.',
    claimTitle: 'Claim your listing',
    claim:
      'Tick “This place is mine” in the form. Once the editors have made sure of it, you are the owner of the listing.',
    picturesTitle: 'Send pictures',
    pictures:
      'Your own pictures of the place, up to {{files}} at a time. We remove where and with what they were taken, and show them once they are approved.',
    featuredTitle: 'Featured placement',
    featured:
      'A paid place in the order of results. It is always labelled “Featured”, and changes neither facts nor reviews.',
    reviewsTitle: 'Reviews stay independent',
    reviews:
      'Nobody can pay to have a review written, changed or removed. You may answer questions about your place and report what breaks the rules.',
    startTitle: 'Begin',
    start: 'All of this needs an account. It is free and takes a minute.',
    signUp: 'Sign up',
    find: 'Find your place',
    contactTitle: 'Write to us',
    contact: 'Questions about your listing, or about featured placement?',
    contactLink: 'Contact us',
    noContact:
      'Write what you would like to know into the remarks of the form “Suggest an edit”: the editors read all of them.',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
/** What every language must say. */
export type OwnersWords = Filled<typeof ownersEn>
