import { csvRow, csvText } from '#core/domain/csv.ts'
import { rowOfReview } from '#core/domain/former-reviews.ts'
import { redirectLine } from '#core/domain/redirects.ts'
import { formerReviews } from '#data/store/former-reviews.repository.ts'
import { importSources } from '#data/store/imported.repository.ts'
import type { Store } from '#data/store/database.ts'
import { redirectsOfPages, targetOf } from '#data/store/redirects.repository.ts'

/** What a site has from a former one besides its places, as kinds of lines of an export. */
export const FORMER_KINDS = ['redirects', 'formerSites', 'formerReviews'] as const
export type FormerKind = (typeof FORMER_KINDS)[number]

/** A line of what comes from a former site, by its kind. */
export type FormerLine =
  /** As a line of the desk's list. */
  | { kind: 'redirects'; id: string; body: { line: string } }
  | { kind: 'formerSites'; id: string; body: { name: string; licence: string; url: string | null; taken: string } }
  /** With the columns of the desk's table. */
  | { kind: 'formerReviews'; id: string; body: FormerRow }

type FormerRow = { source: string; listing: string } & ReturnType<typeof rowOfReview>

interface FormerChoice {
  withoutSamples: boolean
}

/** What listings that are exported have from a former site: what is hidden or removed stays here. */
export async function* formerLines(store: Store, choice: FormerChoice): AsyncGenerator<FormerLine> {
  for (const row of await redirectsOfPages(store, choice))
    yield { kind: 'redirects', id: row.address, body: { line: redirectLine(row.address, targetOf(row)) } }
  const sites = await importSources(store)
  const named = new Set<string>()
  for await (const row of reviewRows(store, choice)) {
    const site = named.has(row.source) ? undefined : sites.find(({ source }) => source === row.source)
    if (site) {
      const { source: id, name, licence, url, taken_at } = site
      yield { kind: 'formerSites', id, body: { name, licence, url, taken: new Date(taken_at).toISOString() } }
    }
    named.add(row.source)
    yield { kind: 'formerReviews', id: row.former_key, body: row }
  }
}

async function* reviewRows(store: Store, choice: FormerChoice): AsyncGenerator<FormerRow> {
  for await (const batch of formerReviews(store, choice))
    for (const { source, tnid, review } of batch) yield { source, listing: String(tnid), ...rowOfReview(review) }
}

/** The redirects as lines for the box of the desk. */
export async function* redirectList(store: Store, choice: FormerChoice): AsyncGenerator<string> {
  for (const row of await redirectsOfPages(store, choice)) yield `${redirectLine(row.address, targetOf(row))}\n`
}

/** The reviews as a table for the box of the desk. */
export async function* reviewTable(store: Store, choice: FormerChoice): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const row of reviewRows(store, choice)) {
    if (!columns) yield csvRow((columns = Object.keys(row)))
    yield csvRow(Object.values(row).map(csvText))
  }
}
