import type { PublicCalendar } from '#core/contract/public-calendar.ts'

/** The settings that stand in pages: with others, every page is made again. */
export interface SiteSettings {
  /** Where the site lives: `https://example.org`, no slash at the end. */
  origin: string
  /** Whose events the month calendar may add; absent while there is none. */
  publicCalendar?: PublicCalendar
}

/** The settings of something that has more than them. */
export function settingsOf({
  origin,
  publicCalendar,
}: SiteSettings): SiteSettings {
  return { origin, ...(publicCalendar && { publicCalendar }) }
}

/** The same text for the same settings. */
export function settingsKey({ origin, publicCalendar }: SiteSettings): string {
  const { id, key, url } = publicCalendar ?? {}
  return JSON.stringify([origin, id, key, url])
}
