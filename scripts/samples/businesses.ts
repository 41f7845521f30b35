import { deck, of } from './base.ts'
import { plan } from './kosher.ts'
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
import * as shop from './shop-words.ts'

const FOOD_SHOPS = new Set(['grocery', 'butcher', 'bakery', 'catering', 'wine'])
const PUBLIC_PLACES = new Set([
  'mikvah',
  'cemetery',
  'memorial',
  'school',
  'historic-site',
  'library',
  'museum',
  'community-centre',
])
const WITH_OFFERS = new Set([...FOOD_SHOPS, 'judaica', 'bookshop'])
const SHOPS_OFTEN = [
  'grocery',
  'grocery',
  'bakery',
  'bakery',
  'judaica',
  'judaica',
  'butcher',
  'catering',
  'wine',
  'bookshop',
  'travel-agency',
  'mikvah',
  'school',
  'community-centre',
]

export function businesses(m: Maker): Listing[] {
  const { rng, names } = m
  const next = deck<string>(rng, [...shop.SHOP_TYPES, ...SHOPS_OFTEN])
  const named = { jerusalem: 20, newyork: 14, london: 13, paris: 8, telaviv: 8 }
  return plan(named, [2, 1, 2, 1, 1]).map((city) => {
    const type = next()
    const isFood = FOOD_SHOPS.has(type)
    const isPublic = PUBLIC_PLACES.has(type)
    const name = isPublic ? names.calm() : isFood ? names.food() : names.place()
    const first = opener(rng, city, rng.pick(of(shop.SHOP_PHRASES, type)))
    const details = rng.shuffle(of(shop.SHOP_DETAILS, type))
    return {
      ...common(m, city, {
        dtype: 232,
        picture: 'shop',
        title: title(rng.pick(of(shop.SHOP_TITLES, type)), name),
        description: describe(rng, first, details.slice(0, rng.int(1, 2))),
      }),
      ...maybe(rng, isPublic ? 0.2 : 0.75, () => ({
        openingHours: hours(
          rng,
          ['08:00', '09:00', '09:30', '10:00'],
          ['17:00', '18:30', '20:00'],
        ),
      })),
      ...(isPublic
        ? {}
        : maybe(rng, 0.6, () => ({ creditCards: rng.chance(0.85) }))),
      ...(isFood ? maybe(rng, 0.6, () => ({ delivery: rng.chance(0.7) })) : {}),
      ...(!WITH_OFFERS.has(type)
        ? {}
        : maybe(rng, 0.22, () => ({ specialOffer: offer(rng, 'shop') }))),
      businessesType: type,
    }
  })
}
