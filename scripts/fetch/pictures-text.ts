import type { PicturesReport } from './pictures.ts'

const count = new Intl.NumberFormat('en')
const counted = (n: number, what: string) => `${count.format(n).padStart(9)} ${what}`

/** What newer pictures change, in lines for people. */
export function picturesText({ subjects, pictures, before, dryRun, examples, ...changes }: PicturesReport): string {
  const lines = [
    `Photographs of Wikimedia Commons, each under its own licence: ${count.format(pictures)} of ` +
      `${count.format(subjects)} listings and cities, before ${count.format(before)}`,
    counted(changes.new, 'new'),
    counted(changes.changed, 'changed'),
    counted(changes.gone, 'no longer there'),
    counted(changes.refused, 'refused: their licence is not CC0, public domain, CC BY or CC BY-SA, or names nobody'),
    counted(changes.unfit, 'left out: too small, or no photograph'),
    ...examples.map((example) => `          ${example}`),
    dryRun ? 'A dry run: nothing was written.' : '`npm run publish` brings them to the site.',
  ]
  return `${lines.join('\n')}\n`
}
