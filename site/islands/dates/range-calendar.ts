import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import styles from '#site/styles/range.css?url'
import { RangeCalendar } from './RangeCalendar.tsx'

/** The calendar with its styles. */
export async function loadRangeCalendar(): Promise<typeof RangeCalendar> {
  await addStylesheet(styles)
  return RangeCalendar
}
