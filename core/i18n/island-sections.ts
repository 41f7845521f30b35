/** What a browser may load of the messages, each by itself; own texts of these reach it by a file of their own. */
export const ISLAND_SECTIONS = [
  'accounts.app', 'accounts.saved', 'common.search', 'common.typeNames', 'contributions.posts', 'desk.api',
  'desk.desk', 'desk.documents', 'desk.import', 'desk.newsletter', 'desk.page', 'desk.reasons', 'desk.settings',
  'desk.texts', 'edit',
  'errors', 'listing.dialogs', 'listing.videos', 'places.map', 'places.nearby', 'places.offline', 'times.calendar',
  'times.keptTrips', 'travel.direct', 'travel.enquiries', 'travel.vacations',
] as const // prettier-ignore
export type IslandSection = (typeof ISLAND_SECTIONS)[number]

/** How the names of a section's texts begin: `common:search.`, `edit:`. */
export const beginOf = (section: IslandSection): string =>
  section.includes('.') ? `${section.replace('.', ':')}.` : `${section}:`

/** Whether islands load a text, `common:search.title`. */
export const isOfIslands = (name: string): boolean =>
  ISLAND_SECTIONS.some((section) => name.startsWith(beginOf(section)))

/** The file of a language's own texts for islands; only there if it has any. */
export const ownTextsFile = (lang: string): string => `messages/${lang}.own.json`
