import { count, counted } from './changes-text.ts'
import type { GazetteerReport } from './gazetteer.ts'

/** What a newer gazetteer changes, in lines for people. */
export function gazetteerText({ rows, before, kept, dryRun, examples, ...changes }: GazetteerReport): string {
  const lines = [
    `The gazetteer of GeoNames, CC BY 4.0: ${count.format(rows)} rows, before ${count.format(before)}`,
    counted(changes.new, 'new cities that the site uses'),
    counted(changes.changed, 'changed'),
    counted(changes.gone, 'no longer in it; they stay in the store'),
    ...(kept > 0 ? [counted(kept, 'that the data files name and it lacks; their rows are kept')] : []),
    ...examples.map((example) => `          ${example}`),
    dryRun ? 'A dry run: nothing was written.' : '`npm run publish` brings it to the site.',
  ]
  return `${lines.join('\n')}\n`
}
