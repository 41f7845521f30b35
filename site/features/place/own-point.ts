import { coarseDegrees } from '#core/domain/geolocation.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import type { ShellState } from '#core/domain/shell/shell.ts'

/**
 * What is around the point that the visitor keeps, by its name and as exact as it is kept: an address has it rounded,
 * and under the name of its town. Pages of a place or a listing are about that.
 */
export function withOwnPoint(state: ShellState, from: FromPoint | undefined): ShellState {
  if (!from || state.status !== 'near' || state.placeHref || isOfListing(state)) return state
  const { around } = state
  const isThere = (['lat', 'lng'] as const).every((degrees) => coarseDegrees(from[degrees]) === around.at[degrees])
  if (!isThere) return state
  return { ...state, title: from.name, around: { ...around, at: { lat: from.lat, lng: from.lng } } }
}

const isOfListing = ({ title, around: { groups = [] } }: ShellState & { status: 'near' }): boolean =>
  groups.some(({ items }) => items.some((item) => item.title === title))
