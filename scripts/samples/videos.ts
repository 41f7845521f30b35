import { deck, fill, makeRng, of, type Rng, type Text } from './base.ts'
import { CITIES, type City } from './cities.ts'
import type { Listing } from './rows.ts'
import { VIDEO_TITLES } from './video-words.ts'

/** Ids above those of the travel offers. */
const FIRST_OF_LISTINGS = 1001
/** What the films of a type of listing are about. */
const KINDS: Readonly<Record<number, string>> = {
  228: 'food',
  230: 'stay',
  236: 'stay',
}
/** One listing in so many has videos. */
const SHARE = 7

interface Films {
  titles: readonly Text[]
  city: City
  /** Number of the first, for its id. */
  first: number
  count: number
}

/** Films that do not exist: their ids say so. */
export function sampleVideos(rng: Rng, { titles, city, first, count }: Films) {
  return rng
    .shuffle(titles)
    .slice(0, count)
    .map((title, i) => ({
      id: `sample${String(first + i).padStart(5, '0')}`,
      title: fill(title, { city: city.name }),
    }))
}

/** Gives some of the listings videos; every other value stays as it is. */
export function withVideos(rows: Listing[], seed: number): Listing[] {
  const rng = makeRng(seed)
  const counts = deck(rng, [1, 2, 3, 3, 4])
  let next = FIRST_OF_LISTINGS + (seed % 100) * 400
  return rows.map((row, i) => {
    const kind = KINDS[row.dtype]
    const city = CITIES.find(({ id }) => id === row.place)
    if (i % SHARE !== 0 || !kind || !city) return row
    const titles = of(VIDEO_TITLES, kind)
    const videos = sampleVideos(rng, {
      titles,
      city,
      first: next,
      count: counts(),
    })
    next += videos.length
    const { tnid, dtype, place, title, description, address, ...rest } = row
    return {
      tnid,
      dtype,
      place,
      title,
      description,
      address,
      videos,
      ...rest,
    }
  })
}
