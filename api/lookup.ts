import type { ErrorCode } from '#core/contract/errors.ts'
import { placeRow, type PlaceRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'

/** The index of the release in use. Throws AppError before there is one. */
export function indexOf({ release }: Deps): Index {
  const current = release()
  if (!current) throw new AppError('noRelease')
  return current.index
}

/** A city or country by its id. Throws AppError with the caller's code where there is none. */
export function requirePlace(
  index: Index,
  id: number,
  code: ErrorCode,
): PlaceRow {
  const row = placeRow(index, id)
  if (!row) throw new AppError(code)
  return row
}
