import { statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { countContent } from '#data/store/content.repository.ts'
import { CONTENT_KINDS, type ContentKind } from '#data/store/content.table.ts'
import { openSite, SEED, type Site } from './engine/site.ts'
import { exportedDocuments, type ExportChoice } from './export/documents.ts'
import { csv, geoJson, jsonLines, PLACED_KINDS } from './export/formats.ts'
import { formerLines, redirectList, reviewTable } from './export/former.ts'
import { importedSources, sourcesOf } from './export/licences.ts'
import { writeAtomically } from './export/write.ts'
import { main, withContext } from './cli/failures.ts'
import { withProgress, type Tick } from './cli/progress.ts'
import { USAGE } from './cli/usage.ts'

// `npm run export -- --format jsonl --out content.jsonl`: all content, one document per line, with its sources.
// `--format geojson --out places.geojson`: everything with a position. `--format csv --out folder`: a table per kind.
// `--kind listings` (repeatable) selects kinds; `--without-samples` leaves out samples.
// `--kind former` is what comes from a former site: redirects and reviews.
interface Asked extends Required<ExportChoice> {
  format: 'jsonl' | 'geojson' | 'csv'
  out: string
  withFormer: boolean
}

const FORMER = 'former'

await main(async (stop) => {
  const options = readOptions()
  if (typeof options === 'string') {
    process.stderr.write(`${options}: ${USAGE.export}\n`)
    return 1
  }
  const site = await openSite()
  try {
    const total = await withContext({ folder: options.out }, () =>
      withProgress('Exporting', (tick) => exportTo(site, options, tick, stop)),
    )
    const where = options.format === 'csv' ? `the tables of the folder ${options.out}` : options.out
    process.stdout.write(`${total} documents written to ${where}\n`)
  } finally {
    await site.close()
  }
  return 0
})

/** The options, or what is wrong with them. */
function readOptions(): Asked | string {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'jsonl' },
      out: { type: 'string' },
      kind: { type: 'string', multiple: true },
      'without-samples': { type: 'boolean', default: false },
    },
  })
  const { format, out, kind } = values
  if (!out) return '--out is missing'
  if (format !== 'jsonl' && format !== 'geojson' && format !== 'csv')
    return `--format: "${format}" is not one of jsonl, geojson, csv`
  const problem = outProblem(out, format)
  if (problem !== undefined) return problem
  const possible = format === 'geojson' ? PLACED_KINDS : [...CONTENT_KINDS, FORMER]
  const strange = kind?.find((name) => !possible.some((candidate) => candidate === name))
  if (strange !== undefined) return `--kind: "${strange}" is not one of ${possible.join(', ')}`
  const kinds: readonly string[] = kind ?? possible
  return {
    format,
    out,
    kinds: CONTENT_KINDS.filter((each) => kinds.includes(each)),
    withFormer: kinds.includes(FORMER),
    withoutSamples: values['without-samples'],
  }
}

/** Why something of a format cannot be written there: tables are files of a folder. */
function outProblem(out: string, format: Asked['format']): string | undefined {
  const isFolder = statSync(out, { throwIfNoEntry: false })?.isDirectory()
  if (format !== 'csv') {
    return isFolder ? `--out: "${out}" is a folder, and --format ${format} makes one file: name a file` : undefined
  }
  const isFile = isFolder === false || extname(out).toLowerCase() === '.csv'
  if (!isFile) return undefined
  const folder = join(dirname(out), basename(out, extname(out)))
  return (
    `--out: --format csv makes a folder with a table for each kind of content (listings.csv, cities.csv, …) and ` +
    `sources.json: name a folder, as in --out ${folder}`
  )
}

/** Returns the number of written documents. */
async function exportTo(
  { store, config }: Site,
  { format, out, kinds, withFormer, withoutSamples }: Asked,
  tick: Tick,
  stop: AbortSignal,
): Promise<number> {
  const counts = await countContent(store)
  const expected = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  let done = 0
  async function* counted(only: readonly ContentKind[]) {
    const choice = { kinds: only, withoutSamples }
    for await (const document of exportedDocuments(store, choice)) {
      yield document
      tick(++done, expected)
    }
  }
  async function* all() {
    yield* counted(kinds)
    if (withFormer) yield* formerLines(store, { withoutSamples })
  }
  const sources = [...sourcesOf(config.seedDir ?? SEED), ...(await importedSources(store))]
  const head = {
    origin: config.origin,
    made: new Date().toISOString(),
    sources: sources.filter(({ kind }) => kinds.includes(kind)),
  }
  if (format !== 'csv') {
    const parts = format === 'jsonl' ? jsonLines(head, all()) : geoJson(head, counted(kinds))
    await writeAtomically(out, parts, stop)
    return done
  }
  for (const kind of kinds) {
    const plain = () => exportedDocuments(store, { kinds: [kind], withoutSamples })
    let isFirst = true
    const documents = () => {
      const source = isFirst ? plain() : counted([kind])
      isFirst = false
      return source
    }
    await writeAtomically(join(out, `${kind}.csv`), csv(documents), stop)
  }
  if (withFormer) {
    await writeAtomically(join(out, 'redirects.txt'), redirectList(store, { withoutSamples }), stop)
    await writeAtomically(join(out, 'former-reviews.csv'), reviewTable(store, { withoutSamples }), stop)
  }
  async function* licences() {
    yield `${JSON.stringify(head, null, 2)}\n`
  }
  await writeAtomically(join(out, 'sources.json'), licences(), stop)
  return done
}
