import { cells, deck, fill, of, type Text } from './base.ts'
import { rate } from './countries.ts'
import { kosherStatus, plan, PRICES, supervisions } from './kosher.ts'
import { title } from './names.ts'
import {
  common,
  describe,
  hours,
  maybe,
  offer,
  opener,
  type Listing,
  type Maker,
} from './rows.ts'
import * as words from './stay-words.ts'

// kind | rooms
const HOTELS = `
hotel | 36 48 60 75 96 120
boutique | 16 18 25 28
resort | 80 96 110 120
inn | 8 10 12 16
suites | 12 18 20 28 36
family | 25 36 40 56
`

const HOTEL_MEALS: Record<string, string[]> = {
  dairy: ['dairy'],
  meat: ['meat'],
  both: ['dairy', 'meat'],
}
const HOTEL_CUISINES = [
  ['israeli'],
  ['mediterranean'],
  ['french'],
  ['eastern-european'],
  ['italian'],
]
const NIGHT: Record<string, number> = {
  low: 70,
  medium: 130,
  high: 220,
  luxury: 380,
}

function hotelMeals(
  m: Maker,
  meals: string,
  held: string[],
  cuisine: string[],
) {
  const foodType = HOTEL_MEALS[meals]
  if (foodType === undefined) return {}
  return {
    foodType,
    cuisine,
    supervision: held,
    ...maybe(m.rng, 0.6, () => ({
      kosherStatus: kosherStatus(m, foodType, held),
    })),
    ...(meals === 'dairy'
      ? {}
      : maybe(m.rng, 0.6, () => ({ isGlatt: m.rng.chance(0.75) }))),
  }
}

export function hotels(m: Maker): Listing[] {
  const { rng } = m
  const kind = deck(rng, cells(HOTELS, 2))
  const meals = deck(rng, ['dairy', 'dairy', 'both', 'both', 'meat', 'none'])
  const price = deck(rng, PRICES)
  const supervision = supervisions(m)
  const cuisine = deck(rng, HOTEL_CUISINES)
  const named = {
    jerusalem: 12,
    newyork: 8,
    london: 8,
    paris: 6,
    telaviv: 6,
    eilat: 4,
    tiberias: 4,
  }
  return plan(named, [1, 2, 1]).map((city) => {
    const [key = '', sizes = ''] = kind()
    const fed = meals()
    const cost = price()
    const np = fill(rng.pick(of(words.HOTEL_PHRASES, key)), {
      rooms: rng.pick(sizes.split(' ')),
    })
    const more = [
      rng.pick(of(words.HOTEL_FOOD, fed)),
      rng.pick(words.HOTEL_NOTES),
    ]
    const night = (NIGHT[cost] ?? 100) * (0.8 + rng.next() * 0.5)
    return {
      ...common(m, city, {
        dtype: 230,
        picture: 'hotel',
        title: title(rng.pick(of(words.HOTEL_TITLES, key)), m.names.place()),
        description: describe(rng, opener(rng, city, np), more),
      }),
      ...hotelMeals(m, fed, supervision(), cuisine()),
      priceRange: cost,
      ...maybe(rng, 0.8, () => ({ startRate: rate(city, night) })),
      ...maybe(rng, 0.85, () => ({ creditCards: rng.chance(0.92) })),
      ...(fed === 'none'
        ? {}
        : maybe(rng, 0.6, () => ({ shabbatMeals: rng.chance(0.8) }))),
      ...maybe(rng, 0.2, () => ({ specialOffer: offer(rng, 'stay') })),
      ...maybe(rng, 0.15, () => ({
        openingHours: hours(rng, ['07:00', '08:00'], ['22:00', '23:00']),
      })),
    }
  })
}

// type | rooms that suit it
const RENTALS = `
apartment | 2
apartment | 3
apartment | 4
studio | 1
studio | 1
villa | 4
villa | 5
villa | 6-plus
penthouse | 3
penthouse | 4
penthouse | 5
cottage | 2
cottage | 3
guest-house | 4
guest-house | 6-plus
apartment | 1
apartment | 2
apartment | 3
apartment | 5
`

function rooms(m: Maker, count: string): Text {
  const beds =
    count === '6-plus' ? m.rng.int(12, 16) : Number(count) * 2 + m.rng.int(0, 1)
  return fill(m.rng.pick(of(words.RENTAL_ROOMS, count)), { n: beds })
}

export function rentals(m: Maker): Listing[] {
  const { rng } = m
  const kind = deck(rng, cells(RENTALS, 2))
  const named = {
    jerusalem: 14,
    newyork: 7,
    london: 7,
    paris: 6,
    telaviv: 9,
    tiberias: 4,
    eilat: 3,
    haifa: 3,
    miami: 3,
  }
  return plan(named, [1, 1, 2]).map((city) => {
    const [type = '', count = ''] = kind()
    const first = opener(rng, city, rng.pick(of(words.RENTAL_PHRASES, type)))
    const night =
      (55 + 40 * Number.parseInt(count, 10)) * (0.75 + rng.next() * 0.7)
    return {
      ...common(m, city, {
        dtype: 236,
        picture: 'rental',
        title: title(rng.pick(of(words.RENTAL_TITLES, type)), m.names.place()),
        description: describe(rng, first, [
          rooms(m, count),
          rng.pick(words.RENTAL_NOTES),
        ]),
      }),
      ...maybe(rng, 0.85, () => ({ startRate: rate(city, night) })),
      ...maybe(rng, 0.45, () => ({ creditCards: rng.chance(0.6) })),
      ...maybe(rng, 0.16, () => ({ specialOffer: offer(rng, 'stay') })),
      apartmentType: type,
      apartmentsNumberOfRooms: count,
    }
  })
}
