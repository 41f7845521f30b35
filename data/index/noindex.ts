import { RESULTS_PER_PAGE } from '#core/contract/directory.ts'
import type { RouteKind } from '#core/domain/routes.ts'
import type {
  CategoryInput,
  FeatureInput,
  ListingInput,
  PageInputs,
  PlaceInput,
  ResultsInput,
  TravelInput,
  VacationsInput,
} from './inputs.ts'

const NOINDEX: ReadonlySet<RouteKind> = new Set([
  'login',
  'account',
  'newsletter',
  'favourites',
  'listingEdit',
  'desk',
  'notFound',
  'placeShell',
])

/**
 * Samples are nothing to be found, nor is what has nothing else to show; travel pages without an offer say little more
 * than the guide of the place, and past offers stand for those who come by a link from outside.
 */
export function isNoindex(
  kind: RouteKind,
  input: PageInputs[RouteKind],
): boolean {
  return NOINDEX.has(kind) || !hasReal(kind, input)
}

/** Whether a page that shows listings or offers has one that is no sample, nor past. */
function hasReal(kind: RouteKind, input: PageInputs[RouteKind]): boolean {
  switch (kind) {
    case 'place':
      return (input as PlaceInput).total > 0
    case 'travel':
      return (input as TravelInput).offers > 0
    case 'results': {
      const { total, samples, page } = input as ResultsInput
      return total - samples > (page - 1) * RESULTS_PER_PAGE
    }
    case 'listing':
      return !(input as ListingInput).listing.sample
    case 'feature': {
      const { feature, past } = input as FeatureInput
      return !feature.sample && !past
    }
    case 'category':
    case 'vacations': {
      const { total, samples } = input as CategoryInput | VacationsInput
      return total > samples
    }
    default:
      return true
  }
}
