import { deck, fill, of, slug } from './base.ts'
import type { City } from './cities.ts'
import { kosherStatus, plan, PRICES, supervisions } from './kosher.ts'
import { title } from './names.ts'
import * as food from './restaurant-words.ts'
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

/** Kinds where nobody would look for luxury. */
const SIMPLE = new Set([
  'burger',
  'pizzeria',
  'taqueria',
  'bakery',
  'icecream',
  'falafel',
  'hummus',
  'salad',
])

function restaurantTexts(m: Maker, city: City, key: string) {
  const { rng } = m
  const dishes = fill(rng.pick(food.MENU_SENTENCES), {
    dishes: rng.pick(of(food.DISHES, key)),
  })
  const first = opener(rng, city, rng.pick(of(food.PHRASES, key)))
  return {
    title: title(rng.pick(of(food.TITLES, key)), m.names.food()),
    description: describe(rng, first, [dishes, rng.pick(food.ROOM_SENTENCES)]),
  }
}

export function restaurants(m: Maker): Listing[] {
  const { rng } = m
  const concept = deck(rng, food.CONCEPTS)
  const price = deck(rng, PRICES)
  const simplePrice = deck(rng, ['low', 'low', 'medium'] as const)
  const supervision = supervisions(m)
  const named = {
    jerusalem: 50,
    newyork: 50,
    london: 50,
    paris: 24,
    telaviv: 24,
  }
  return plan(named, [3, 2, 4, 2, 3]).map((city) => {
    const c = concept()
    const texts = restaurantTexts(m, city, c.key)
    const held = supervision()
    return {
      ...common(m, city, { dtype: 228, picture: 'restaurant', ...texts }),
      ...maybe(rng, 0.7, () => ({
        openingHours: hours(
          rng,
          ['08:00', '09:00', '10:30', '11:00', '12:00'],
          ['17:00', '20:30', '21:30', '22:00', '23:00'],
        ),
      })),
      ...maybe(rng, 0.4, () => ({
        menu: `https://example.com/menus/${slug(texts.title.en)}`,
      })),
      foodType: c.food,
      cuisine: c.cuisine,
      priceRange: SIMPLE.has(c.key) ? simplePrice() : price(),
      supervision: held,
      ...maybe(rng, 0.55, () => ({
        kosherStatus: kosherStatus(m, c.food, held),
      })),
      ...(c.food[0] === 'meat'
        ? maybe(rng, 0.7, () => ({ isGlatt: rng.chance(0.75) }))
        : {}),
      ...maybe(rng, 0.6, () => ({ delivery: rng.chance(0.65) })),
      ...maybe(rng, 0.8, () => ({ creditCards: rng.chance(0.85) })),
      ...maybe(rng, 0.35, () => ({ shabbatMeals: rng.chance(0.6) })),
      ...maybe(rng, 0.14, () => ({ specialOffer: offer(rng, 'food') })),
    }
  })
}
