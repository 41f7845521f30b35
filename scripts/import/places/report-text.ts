import { COUNTED, type Counted, type Example, type ImportReport, type Skip } from '#core/contract/import-report.ts'
import { SKIP_TEXTS } from './listing-draft.ts'

const count = new Intl.NumberFormat('en')

const WORDS: Readonly<Record<Counted, string>> = {
  new: 'new',
  changed: 'changed',
  back: 'present again',
  unchanged: 'unchanged',
  kept: 'kept as changed by an editor',
  conflict: 'conflicts, queued for an editor',
  known: 'conflicts that were queued before',
  duplicate: 'possible duplicates of existing listings, queued for an editor and not listed twice',
  asked: 'possible duplicates that an editor was asked about before',
  weak: 'kosher by a weak tag: wait at the desk for a yes or no',
  withdrawn: 'no longer kosher according to their source: unlisted, queued for an editor',
  vanished: 'vanished from the source, marked',
}

/** The report of an import as text. */
export function reportText(report: ImportReport): string {
  const { file, format, source, licence, taken, read, seconds } = report
  const lines = [
    `${file} (${format}) of source ${source}, ${licence}, as of ${taken.slice(0, 10)}: ${count.format(read)} read ` +
      `in ${seconds.toFixed(1)} s`,
  ]
  for (const name of COUNTED) {
    const examples = report.examples.filter(({ what }) => what === name)
    if (report.counts[name] === 0 && name !== 'new') continue
    lines.push(`${count.format(report.counts[name]).padStart(9)} ${WORDS[name]}`)
    for (const example of examples) lines.push(...exampleLines(example))
  }
  const { redirects, reviews } = report.former ?? { redirects: 0, reviews: 0 }
  if (redirects > 0) lines.push(`${count.format(redirects).padStart(9)} redirects of a former site`)
  if (reviews > 0) lines.push(`${count.format(reviews).padStart(9)} reviews of a former site`)
  const fields = Object.entries(report.fields).sort((a, b) => b[1] - a[1])
  if (fields.length > 0)
    lines.push(`fields that differ: ${fields.map(([name, n]) => `${name} ${count.format(n)}`).join(', ')}`)
  lines.push(...inFileLines(report), ...skippedLines(report))
  lines.push(...endLines(report))
  return `${lines.join('\n')}\n`
}

function exampleLines({ id, item, title, fields = [], of }: Example): string[] {
  if (of) return [`          ${id}${title ? `: ${title}` : ''}, may be ${duplicateText(of, item)}`]
  const name = [item && `listing ${item}`, title].filter(Boolean).join(', ')
  const differences = fields
    .slice(0, 3)
    .map(({ field, before, after }) => `            ${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`)
  return [`          ${id}${name && `: ${name}`}`, ...differences]
}

function duplicateText({ title, alike, metres }: NonNullable<Example['of']>, item = ''): string {
  const name = title ? `, ${title}` : ''
  const why = [alike.length > 0 && `same ${alike.join(', ')}`, metres !== undefined && `${metres} m away`].filter(
    Boolean,
  )
  return `listing ${item}${name} (${why.join('; ')})`
}

function inFileLines({ inFile }: ImportReport): string[] {
  if (inFile.count === 0) return []
  return [
    `${count.format(inFile.count).padStart(9)} seem to be in the file under another id too; both are listed`,
    ...inFile.examples.map(({ ids, title }) => `          ${ids.join(' and ')}${title ? `: ${title}` : ''}`),
  ]
}

function skippedLines({ skipped, skippedExamples, dropped }: ImportReport) {
  const lines = Object.entries(skipped).flatMap(([skip, n]) => [
    `${count.format(n).padStart(9)} left out: ${SKIP_TEXTS[skip as Skip]}`,
    ...skippedExamples
      .filter((example) => example.skip === skip)
      .map(({ where, why }) => `          ${where}${why ? ` ${why}` : ''}`),
  ])
  for (const [field, { count: n, example, words, allowed = [] }] of Object.entries(dropped)) {
    lines.push(`${count.format(n).padStart(9)} values of ${field} dropped, such as ${example}`)
    if (words)
      lines.push(`          not in the list: ${words.join(', ')}; it has ${allowed.map(({ en }) => en).join(', ')}`)
  }
  return lines
}

function endLines({ incomplete, stopped, dryRun, counts }: ImportReport) {
  const lines: string[] = []
  if (incomplete)
    lines.push(`The file is incomplete (${incomplete}): nothing was marked as vanished; download it again.`)
  if (stopped) lines.push('Stopped: everything imported so far stays; the same command continues.')
  if (dryRun) lines.push('A dry run: nothing was written.')
  else if (counts.new + counts.changed + counts.back + counts.vanished + counts.withdrawn > 0)
    lines.push('`npm run publish` brings it to the site.')
  return lines
}
