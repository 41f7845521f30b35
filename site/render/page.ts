import type { MapTiles } from '#core/contract/map-tiles.ts'
import type { Ads } from '#core/contract/ads.ts'
import type { VideoProvider } from '#core/contract/videos.ts'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import type { RouteKind } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { OptionNames, PageInputs } from '#data/index/inputs.ts'

/** What the menu depends on. */
export interface Menu {
  hasOffers: boolean
}

/** Header and footer of a language as HTML, rendered once and shared by its pages. */
export interface Chrome {
  /** Holds the marker `<!--languages-->` where the links to the other languages go. */
  header: string
  footer: string
}

/** All that a page is made from, besides the code. */
export interface PageContext<K extends RouteKind = RouteKind> {
  kind: K
  lang: Lang
  input: PageInputs[K]
  /** This page in every language: paths, not percent-encoded. */
  paths: Readonly<Record<Lang, string>>
  /** Of the published site, without a slash at the end. */
  origin: string
  /** Whose events the month calendar may add; absent while none is set. */
  publicCalendar?: PublicCalendar
  /** Whose pictures maps may show; absent while none are set. */
  mapTiles?: MapTiles
  /** Where owners of listings may write to; absent while none is set. */
  contactEmail?: string
  /** Whether the API tells the weather; absent while it does not. */
  weather?: true
  /** The ad network and its zones; absent while there is none. */
  ads?: Ads
  /** Whose players show videos; absent while they are off. */
  videos?: VideoProvider
  options: OptionNames
  noindex: boolean
  /** Absent only while the header and the footer themselves are rendered. */
  chrome?: Chrome
}
