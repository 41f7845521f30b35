import { changesText, count, counted } from './changes-text.ts'
import type { PicturesReport } from './pictures.ts'

/** What newer pictures change, in lines for people. */
export const picturesText = (report: PicturesReport): string =>
  changesText(
    `Photographs of Wikimedia Commons, each under its own licence: ${count.format(report.pictures)} of ` +
      `${count.format(report.subjects)} listings and cities, before ${count.format(report.before)}`,
    report,
    [
      counted(report.refused, 'refused: their licence is not CC0, public domain, CC BY or CC BY-SA, or names nobody'),
      counted(report.unfit, 'left out: too small, or no photograph'),
    ],
  )
