import type { SeedListing } from '#core/contract/data-files.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { urlOf } from './listings.ts'
import type { DeskMail } from './mails.ts'
import { readDocument } from './snapshot.ts'

/** A mail's data about its listing; empty if deleted. */
export async function listingForMail(trx: StoreTransaction, tnid: number): Promise<Pick<DeskMail, 'title' | 'url'>> {
  const found = await readDocument(trx, 'listings', String(tnid))
  if (!found || found.deleted) return {}
  const listing = found.body as SeedListing
  return { title: listing.title, url: (lang) => urlOf(listing, lang) }
}
