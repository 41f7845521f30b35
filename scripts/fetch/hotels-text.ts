import { changesText, count } from './changes-text.ts'
import type { HotelsReport } from './hotels.ts'

/** What newer hotels change, in lines for people. */
export const hotelsText = (report: HotelsReport): string =>
  changesText(
    `Hotels of OpenStreetMap, ODbL 1.0, as points to walk from: ${count.format(report.hotels)} around ` +
      `${count.format(report.towns)} towns, before ${count.format(report.before)}`,
    report,
  )
