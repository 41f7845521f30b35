import type { Frame } from '#core/domain/map/drawing.ts'
import type { LinkSet, PlaceRef, Rating } from './shown-parts.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import type { Confirmation } from '#core/domain/freshness.ts'
import type { ComingHours } from '#core/domain/hours/coming.ts'
import type { ComingPrayers } from '#core/domain/prayers/coming.ts'
import type { LiveFact } from '#core/domain/kashrut.ts'
import type { OwnFact } from '#core/fields/own.ts'
import type { StayAnswer } from '#core/fields/listing.ts'
import type {
  Authority,
  KashrutFact,
  OpenPicture,
  SeedCategory,
  SeedFeature,
  SeedListing,
} from '#core/contract/data-files.ts'
import type { HolyDays, ShabbatTimes } from '#core/domain/times/types.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import type { KnownShell } from '#core/domain/shell/known.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type {
  ListingCard,
  TypeCount,
  TypeSection,
  HeldPlace,
  PopularPlace,
  FeatureCard,
  FeatureGroups,
  CategoryCard,
  CategoryInput,
  OfferChoices,
} from './shown-cards.ts'
import type { KnownAlternatives } from './alternatives-of.ts'
import type { ShownQuestion, PageReview } from './page-reviews.ts'
import type { CreditsInput, OpenDataInput } from './shown-credits.ts'
import type { FeedInput } from './shown-feed.ts'
import type { HomeInput, OwnPageInput } from './shown-site.ts'
import type { WorldInput } from './shown-world.ts'
import type { AuthoritiesInput, AuthorityInput } from './shown-authorities.ts'
import type { PlaceDetail, PlaceDrawing, PlaceInput } from './shown-places.ts'

export type { LinkSet, LinkTarget } from './shown-parts.ts'
export type * from './shown-authorities.ts'
export type * from './shown-cards.ts'
export type * from './shown-credits.ts'
export type * from './shown-feed.ts'
export type * from './shown-places.ts'
export type * from './shown-site.ts'
export type { GuideHelp, NearAirport, NearPlace, UnknownTopic } from './helps.ts'
export type * from './shown-world.ts'
export type { ShownAnswer, ShownQuestion, PageReview } from './page-reviews.ts'

// What each kind of page shows, in all languages. A page is a pure function of its input, its language and the code.

export interface TravelInput {
  place: PlaceDetail
  drawing: PlaceDrawing
  /** The first offers; those of a country are its cities'. */
  features: FeatureGroups
  /** Number of all offers, without samples. */
  offers: number
  hasSamples: boolean
  /** The categories of the place's offers, each with the number of offers here. */
  categories: readonly CategoryCard[]
  /** A country's cities with offers, most offers first, each with its coming Shabbat. */
  cities: readonly (PopularPlace & { count: number; next?: HolyDays })[]
  /** If there are no offers: the nearest places with some. */
  nearest: readonly { place: PlaceRef; km: number }[]
  /** Of a city. */
  times?: ShabbatTimes
  /** Hotels, rentals and restaurants. */
  sections: readonly TypeSection[]
  total: number
  /** Links to popular vacations; absent if there are none. */
  vacations?: LinkSet
  /** The other link sets. */
  linkSets: readonly LinkSet[]
  popular: readonly PopularPlace[]
}

export interface ResultsInput {
  place: PlaceDetail
  dtype: DirectoryType
  page: number
  pages: number
  /** Without samples. */
  total: number
  hasSamples: boolean
  /** Whether any of them is paid. */
  hasPaid: boolean
  /** Whether any of them is rated. */
  hasRated: boolean
  /** Where all are samples. */
  alternatives?: KnownAlternatives
  /** Sorted by the rules of each language. */
  entries: Readonly<Record<Lang, readonly ListingCard[]>>
  /** Which types the place has, for the tabs. */
  stats: readonly TypeCount[]
  /** Key of the place's drawing; empty without a page. */
  picture: string
  /** What part of the earth that shows. */
  frame?: Frame
}

export interface NearestListing extends Pick<SeedListing, 'tnid' | 'dtype' | 'title' | 'position' | 'heritageType'> {
  km: number
}

