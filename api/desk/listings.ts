import { sql } from 'kysely'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { DeskListing, Sender } from '#core/contract/desk.ts'
import { isDirectoryType } from '#core/contract/directory.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { findUser } from '../accounts/accounts.repository.ts'
import { languageOfUser } from '../accounts/mails.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { ownersOf } from '#data/store/reports.repository.ts'
import { peopleOf } from './audit.repository.ts'
import type { DeskMail } from './mails.ts'
import { readListing } from './snapshot.ts'

/** Listings in the store, by tnid, without deleted ones. */
export async function listingsOf(db: Store, tnids: readonly number[], lang: Lang): Promise<Map<number, DeskListing>> {
  const wanted = [...new Set(tnids)]
  // PostgreSQL has no empty `in ()`.
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('content')
    .select(['body', 'sample'])
    .where('kind', '=', 'listings')
    .where('id', 'in', wanted.map(String))
    .where('deleted', '=', 0)
    .execute()
  const owners = await ownersOf(db, wanted)
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

/** A mail's data about its listing; empty if deleted. */
export async function listingForMail(trx: StoreTransaction, tnid: number): Promise<Pick<DeskMail, 'title' | 'url'>> {
  const { listing } = await readListing(trx, tnid)
  return listing ? { title: listing.title, url: (lang) => urlOf(listing, lang) } : {}
}

/** A sender, with the outcome of all their items; undefined for a deleted account. */
export async function senderOf(db: Store, uid: number, tnid: number): Promise<Sender | undefined> {
  const user = uid > 0 ? await findUser(db, uid) : undefined
  if (!user) return undefined
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*) as n from (
      select state from edits where uid = ${uid}
      union all select state from claims where uid = ${uid}
      union all select state from reports where uid = ${uid}
    ) as sent group by state`.execute(db)
  const count = (...states: string[]) =>
    rows.reduce((sum, { state, n }) => sum + (states.includes(state) ? Number(n) : 0), 0)
  const owned = await db
    .selectFrom('claims')
    .select('id')
    .where('uid', '=', uid)
    .where('tnid', '=', tnid)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return {
    uid,
    name: user.name,
    email: user.verified === 1 ? user.email : '',
    language: languageOfUser(user),
    approved: count('approved', 'settled'),
    refused: count('refused'),
    waiting: count('waiting'),
    owner: owned !== undefined,
  }
}
