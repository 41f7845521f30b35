import type { SiteSettings } from '#site/ui/page/page-context.ts'
import type { PageFiles } from './page-files.ts'

export type { SiteSettings }

/** What the API does; pages only say whether it does. */
type Answered = 'weather' | 'geocoder' | 'statistics'

/** Picks the page settings from a larger object. */
export function settingsOf({
  origin,
  publicCalendar,
  mapTiles,
  contactEmail,
  colours,
  logo,
  weather,
  geocoder,
  ads,
  arrivalHours,
  videos,
  statistics,
}: Omit<SiteSettings, Answered> & Partial<Record<Answered, unknown>>): SiteSettings {
  return {
    origin,
    ...(publicCalendar && { publicCalendar }),
    ...(mapTiles && { mapTiles }),
    ...(contactEmail && { contactEmail }),
    ...(colours && { colours: { brand: colours.brand, accent: colours.accent, file: colours.file } }),
    ...(logo && { logo: { file: logo.file, width: logo.width, height: logo.height } }),
    ...(weather !== undefined && { weather: true }),
    ...(geocoder !== undefined && { geocoder: true }),
    ...(ads && { ads }),
    ...(arrivalHours && { arrivalHours }),
    ...(videos && { videos }),
    ...(statistics !== undefined && { statistics: true }),
  }
}

/** All settings that change pages. */
export interface PublishSettings extends SiteSettings {
  /** Whether samples are shown. */
  samples: boolean
  /** Of the site, in order. */
  languages: readonly string[]
  /** Identifies the store. */
  store: string
  pageFiles: PageFiles
}

type Reads<Settings> = {
  [Name in keyof Required<Settings>]: Readonly<Record<string, (value: Settings[Name]) => unknown>>
}

/** What each variable gives to pages: a setting without a row does not compile. */
const IN_PAGES: Reads<SiteSettings> = {
  origin: { SITE_ORIGIN: (origin) => origin },
  publicCalendar: {
    GOOGLE_CALENDAR_ID: (calendar) => calendar?.id,
    GOOGLE_CALENDAR_API_KEY: (calendar) => calendar?.key,
    GOOGLE_CALENDAR_URL: (calendar) => calendar?.url,
  },
  mapTiles: { MAP_TILES: (tiles) => tiles?.url, MAP_TILES_ATTRIBUTION: (tiles) => tiles?.attribution },
  contactEmail: { CONTACT_EMAIL: (address) => address },
  colours: { SITE_COLOUR: (colours) => colours?.brand, SITE_ACCENT: (colours) => colours?.accent },
  logo: { SITE_LOGO: (logo) => logo?.file },
  weather: { WEATHER: (isShown) => isShown },
  geocoder: { GEOCODER_URL: (isAsked) => isAsked },
  ads: { AD_SCRIPT: (ads) => ads?.script, AD_ZONES: (ads) => ads?.zones },
  arrivalHours: { ARRIVAL_HOURS: (hours) => hours },
  videos: { VIDEO_EMBED: (videos) => videos?.embed, VIDEO_PAGE: (videos) => videos?.page },
  statistics: { STATISTICS: (isCounted) => isCounted },
}

const IN_PUBLISHES: Reads<PublishSettings> = {
  ...IN_PAGES,
  samples: { SHOW_SAMPLES: (samples) => samples },
  languages: { LANGUAGES: (languages) => languages },
  store: { DATABASE_URL: (store) => store },
  pageFiles: { PAGE_FILES: (files) => files },
}

/** The variables that change pages. */
export const PAGE_VARIABLES: readonly string[] = Object.values(IN_PUBLISHES).flatMap((reads) => Object.keys(reads))

/** The values of variables as texts that can be compared. */
function valuesOf<Settings extends object>(table: Reads<Settings>, settings: Settings): Map<string, string> {
  const names = Object.keys(table) as (keyof Settings)[]
  return new Map(
    names.flatMap((name) => {
      const value = settings[name]
      return Object.entries(table[name]).map(([variable, read]) => [variable, canonical(read(value))] as const)
    }),
  )
}

/** JSON that does not depend on the order of keys. */
function canonical(value: unknown): string {
  const sorted = (_: string, part: unknown): unknown => {
    const isRecord = typeof part === 'object' && part !== null && !Array.isArray(part)
    return isRecord ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part
  }
  return JSON.stringify(value ?? null, sorted)
}

/** A canonical text of the settings. */
export const settingsKey = (settings: SiteSettings): string =>
  JSON.stringify([...valuesOf(IN_PAGES, settings).values()])

/** The variables by which the settings of pages differ. */
export const changedSettings = (before: SiteSettings, after: SiteSettings): string[] =>
  differences(valuesOf(IN_PAGES, before), valuesOf(IN_PAGES, after))

/** The variables by which two publishers of a folder would undo each other's pages. */
export const otherSettings = (settings: PublishSettings, other: PublishSettings): string[] =>
  differences(valuesOf(IN_PUBLISHES, settings), valuesOf(IN_PUBLISHES, other))

/** Variables for people. */
export const namesText = (variables: readonly string[]): string =>
  variables.map((name) => (name === 'SITE_ORIGIN' ? 'SITE_ORIGIN (without it, HOST and PORT)' : name)).join(', ')

const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([variable, value]) => before.get(variable) !== value).map(([variable]) => variable)
