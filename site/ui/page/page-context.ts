import type { MapTiles } from '#core/contract/map-tiles.ts'
import type { Ads } from '#core/contract/ads.ts'
import type { VideoProvider } from '#core/contract/videos.ts'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import type { SiteColours } from '#core/domain/colours.ts'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Frame, PageInputs } from '#data/index/inputs.ts'
import type { OptionNames } from '#data/index/option-names.ts'

/** Header and footer of a language as HTML, rendered once and shared by its pages. */
export interface Chrome {
  /** Contains the marker `<!--languages-->` for links to the other languages. */
  header: string
  footer: string
}

/** The settings that appear in pages: changing one re-renders every page. */
export interface SiteSettings {
  /** Of the published site, without trailing slash. */
  origin: string
  /** The source of public events for the month calendar; absent if none is configured. */
  publicCalendar?: PublicCalendar
  /** The provider of map tiles; absent if none is configured. */
  mapTiles?: MapTiles
  /** Contact address for owners of listings; absent if none is configured. */
  contactEmail?: string
  /** The site's own colours, and the style sheet that gives it them; absent if they are ours. */
  colours?: SiteColours & { file: string }
  /** The site's own logo: its file, and its size in pixels; absent if it is ours. */
  logo?: { file: string; width: number; height: number }
  /** Present if the API provides the weather. */
  weather?: true
  /** Present if the API asks a geocoder. */
  geocoder?: true
  /** The ad network and its zones; absent if there is none. */
  ads?: Ads
  /** Less than this before candle lighting is a close arrival; the usual three hours if absent. */
  arrivalHours?: number
  /** Present if pages tell the API that they were opened. */
  statistics?: true
  /** The provider of video players; absent if videos are off. */
  videos?: VideoProvider
}

/** The own page about contact; it ships, and editors change it. */
export const CONTACT_PAGE = 'contact'

/** Everything a page is rendered from, besides the code. */
export interface PageContext<K extends RouteKind = RouteKind> extends SiteSettings {
  kind: K
  lang: Lang
  input: PageInputs[K]
  /** This page in every language: paths, not percent-encoded. */
  paths: Readonly<Record<Lang, string>>
  options: OptionNames
  frame: Frame
  noindex: boolean
  /** Present if islands in this language load own texts. */
  ownTexts?: true
  /** Absent only while header and footer themselves are rendered. */
  chrome?: Chrome
}
