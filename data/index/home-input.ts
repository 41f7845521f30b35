import { placeRef, placeRow, type PlaceRow } from './cards.ts'
import type { HomeInput } from './inputs.ts'
import { linkSetsOf } from './link-sets.ts'
import { categoryCards, offerRows, offersNoted } from './offer-inputs.ts'
import type { Index } from './open.ts'
import { popularHeld } from './popular-places.ts'
import { allTypeCounts, storedTimes, topFeatures } from './queries.ts'
import { noticesOf, siteTexts } from './site-inputs.ts'
import { TIMES_PLACE } from './times-input.ts'

const HOME_COUNTRIES = 60
const HOME_FEATURES = 8
const HOME_CAROUSELS = { rows: 3, perRow: 10 }

const FOOD_IN_ISRAEL = `select count(*) n from listings where country = 'IL' and dtype = 228 and sample = 0`

/** What the home page and the search page show. */
export function homeInput(index: Index): HomeInput | undefined {
  const times = storedTimes(index, TIMES_PLACE)
  const timesPlace = placeRow(index, TIMES_PLACE)
  if (!times || !timesPlace) return undefined
  const countries = index.all<PlaceRow>(
    `select * from places where kind = 'country' and listed > 0 order by listed desc, rank limit ?`,
    HOME_COUNTRIES,
  )
  const { headline, offerRows: chosen } = siteTexts(index)
  const features = topFeatures(index, HOME_FEATURES)
  return {
    stats: allTypeCounts(index),
    foodInIsrael: index.get<{ n: number }>(FOOD_IN_ISRAEL)!.n,
    towns: index.get<{ n: number }>(`select count(*) n from places where kind = 'city'`)?.n ?? 0,
    countries: countries.map((row) => ({
      place: placeRef(row),
      total: row.listed,
      picture: row.picture,
    })),
    popular: popularHeld(index),
    times,
    timesPlace: placeRef(timesPlace),
    features,
    carousels: offerRows(index, features, { ...HOME_CAROUSELS, chosen }),
    categories: categoryCards(index),
    linkSets: linkSetsOf(index, 0),
    hasOffers: offersNoted(index) === 'real',
    ...(headline && { headline }),
    notices: noticesOf(index, { everywhere: false }),
  }
}
