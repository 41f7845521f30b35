import type { SeedListing } from '#core/contract/data-files.ts'
import type { DeskDone, HeldCertificate } from '#core/contract/desk.ts'
import { heldProblems, withCertificate } from '#core/domain/certificates.ts'
import { checkDocument, invalidField } from '#api/content/checks.ts'
import { editDocument } from '#api/content/documents.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { runAudited, type Acting } from '../acts/audited-action.ts'
import { requireAuthority, requireLatest, todayOf } from '../queue/certificates.ts'
import { requireListing } from '../queue/edit-rows.ts'
import { claimPictures } from './uploads.ts'

/**
 * Makes a certificate that an editor has in hand a fact of its listing, confirmed on the day on which it was seen.
 * Throws AppError `invalidField`, and `olderPhoto` where something later is stored of its authority.
 */
export async function addCertificate(deps: PeopleDeps, acting: Acting, typed: HeldCertificate): Promise<DeskDone> {
  const { tnid, photo } = typed
  const act = { act: 'change', kind: 'listings', item: String(tnid), reason: '' } as const
  return runAudited(deps, acting, act, async (trx) => {
    const before = await requireListing(trx, tnid, undefined)
    const listing = before.body as SeedListing
    const facts = listing.kashrutFacts ?? []
    const seen = await requireSeen(trx, typed, todayOf(deps, listing))
    await requirePhoto(trx, photo)
    requireLatest(facts, seen)
    const body = { ...listing, kashrutFacts: withCertificate(facts, seen) }
    await checkDocument(trx, 'listings', body)
    const { seq, content } = await editDocument(trx, acting, before, { body })
    await claimPictures(trx, body)
    return { tnid, seq, rows: [], content }
  })
}

/** The certificate as it is stored. Throws AppError `invalidField`. */
async function requireSeen(trx: StoreTransaction, typed: HeldCertificate, today: string) {
  const [wrong] = heldProblems(typed, today)
  if (wrong) throw invalidField(wrong.field, wrong.problem)
  const { authority, validUntil, hasNoEnd, taken, issued, number = '', states, photo } = typed
  await requireAuthority(trx, authority)
  return {
    authority,
    validUntil: hasNoEnd ? undefined : validUntil,
    taken: taken || today,
    issued,
    number: number.trim(),
    states,
    photo,
    source: 'Editors' as const,
    sent: today,
    day: today,
  }
}

/** Requires an upload that no listing has yet. Throws AppError `invalidField`. */
async function requirePhoto(trx: StoreTransaction, key: string): Promise<void> {
  const row = await trx.selectFrom('uploads').select('tnid').where('key', '=', key).executeTakeFirst()
  if (row?.tnid !== 0) throw invalidField('photo', 'noSuch')
}
