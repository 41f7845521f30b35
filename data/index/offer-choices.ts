import { priceSteps } from '#core/domain/price-steps.ts'
import type { Money } from '#core/domain/vacations-url.ts'
import { STAY_OPTIONS } from '#core/terms/stay-options.ts'
import { destinationsOf, type PlaceCount } from './destinations.ts'
import type { OfferChoices } from './inputs.ts'
import type { Index } from './open.ts'
import { LISTED } from './queries.ts'

/** Maximum number of currencies in which highest prices are offered. */
const MAX_CURRENCIES = 3

/** By what the current offers may be narrowed, without samples: all of them, or those of a category. */
export function offerChoices(index: Index, category?: number): OfferChoices {
  const [where, values] = category === undefined ? ['', []] : ['and category = ?', [category]]
  const counts = index.all<PlaceCount>(
    `select f.place, p.parent, count(*) count from features f join places p on p.id = f.place
     where ${LISTED} ${where} group by f.place`,
    ...values,
  )
  const months = index.all<{ month: string }>(
    `select distinct substr(body ->> '$.dates.from', 1, 7) month from features
     where ${LISTED} ${where} and month is not null order by month`,
    ...values,
  )
  const prices = index.all<Money>(
    `select body ->> '$.startRate.amount' amount, body ->> '$.startRate.currency' currency from features
     where ${LISTED} ${where} and amount is not null order by currency`,
    ...values,
  )
  const stays = index.all<{ option: string }>(
    `select distinct j.value option from features f join listings h on h.tnid = f.body ->> '$.hotel'
     join json_each(h.card, '$.forShabbat') j where f.past = 0 and f.sample = 0 ${where}`,
    ...values,
  )
  return {
    destinations: destinationsOf(index, counts),
    months: months.map(({ month }) => month),
    prices: stepsOf(prices),
    forShabbat: STAY_OPTIONS.filter((known) => stays.some(({ option }) => option === known)),
  }
}

/** Highest prices to choose from, in the commonest currencies. */
function stepsOf(prices: readonly Money[]): Money[] {
  return [...Map.groupBy(prices, ({ currency }) => currency)]
    .sort(([, some], [, others]) => others.length - some.length)
    .slice(0, MAX_CURRENCIES)
    .flatMap(([currency, of]) => priceSteps(of.map(({ amount }) => amount)).map((amount) => ({ amount, currency })))
}
