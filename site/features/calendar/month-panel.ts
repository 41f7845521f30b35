import { occasionNameIn } from '#core/domain/times/calendar-names.ts'
import { addDays, localDayText } from '#core/domain/times/dates.ts'
import { dayTimes, hebrewDateAt } from '#core/domain/times/day-times.ts'
import { format } from '#core/i18n/format.ts'
import type { OccasionKind, TimesPlace } from '#core/domain/times/types.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { fullDate, monthsText, type ShownDay, type Wording } from './month-days.ts'

/** The panel's texts about the visible days. */
export interface Panel {
  /** The Hebrew months and their years. */
  months: string
  festivals: readonly PanelFestival[]
}

export interface PanelFestival {
  name: string
  kind: OccasionKind
  from: string
  to: string
  /** 'Sat, 5 Dec', or the first and the last day. */
  dates: string
}

const IN_PANEL: readonly OccasionKind[] = ['yomTov', 'fast', 'minor', 'modern']

/** A day of six weeks that lies in the month they show. */
const MIDDLE = 20

type Run = Omit<PanelFestival, 'dates'> & {
  /** Whether its first candle is lit the evening before: Chanukah's, if its first day is in view. */
  isLitBefore: boolean
}

/** The Hebrew months of the month that the 42 days from `first` show, and the festivals and fasts of all of them. */
export function panelOf(days: readonly ShownDay[], wording: Wording, first: string): Panel {
  const shown = days.filter(({ day }) => day >= first)
  const runs: Run[] = []
  for (const { day, occasions } of shown) {
    for (const { name, kind, moved, nth } of occasions) {
      if (!IN_PANEL.includes(kind)) continue
      const text = occasionNameIn(wording.calendar, { name, kind, moved })
      const last = runs.findLast((run) => run.name === text)
      if (last?.to === addDays(day, -1)) last.to = day
      else runs.push({ name: text, kind, from: day, to: day, isLitBefore: nth === 1 })
    }
  }
  const month = shown[MIDDLE]!.day.slice(0, 'YYYY-MM'.length)
  const short = (day: string) => localDayText(wording.lang, day, 'short')
  const datesOf = ({ from, to }: Pick<Run, 'from' | 'to'>, isLitBefore: boolean): string => {
    if (isLitBefore) return format(wording.texts.fromEvening, { first: short(addDays(from, -1)), last: short(to) })
    return from === to ? short(from) : `${short(from)} – ${short(to)}`
  }
  return {
    months: monthsText(
      wording,
      shown.filter(({ day }) => day.startsWith(month)),
    ),
    festivals: runs.map(({ isLitBefore, ...run }) => ({ ...run, dates: datesOf(run, isLitBefore) })),
  }
}

/** Today at a place. */
export interface Today {
  /** The civil day there. */
  day: string
  /** The Hebrew date there now. */
  hebrew: string
  /** HH:MM; absent if the sun does not set. */
  sunset?: string
  /** Whether the Hebrew date is already tomorrow's. */
  isAfterSunset: boolean
}

/** Today's Hebrew date at a place, which changes at sunset. */
export function todayAt(place: TimesPlace, wording: Wording, now: number): Today {
  const { day } = wallClock(place.timeZone, now)
  const { hebrew, zmanim } = dayTimes(place, day)
  const date = hebrewDateAt(place, new Date(now))
  const sunset = zmanim.find(({ name }) => name === 'sunset')?.at
  return {
    day,
    hebrew: fullDate(wording, date),
    isAfterSunset: date.day !== hebrew.day,
    ...(sunset && sunset !== 'none' && { sunset: sunset.local }),
  }
}
