import type { EditableListing } from '#core/contract/listing-edit.ts'
import { newListing } from '#core/domain/new-listing.ts'

const { values: empty } = newListing(228)

/** A restaurant in Jerusalem as its form begins. */
export const restaurant: EditableListing = {
  tnid: 7,
  dtype: 228,
  title: { en: 'Café Rimon', he: 'קפה רימון' },
  position: [35.2, 31.7],
  url: '/Kosher_Restaurants-DI7-Cafe_Rimon.html',
  sample: false,
  values: {
    ...empty,
    title: 'Café Rimon',
    address1: '4 Luntz Street',
    town: '281184',
    country: '294640',
    cuisine: ['israeli', 'cafe'],
    priceRange: 'low',
  },
  names: { town: 'Jerusalem', country: 'Israel' },
}

export const OPTIONS = {
  items: [
    { id: 'all', name: 'All' },
    { id: 'israeli', name: 'Israeli' },
    { id: 'cafe', name: 'Café' },
    { id: 'low', name: 'Low' },
  ],
}

export const picture = (name = 'front.jpg', bytes = 100, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })
