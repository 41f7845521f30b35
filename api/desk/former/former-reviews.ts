import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { AppError } from '#core/contract/app-error.ts'
import type { AddedReviews } from '#core/contract/desk.ts'
import { takesReviews } from '#core/domain/business-kinds.ts'
import { textOfCsv } from '#core/domain/csv.ts'
import {
  formerReview,
  NEEDED_PARTS,
  partOfReview,
  reviewParts,
  type FormerReview,
} from '#core/domain/former-reviews.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { insertFormerReviews } from '#data/store/former-reviews.repository.ts'
import { importedListings } from '#data/store/imported-listings.repository.ts'
import { importSources } from '#data/store/imported.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { runAuditedIfAny, type Acting } from '../acts/audited-action.ts'

type Problem = AddedReviews['problems'][number]

/** A row with its line, by the meanings of its columns. */
interface Row {
  line: number
  parts: ReturnType<typeof reviewParts>
}

/** Adds the reviews of a table, each once, and says which rows are none. Throws AppError. */
export async function addFormerReviews(
  deps: PeopleDeps,
  acting: Acting,
  { source, table }: { source: string; table: string },
): Promise<AddedReviews> {
  const { store } = deps
  const known = (await importSources(store)).find((each) => each.source === source)
  if (!known) throw new AppError('notFound')
  const { reviews, problems } = await reviewsOf(store, readTable(table), { source, now: acting.now })
  if (reviews.length === 0) return { added: 0, same: 0, problems }
  let added = 0
  const act = { act: 'create', kind: 'former', item: known.name, reason: '' } as const
  const done = await runAuditedIfAny(deps, acting, act, async (trx) => {
    const rows = await insertFormerReviews(trx, source, reviews)
    added = rows.length
    if (added === 0) return undefined
    const seq = await touchContent(trx, 'listings', [...new Set(rows.map(({ tnid }) => String(tnid)))])
    return {
      tnid: 0,
      seq,
      did: 'bringAlong',
      rows: rows.map(({ id }) => ({ table: 'reviews', id, before: null, after: { former: source, hidden: 0 } })),
    }
  })
  return { added, same: reviews.length - added, problems, ...(done && { done }) }
}

/** The rows of a table with a header. Throws AppError. */
function readTable(table: string): Row[] {
  const [head = ''] = table.split(/\r?\n/, 1)
  const delimiter = ['\t', ';', ','].find((each) => head.includes(each)) ?? ','
  try {
    const rows = parse(table, {
      bom: true,
      delimiter,
      columns: (names: string[]) => requireColumns(names.map((name) => name.trim())),
      cast: textOfCsv,
      info: true,
      skip_empty_lines: true,
      relax_quotes: true,
      relax_column_count: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[]
    return rows.map(({ record, info }) => ({ line: info.lines, parts: reviewParts(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { message } = error
    throw new AppError('formerTable', { cause: error, values: () => ({ problem: message }) })
  }
}

function requireColumns(names: string[]): string[] {
  const parts = new Set(names.map(partOfReview))
  const missing = NEEDED_PARTS.filter((choices) => !choices.some((part) => parts.has(part)))
  if (missing.length === 0) return names
  throw new AppError('formerColumns', { values: () => ({ columns: missing.map(([part]) => part).join(', ') }) })
}

interface Found {
  reviews: { tnid: number; review: FormerReview }[]
  problems: Problem[]
}

async function reviewsOf(
  db: Store,
  rows: readonly Row[],
  { source, now }: { source: string; now: number },
): Promise<Found> {
  const partOf = ({ parts }: Row) => (parts.post ? 'post' : 'listing')
  const named = Map.groupBy(rows, partOf)
  const namesOf = (part: 'post' | 'listing') =>
    [...new Set((named.get(part) ?? []).map(({ parts }) => parts[part] ?? ''))].filter(Boolean)
  const posts = namesOf('post').map((name) => ({ name, sourceId: name }))
  const ours = namesOf('listing').map((name) => ({ name, sourceId: name, item: name }))
  const listings = {
    post: await importedListings(db, source, posts),
    listing: await importedListings(db, source, ours),
  }
  const found: Found = { reviews: [], problems: [] }
  for (const row of rows) {
    const { line, parts } = row
    const part = partOf(row)
    const place = parts[part] ?? ''
    const listing = listings[part].get(place)
    const review = formerReview(place, parts, now)
    if (!listing) found.problems.push({ line, code: 'noPlace', value: place })
    else if (!takesReviews(listing)) found.problems.push({ line, code: 'noReviews', value: String(listing.tnid) })
    else if ('code' in review) found.problems.push({ line, ...review })
    else found.reviews.push({ tnid: listing.tnid, review })
  }
  return found
}
