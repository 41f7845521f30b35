import type { ErrorCode } from '#core/terms/errors.ts'
import { placeRow, type PlaceRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'

/** The index of the current release. Throws AppError until this code can read one. */
export function indexOf(deps: Deps): Index {
  const index = readableIndex(deps)
  if (!index) throw new AppError('noRelease')
  return index
}

export function readableIndex({ release }: Deps): Index | undefined {
  const current = release()
  return current?.isReadable ? current.index : undefined
}

/** A city or country by id. Throws AppError with the given code if there is none. */
export function requirePlace(index: Index, id: number, code: ErrorCode): PlaceRow {
  const row = placeRow(index, id)
  if (!row) throw new AppError(code)
  return row
}
