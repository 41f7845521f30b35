import type { Localized } from '#core/terms/localized.ts'

/** Names of the filter options by list and id, for all pages of a language. */
export type OptionNames = Readonly<Record<string, Readonly<Record<string, Localized>>>>
