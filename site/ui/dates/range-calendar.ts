import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import styles from '#site/ui/dates/range.sheet.css?url'
import { RangeCalendar } from './RangeCalendar.tsx'

/** The calendar with its styles. */
export async function loadRangeCalendar(): Promise<typeof RangeCalendar> {
  await addStylesheet(styles)
  return RangeCalendar
}
