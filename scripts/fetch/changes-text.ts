export const count = new Intl.NumberFormat('en')
export const counted = (n: number, what: string) => `${count.format(n).padStart(9)} ${what}`

interface Changes {
  new: number
  changed: number
  gone: number
  /** Names with what has become of them. */
  examples: readonly string[]
  dryRun: boolean
}

/** What a newer answer changes, in lines for people; `others` are lines after the counts. */
export function changesText(heading: string, changes: Changes, others: readonly string[] = []): string {
  const lines = [
    heading,
    counted(changes.new, 'new'),
    counted(changes.changed, 'changed'),
    counted(changes.gone, 'no longer there'),
    ...others,
    ...changes.examples.map((example) => `          ${example}`),
    changes.dryRun ? 'A dry run: nothing was written.' : '`npm run publish` brings them to the site.',
  ]
  return `${lines.join('\n')}\n`
}
