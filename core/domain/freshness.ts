import type { SeedListing } from '../contract/seed/listings.ts'
import { addDays, addMonths } from './times/dates.ts'
import { isOlder, OLD_YEARS } from './age.ts'

/** Who confirmed a listing last, those first whose word counts for more: it decides between two of one day. */
export const CONFIRMERS = ['editor', 'kashrut', 'place', 'visitors', 'source', 'compiled'] as const
export type Confirmer = (typeof CONFIRMERS)[number]

export interface Confirmation {
  /** YYYY-MM-DD */
  day: string
  by: Confirmer
}

/** How many visitors must say the same: for their word to count, and for editors to look. */
export const VISITORS_NEEDED = 2

/** What visitors and editors said of whether a listing is still there. */
export interface Sightings {
  /** When an editor last confirmed it, epoch milliseconds. */
  editorAt?: number
  /** When visitors said that it is still there, once each, epoch milliseconds. */
  openAt: readonly number[]
  /** How many say that it has closed, and have not been answered. */
  closed: number
}

export const NO_SIGHTINGS: Sightings = { openAt: [], closed: 0 }

/** When and how a listing was last confirmed; undefined for samples, and where nothing is known. */
export function lastConfirmation(
  { sample, provenance, kashrutFacts = [] }: Pick<SeedListing, 'sample' | 'provenance' | 'kashrutFacts'>,
  sightings: Sightings = NO_SIGHTINGS,
): Confirmation | undefined {
  if (sample) return undefined
  const days: Readonly<Record<Confirmer, string | undefined>> = {
    editor: sightings.editorAt === undefined ? undefined : dayOf(sightings.editorAt),
    kashrut: kashrutFacts
      .filter(({ claim }) => claim === 'certified' || claim === 'self-declared')
      .map(({ confirmedAt }) => confirmedAt)
      .sort()
      .at(-1),
    visitors: visitorsDay(sightings),
    place: undefined,
    source: undefined,
    compiled: undefined,
    ...(provenance && { [originOf(provenance)]: provenance.checked }),
  }
  const known = CONFIRMERS.flatMap((by): Confirmation[] => (days[by] === undefined ? [] : [{ by, day: days[by] }]))
  return known.reduce<Confirmation | undefined>(
    (best, confirmation) => (best && best.day >= confirmation.day ? best : confirmation),
    undefined,
  )
}

/** The newest day of what is said of a listing, withdrawals and claims of a map among it; undefined for samples. */
export function lastSaid(
  { sample, provenance, kashrutFacts = [] }: Pick<SeedListing, 'sample' | 'provenance' | 'kashrutFacts'>,
  confirmation: Confirmation | undefined,
): string | undefined {
  if (sample) return undefined
  const facts = kashrutFacts.flatMap(({ confirmedAt, superseded }) => [confirmedAt, superseded])
  return [confirmation?.day, provenance?.checked, ...facts]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

function originOf({ status, sourceId }: NonNullable<SeedListing['provenance']>): Confirmer {
  if (status === 'confirmed') return 'place'
  return sourceId === undefined ? 'compiled' : 'source'
}

/** The day since which enough of them have said so; undefined while as many say that it has closed. */
export function visitorsDay({ openAt, closed }: Sightings): string | undefined {
  const at = openAt.toSorted((a, b) => b - a)[VISITORS_NEEDED - 1]
  return at === undefined || closed >= openAt.length ? undefined : dayOf(at)
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Whether it was last confirmed more than two years before a day, and the day from which that is so. */
export function ageOn(confirmed: string | undefined, day: string): { isOld: boolean; turns?: string } {
  if (confirmed === undefined) return { isOld: false }
  if (isOlder(confirmed, day)) return { isOld: true }
  return { isOld: false, turns: addDays(addMonths(confirmed, 12 * OLD_YEARS), 1) }
}
