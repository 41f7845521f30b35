import { OPEN_LICENCES, openLicence } from '#core/domain/licences.ts'
import { placeRef } from './cards.ts'
import { downloads, madeDownloads } from './downloads.ts'
import { hasFeeds } from './feed-input.ts'
import { listingSources } from './listing-sources.ts'
import type { Index } from './open.ts'
import { popularCities } from './popular-places.ts'
import type { Download, OpenDataInput } from './shown-credits.ts'

const MAX_CITIES = 6

/** The files that stand, or those of the coming night, and cities whose feeds tell what is new. */
export const openDataInput = (index: Index): OpenDataInput => ({
  downloads: madeDownloads(index) ? downloads(index) : comingDownloads(index),
  cities: popularCities(index, MAX_CITIES)
    .filter((row) => hasFeeds(index, row))
    .map(placeRef),
})

/** What the first files will hold. */
function comingDownloads(index: Index): Download[] {
  const sources = listingSources(index)
  return OPEN_LICENCES.flatMap(({ id }) => {
    const own = sources.filter(({ licence }) => openLicence(licence)?.id === id)
    if (own.length === 0) return []
    return {
      licence: id,
      sources: own.map(({ name }) => name),
      listings: own.reduce((sum, { listings }) => sum + listings, 0),
      checked: own.map(({ checked }) => checked).reduce((day, other) => (other > day ? other : day)),
      files: [],
    }
  })
}
