import { deck, must, of, type Text } from './base.ts'
import { CITIES, type City } from './cities.ts'
import { KOSHER_STATUS } from './common-words.ts'
import type { Maker } from './rows.ts'

export const PRICES = ['low', 'medium', 'medium', 'high', 'luxury'] as const
const SUPERVISIONS = [
  'sample-beth-din-north',
  'sample-beth-din-south',
  'sample-city-rabbinate',
  'sample-community-council',
  'sample-kashrut-board',
  'sample-mehadrin-committee',
  'sample-sephardi-court',
  'sample-traveller-kosher',
  'none-stated',
] as const

/** How many listings the cities of a plan get; the cities not named get `others`. */
export function plan(
  named: Record<string, number>,
  others: readonly number[],
): City[] {
  let turn = 0
  return CITIES.flatMap((city) => {
    const count =
      named[city.key] ?? must(others[turn++ % others.length], 'count')
    return Array.from({ length: count }, () => city)
  })
}

/** One supervision, at times two. */
export function supervisions(m: Maker): () => string[] {
  const next = deck<string>(m.rng, SUPERVISIONS)
  return () => {
    const first = next()
    if (first === 'none-stated' || m.rng.chance(0.85)) return [first]
    const second = m.rng.pick(SUPERVISIONS.slice(0, -1))
    return second === first ? [first] : [first, second]
  }
}

export function kosherStatus(
  m: Maker,
  foodType: readonly string[],
  supervision: string[],
): Text {
  const base =
    foodType[0] === 'vegetarian'
      ? 'dairy'
      : foodType[0] === 'vegan'
        ? 'pareve'
        : foodType[0]
  return m.rng.pick(
    of(
      KOSHER_STATUS,
      supervision[0] === 'none-stated' ? 'open' : (base ?? 'open'),
    ),
  )
}
