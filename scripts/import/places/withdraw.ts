import { inBatches } from '#data/store/batches.ts'
import { importedBySource, importOrigin, markVanished, type Imported } from '#data/store/imported.repository.ts'
import { insertReport } from '#data/store/reports.repository.ts'
import { editContent, nextSeq } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { ApplyOptions } from './apply.ts'
import { isImports } from './plan.ts'

/**
 * Unlists places that their source no longer calls kosher, and reports them to editors, once. Listings changed by an
 * editor stay, and are reported too. Returns the ids of the places.
 */
export async function withdrawPlaces(
  db: Store,
  sourceIds: readonly string[],
  options: Omit<ApplyOptions, 'listed'>,
): Promise<string[]> {
  const withdrawn: string[] = []
  for (const ids of inBatches(sourceIds)) {
    const links = await importedBySource(db, options.source, ids)
    const due = [...links.values()].filter(({ kind, vanished_at }) => kind === 'listings' && vanished_at === null)
    const gone = due.map(({ source_id }) => source_id)
    withdrawn.push(...gone)
    if (options.dryRun || due.length === 0) continue
    await db.transaction().execute(async (trx) => {
      await nextSeq(trx)
      for (const link of due) await withdraw(trx, link, options)
      await markVanished(trx, options.source, gone, options.now)
    })
  }
  return withdrawn
}

async function withdraw(trx: StoreTransaction, link: Imported, { now }: Pick<ApplyOptions, 'now'>): Promise<void> {
  const { source, source_id, item } = link
  const row = await trx
    .selectFrom('content')
    .select(['body', 'origin', 'deleted'])
    .where('kind', '=', 'listings')
    .where('id', '=', item)
    .executeTakeFirst()
  if (!row || row.deleted) return
  const body = JSON.parse(row.body) as SeedListing
  const origin = importOrigin(source)
  const gone = { kind: 'listings', id: item, body, sample: false, deleted: true } as const
  if (isImports(row, source, link)) await editContent(trx, gone, { origin, now })
  await insertReport(trx, {
    uid: 0,
    tnid: Number(item),
    dtype: body.dtype,
    type: 'kashrut',
    title: '',
    // The same in any language.
    content: `${source} ${source_id}: diet:kosher=no`,
    button_text: '',
    back_link: '',
    good_faith: 0,
    language: 'en',
    at: now,
  })
}