export interface ListingInput {
  listing: SeedListing
  place: PlaceDetail
  pictures: readonly string[]
  /** Whom to name for its picture, if that is one of Commons. */
  credit?: OpenPicture
  rating?: Rating
  /** The newest of each language. */
  reviews: readonly PageReview[]
  reviewsTotal: number
  questions: readonly ShownQuestion[]
  questionsTotal: number
  /** What may be said of its kashrut, the facts to rely on first. */
  kashrut: readonly LiveFact[]
  /** What was stated before, and says nothing any more. */
  earlier: readonly KashrutFact[]
  /** Those that these facts name. */
  authorities: readonly Authority[]
  /** When and how it was last confirmed; samples have none. */
  confirmation?: Confirmation & { isOld?: true }
  /** Its hours and services from the day on for which it was judged; absent where none are known. */
  hours?: ComingHours
  prayerTimes?: ComingPrayers
  /** The real listings around it, nearest first; a sample is nowhere. */
  nearest: readonly NearestListing[]
  /** The nearest synagogue of a place to stay, if it can be reached on foot. */
  synagogue?: NearestListing
  /** In the fields of editors. */
  own?: readonly OwnFact[]
  /** Links to popular vacations; undefined for listings that show none. */
  vacations?: LinkSet
}

export interface FeatureInput {
  feature: SeedFeature
  place: PlaceDetail
  /** The listed place where it is held, with what that has for Shabbat and the synagogue nearest to it. */
  hotel?: Pick<SeedListing, 'tnid' | 'dtype' | 'title' | StayAnswer> & Pick<ListingInput, 'synagogue'>
  others: readonly FeatureCard[]
  /** Absent if its category is unknown. */
  category?: Pick<SeedCategory, 'id' | 'title'>
  /** Set once its dates have passed; `hasKind` if its category has current offers. */
  past?: { hasKind: boolean }
}

/** The search page for vacations. */
export interface VacationsInput extends OfferChoices {
  categories: readonly CategoryCard[]
  /** The first of all offers, the top ones first. */
  features: readonly FeatureCard[]
  /** Without samples. */
  total: number
  hasSamples: boolean
  /** The kinds with offers; while there are none, those with samples. */
  kinds: readonly CategoryCard[]
  /** Where to go while there are no offers. */
  popular?: readonly HeldPlace[]
}

export interface ShabbatTimesInput {
  regions: readonly {
    /** A continent code, or `IL`. */
    region: string
    cities: readonly { place: PlaceRef; times: ShabbatTimes }[]
  }[]
}

export interface CandleTimesInput {
  place: PlaceDetail
  times: ShabbatTimes
  /** Days other than Fridays with candle lighting, over the years that can be picked. */
  festivalEves: { israel: readonly string[]; diaspora: readonly string[] }
}

export interface CalendarInput {
  place: PlaceDetail
  /** The Hebrew year of its coming Shabbat. */
  year: number
  /** Its coming Shabbat, or the first day of a festival before. */
  day: string
}

/** Nothing for the page whose browser finds what an address leads to. */
export interface PlaceShellInput {
  known?: KnownShell
}

/** A list as somebody could have saved it; absent where no city has enough. */
export interface FavouritesInput {
  example?: { place: PlaceRef; cards: readonly ListingCard[] }
}

/** Where to go on from an address that leads nowhere. */
export interface NotFoundInput {
  cities: readonly PlaceRef[]
}

/** The inputs of pages with content. */
interface ContentInputs {
  home: HomeInput
  search: HomeInput
  world: WorldInput
  place: PlaceInput
  placeShell: PlaceShellInput
  travel: TravelInput
  results: ResultsInput
  listing: ListingInput
  feature: FeatureInput
  category: CategoryInput
  authority: AuthorityInput
  ownPage: OwnPageInput
  feed: FeedInput
  authorities: AuthoritiesInput
  vacations: VacationsInput
  shabbatTimes: ShabbatTimesInput
  candleTimes: CandleTimesInput
  calendar: CalendarInput
  credits: CreditsInput
  openData: OpenDataInput
  favourites: FavouritesInput
  newsletter: FavouritesInput
  offline: NotFoundInput
  notFound: NotFoundInput
}

export type PageInputs = ContentInputs & Record<Exclude<RouteKind, keyof ContentInputs>, object>
