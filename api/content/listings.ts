import type { SeedListing } from '#core/contract/data-files.ts'
import type { DeskListing } from '#core/contract/desk.ts'
import { isDirectoryType } from '#core/terms/directory.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { peopleOf } from '#api/accounts/accounts.repository.ts'
import type { Store } from '#data/store/database.ts'
import { ownersOf } from '#data/store/reports.repository.ts'

/** Listings in the store, by tnid, without deleted ones. */
export async function listingsOf(db: Store, tnids: readonly number[], lang: Lang): Promise<Map<number, DeskListing>> {
  const ids = [...new Set(tnids)]
  // PostgreSQL has no empty `in ()`.
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('content')
    .select(['body', 'sample'])
    .where('kind', '=', 'listings')
    .where('id', 'in', ids.map(String))
    .where('deleted', '=', 0)
    .execute()
  const owners = await ownersOf(db, ids)
  const uids = [...owners.values()].map((uid) => ({ uid }))
  const people = await peopleOf(db, uids)
  return new Map(
    rows.map(({ body, sample }) => {
      const listing = JSON.parse(body) as SeedListing
      const { tnid, dtype, title } = listing
      const owner = owners.get(tnid)
      return [
        tnid,
        {
          tnid,
          dtype,
          title,
          url: urlOf(listing, lang),
          sample: sample === 1,
          ...(owner !== undefined && { owner: people(owner) }),
        },
      ]
    }),
  )
}

/** Path of a listing's page in a language, percent-encoded. */
export function urlOf({ tnid, dtype, title }: Pick<SeedListing, 'tnid' | 'dtype' | 'title'>, lang: Lang): string {
  if (!isDirectoryType(dtype)) return ''
  const slug = slugIn(lang, title, tnid)
  return hrefOf(lang, { kind: 'listing', tnid, dtype, slug })
}
