import { addDays } from './times/dates.ts'

/** First and last day, YYYY-MM-DD, both included. */
interface Days {
  from: string
  to: string
}

/** Whether a placement holds on a day, and the later day on which that changes. Without days it always holds. */
export function placementOn(days: Days | undefined, day: string): { holds: boolean; turns: string | undefined } {
  if (!days) return { holds: true, turns: undefined }
  if (day < days.from) return { holds: false, turns: days.from }
  return day <= days.to ? { holds: true, turns: addDays(days.to, 1) } : { holds: false, turns: undefined }
}
