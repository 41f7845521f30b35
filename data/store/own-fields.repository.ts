import type { OwnField } from '#core/contract/data-files.ts'
import { inOwnOrder } from '#core/fields/own.ts'
import type { Store } from './database.ts'
import { storedBodies } from './stored-bodies.ts'

/** The fields that editors added, retired ones among them. */
export async function readOwnFields(db: Store): Promise<OwnField[]> {
  return inOwnOrder(await storedBodies<OwnField>(db, 'ownFields'))
}
