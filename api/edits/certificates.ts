import { AppError } from '#core/contract/app-error.ts'
import type { CertificatePhoto } from '#core/contract/certificates.ts'
import type { Authority, SeedListing } from '#core/contract/data-files.ts'
import { canBeCertified, dayProblems } from '#core/domain/certificates.ts'
import { kashrutDayAt } from '#core/domain/kashrut.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { listingRow, setBody } from '#data/index/queries.ts'
import type { PeopleDeps } from '../deps.ts'
import { indexOf } from '../http/lookup.ts'
import type { Received } from '#api/uploads/receive.ts'
import { storeEdit } from './submit.ts'

/** What the sender of a photo read on the certificate, as it waits. */
export type StoredCertificate = Pick<CertificatePhoto, 'taken' | 'authority' | 'validUntil' | 'remark'>

/** Stores the photo of a certificate with what its sender says of it. Throws AppError. */
export async function submitCertificate(
  deps: PeopleDeps,
  { uid, tnid, lang, taken, authority, validUntil, remark = '', imageOwnership }: CertificatePhoto,
  upload: Received | null,
): Promise<void> {
  const index = indexOf(deps)
  const at = deps.now().getTime()
  if (!upload || upload.files.length === 0) throw new AppError('needPhoto')
  if (upload.files.length > 1) throw new AppError('invalidRequest')
  const [wrong] = dayProblems({ taken, validUntil }, todayAt(index, tnid, at))
  if (wrong) throw new AppError(wrong.code)
  if (!imageOwnership) throw new AppError('checkImageOwnership')
  const known = authority ? setBody<Authority>(index, 'authorities', authority) : undefined
  if (authority && (!known || known.sample)) throw new AppError('invalidRequest')
  const certificate: StoredCertificate = {
    taken,
    ...(authority && { authority }),
    ...(validUntil && { validUntil }),
    ...(remark.trim() && { remark: remark.trim() }),
  }
  const body = JSON.stringify(certificate)
  const edit = { uid, tnid, kind: 'certificate', body, before: '', language: lang, claims_ownership: 0, at } as const
  await storeEdit(deps, edit, { upload })
}

/** Today where a real listing is that can be certified. Throws AppError for any other. */
function todayAt(index: Index, tnid: number, at: number): string {
  const row = listingRow(index, tnid)
  const place = row && placeRow(index, row.place)
  if (!place || row.sample === 1 || !canBeCertified(JSON.parse(row.body) as SeedListing)) {
    throw new AppError('couldNotUpdateListing')
  }
  return kashrutDayAt({ timeZone: place.time_zone, country: place.country }, at).today
}
