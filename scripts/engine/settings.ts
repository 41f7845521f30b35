import type { PublicCalendar } from '#core/contract/public-calendar.ts'

/** The settings that stand in pages: with others, every page is made again. */
export interface SiteSettings {
  /** Where the site lives: `https://example.org`, no slash at the end. */
  origin: string
  /** Whose events the month calendar may add; absent while there is none. */
  publicCalendar?: PublicCalendar
  /** Where owners of listings may write to; absent while none is set. */
  contactEmail?: string
}

/** The settings of something that has more than them. */
export function settingsOf({
  origin,
  publicCalendar,
  contactEmail,
}: SiteSettings): SiteSettings {
  return {
    origin,
    ...(publicCalendar && { publicCalendar }),
    ...(contactEmail && { contactEmail }),
  }
}

/** The same text for the same settings. */
export function settingsKey({
  origin,
  publicCalendar,
  contactEmail,
}: SiteSettings): string {
  const { id, key, url } = publicCalendar ?? {}
  return JSON.stringify([origin, id, key, url, contactEmail])
}
