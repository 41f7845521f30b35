/** The words of favourites: the button that saves, and the page with the list. */
export const savedEn = {
  save: 'Save',
  saved: 'Saved',
  title: 'My favourite places',
  description: 'The places and travel offers that you have saved.',
  needLogin: 'Log in to see the places and travel offers that you have saved.',
  loading: 'Loading your list…',
  places: 'Places',
  offers: 'Travel offers',
  empty: 'Nothing saved yet',
  emptyHint:
    'Press “Save” on the page of a place or of a travel offer, and you find it here again.',
  search: 'Search for a place',
  noPlaces: 'No places saved yet.',
  noOffers: 'No travel offers saved yet.',
  remove: 'Remove',
  removed: 'Removed from your list',
  saveAgain: 'Save again',
  tryAgain: 'Try again',
  pages: 'Pages: {{list}}',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous',
  next: 'Next',
  rating: '{{mean}} out of 5, reviews: {{count}}',
  sampleListing: 'Sample listing',
  sampleOffer: 'Sample offer',
  datesPassed: 'Dates have passed',
  priceFrom: 'from {{price}}',
} as const

/** What every language must say. */
export type SavedWords = Readonly<Record<keyof typeof savedEn, string>>
