import type { Hours, PrayerTimes } from '#core/contract/data-files.ts'
import { hoursText, readHours, type StatedHours } from '#core/domain/hours/notation.ts'
import { prayersText, readPrayers, type StatedPrayers } from '#core/domain/prayers/notation.ts'
import type { FieldRow } from '#core/fields/row.ts'

/** Kinds of fields that forms, CSV and mapping files hold in one line. */
export type OneLineKind = 'hours' | 'prayerTimes'

interface OneLine<T> {
  /** Undefined for a line that cannot be meant. */
  read: (line: string) => T | undefined
  write: (value: T) => string
}

export const ONE_LINE: {
  hours: OneLine<StatedHours>
  prayerTimes: OneLine<StatedPrayers>
} = {
  hours: { read: readHours, write: hoursText },
  prayerTimes: { read: readPrayers, write: prayersText },
}

export const isOneLine = (kind: FieldRow['kind']): kind is OneLineKind => Object.hasOwn(ONE_LINE, kind)

/** The line of a field's value. */
export const lineOfValue = (kind: OneLineKind, value: Hours | PrayerTimes): string =>
  (ONE_LINE[kind] as OneLine<unknown>).write(value)
