import type { SeedCategory, SeedFeature } from '#core/contract/data-files.ts'
import { FEATURES_PER_PAGE } from '#core/terms/directory.ts'
import { placeDetail, placeRow } from './cards.ts'
import { comingFestival } from './category-festival.ts'
import type { CategoryCard, CategoryInput, FeatureCard, FeatureInput, OfferRow, VacationsInput } from './inputs.ts'
import { hotelOf } from './stay-inputs.ts'
import { notedDay } from './noted-day.ts'
import { offerChoices } from './offer-choices.ts'
import type { Index } from './open.ts'
import { popularHeld } from './popular-places.ts'
import { withoutPastPesach } from './programme-pesach.ts'
import { featureCard, LISTED, MAX_OTHER_FEATURES, setBody, topFeatures, type FeatureRow } from './queries.ts'
import type { OffersNoted } from './shown-site.ts'

// Inputs about categories of features, and about all features.

/** Maximum offers on a category's page; the search has the rest. */
const CATEGORY_OFFERS = 24

export function categoryIds(index: Index): number[] {
  return index
    .all<{ id: number }>(`select cast(id as integer) id from sets where kind = 'categories' order by 1`)
    .map(({ id }) => id)
}

/** The number of current offers of a category, without samples. */
const offersOf = (index: Index, id: number): number =>
  index.get<{ n: number }>(`select count(*) n from features where category = ? and ${LISTED}`, id)!.n

const CURRENT_SAMPLES = 'past = 0 and sample = 1'

/** A category with the number of its real offers, or a given number; undefined if there is none. */
export function categoryCard(index: Index, id: number, count = offersOf(index, id)): CategoryCard | undefined {
  const category = setBody<SeedCategory>(index, 'categories', String(id))
  if (!category) return undefined
  const { title, description, pictures, sample } = category
  return {
    id,
    title,
    description,
    picture: pictures[0] ?? 'travel-1',
    count,
    sample: sample === true,
  }
}

/** The ids of categories with current offers that are no samples. */
export function currentKinds(index: Index): number[] {
  return index
    .all<{ category: number }>(`select distinct category from features where ${LISTED} order by category`)
    .map(({ category }) => category)
}

const OFFERS = 'offers'

/** What every page's menu links to: the offers that there were when places were last ranked. */
export const offersNoted = (index: Index): OffersNoted => (index.meta(OFFERS) ?? 'none') as OffersNoted

/** Records what offers there are. Returns whether that changed. */
export function noteOffers(index: Index): boolean {
  const before = offersNoted(index)
  const [offer] = index.all<{ sample: number }>('select sample from features where past = 0 order by sample limit 1')
  index.setMeta(OFFERS, offer ? (offer.sample ? 'samples' : 'real') : 'none')
  return before !== offersNoted(index)
}

/** The categories with current offers that are no samples. */
export function categoryCards(index: Index): CategoryCard[] {
  return currentKinds(index).flatMap((id) => categoryCard(index, id) ?? [])
}

/** The categories with current offers; while there are none, those with samples. */
function categoriesNow(index: Index): CategoryCard[] {
  const real = categoryCards(index)
  if (real.length > 0) return real
  return index
    .all<{ category: number }>(`select distinct category from features where ${CURRENT_SAMPLES} order by category`)
    .flatMap(({ category }) => categoryCard(index, category) ?? [])
}

/** A feature with its category and its neighbours; undefined if there is none. */
export function featureInput(index: Index, nid: number): FeatureInput | undefined {
  const row = index.get<FeatureRow & { past: number }>('select place, body, past from features where nid = ?', nid)
  const place = row && placeRow(index, row.place)
  if (!place) return undefined
  const others = index.all<FeatureRow>(
    `select place, body from features where place = ? and ${LISTED} and nid <> ? order by top desc, nid limit ?`,
    row.place,
    nid,
    MAX_OTHER_FEATURES,
  )
  const feature = withoutPastPesach(JSON.parse(row.body) as SeedFeature, place.country, notedDay(index))
  const category = setBody<SeedCategory>(index, 'categories', String(feature.category))
  const hotel = hotelOf(index, feature)
  return {
    feature,
    place: placeDetail(index, place),
    ...(hotel && { hotel }),
    others: others.flatMap((other) => featureCard(index, other) ?? []),
    ...(category && { category: { id: category.id, title: category.title } }),
    ...(row.past === 1 && {
      past: { hasKind: currentKinds(index).includes(feature.category) },
    }),
  }
}

export function categoryInput(index: Index, id: number): CategoryInput | undefined {
  const category = setBody<SeedCategory>(index, 'categories', String(id))
  if (!category) return undefined
  const rows = index.all<FeatureRow>(
    `select place, body from features where nid in
       (select nid from features where category = ? and ${LISTED} order by top desc, nid limit ?)
     order by top desc, nid`,
    id,
    CATEGORY_OFFERS,
  )
  const total = offersOf(index, id)
  const festival = comingFestival(category, notedDay(index))
  return {
    category,
    features: rows.flatMap((row) => featureCard(index, row) ?? []),
    total,
    hasSamples: index.get(`select 1 from features where category = ? and ${CURRENT_SAMPLES}`, id) !== undefined,
    others: categoriesNow(index).filter((other) => other.id !== id),
    ...(festival && { festival }),
    ...offerChoices(index, id),
  }
}

/** The fewest offers that make a row. */
const LEAST_IN_ROW = 4

interface RowsWanted {
  rows: number
  perRow: number
  /** Categories, in order; by default those with most offers. */
  chosen: readonly number[] | undefined
}

/** Rows of offers by category, without those already shown. */
export function offerRows(
  index: Index,
  offers: readonly Pick<FeatureCard, 'nid'>[],
  { rows, perRow, chosen }: RowsWanted,
): OfferRow[] {
  const known = new Set(offers.map(({ nid }) => nid))
  const all = categoryCards(index)
  const most = () => all.sort((a, b) => b.count - a.count || a.id - b.id)
  const categories = chosen?.flatMap((id) => all.find((category) => category.id === id) ?? []) ?? most()
  return categories
    .map((category) => ({
      category,
      features: index
        .all<FeatureRow>(
          `select place, body from features where category = ? and ${LISTED} order by top desc, nid limit ?`,
          category.id,
          perRow + known.size,
        )
        .flatMap((row) => featureCard(index, row) ?? [])
        .filter(({ nid }) => !known.has(nid))
        .slice(0, perRow),
    }))
    .filter(({ features }) => features.length >= (chosen ? 1 : LEAST_IN_ROW))
    .slice(0, chosen ? chosen.length : rows)
}

export function vacationsInput(index: Index): VacationsInput {
  const total = index.get<{ n: number }>(`select count(*) n from features where ${LISTED}`)!.n
  return {
    categories: categoryCards(index),
    features: topFeatures(index, FEATURES_PER_PAGE),
    total,
    kinds: categoriesNow(index),
    ...(total === 0 && { popular: popularHeld(index) }),
    hasSamples: index.get(`select 1 from features where ${CURRENT_SAMPLES}`) !== undefined,
    ...offerChoices(index),
  }
}
