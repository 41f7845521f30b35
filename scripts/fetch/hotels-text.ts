import type { HotelsReport } from './hotels.ts'

const count = new Intl.NumberFormat('en')
const counted = (n: number, what: string) => `${count.format(n).padStart(9)} ${what}`

/** What newer hotels change, in lines for people. */
export function hotelsText({ hotels, towns, before, dryRun, examples, ...changes }: HotelsReport): string {
  const lines = [
    `Hotels of OpenStreetMap, ODbL 1.0, as points to walk from: ${count.format(hotels)} around ` +
      `${count.format(towns)} towns, before ${count.format(before)}`,
    counted(changes.new, 'new'),
    counted(changes.changed, 'changed'),
    counted(changes.gone, 'no longer there'),
    ...examples.map((example) => `          ${example}`),
    dryRun ? 'A dry run: nothing was written.' : '`npm run publish` brings them to the site.',
  ]
  return `${lines.join('\n')}\n`
}
