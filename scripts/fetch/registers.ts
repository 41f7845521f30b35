import { readFileSync } from 'node:fs'
import type { Store } from '#data/store/database.ts'
import { importPlaces } from '../import/places/import-places.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import type { ImportReport } from '#core/contract/import-report.ts'
import { namesSchool } from '../import/places/schools.ts'
import { keepAnswer, markApplied, recentAnswer } from './answers.ts'
import type { FetchOptions } from './places.ts'
import { FetchError, type World } from './world.ts'

/** A business as a register has it, in the terms of a mapping. */
export interface RegisterRow {
  id: string
  name: string
  /** [longitude, latitude]. */
  position?: readonly [number, number] | undefined
  more: Readonly<Record<string, string | number | undefined>>
}

export interface RegisterAnswer {
  rows: RegisterRow[]
  /** As of when, ISO 8601. */
  taken: string
  /** What it says of itself, in place of what the mapping says. */
  about?: About
}

type About = Partial<Pick<Mapping, 'licence' | 'url'>>

/** A public register, which has all of its kind or nothing. */
export interface Register {
  host: string
  mapping: Mapping
  /** Throws FetchError. */
  all(): Promise<RegisterAnswer>
}

/** A register that suddenly lacks more than this share of what we have of it has changed its answers. */
const MOST_GONE = 0.5
/** Of fewer, all may close. */
const FEW = 10

/**
 * Fetches a register and imports it as a whole: what it lacks has closed. Throws FetchError before anything has
 * changed.
 */
export async function fetchRegister(
  db: Store,
  register: Register,
  { folder, maxAgeMs, apply }: FetchOptions,
  world: World,
): Promise<ImportReport> {
  const { mapping } = register
  const file = recentAnswer(folder, mapping.source, maxAgeMs, world) ?? (await askRegister(db, register, folder, world))
  const { about } = JSON.parse(readFileSync(file, 'utf8')) as Pick<RegisterAnswer, 'about'>
  const report = await importPlaces(db, {
    file,
    format: 'geojson',
    mapping: { ...mapping, ...about },
    isWhole: true,
    dryRun: !apply,
    now: world.now(),
    stop: world.stop,
  })
  if (apply && !report.stopped) markApplied(file)
  return report
}

async function askRegister(db: Store, { host, mapping, all }: Register, folder: string, world: World): Promise<string> {
  world.tell(`Asking ${host} for ${mapping.source} …`)
  const { rows, taken, about } = await all()
  const listed = rows.filter(({ name }) => !namesSchool(name))
  await requireMost(db, host, mapping, listed)
  const features = listed.map(featureOf)
  const text = JSON.stringify({ type: 'FeatureCollection', timestamp: taken, ...(about && { about }), features })
  return keepAnswer(folder, mapping.source, { now: world.now(), text })
}

const featureOf = ({ id, name, position, more }: RegisterRow) => ({
  type: 'Feature',
  geometry: position ? { type: 'Point', coordinates: position } : null,
  properties: { id, name, ...more },
})

/** Throws FetchError where an answer lacks too much of what we have to be believed. */
async function requireMost(db: Store, host: string, { source }: Mapping, rows: readonly RegisterRow[]): Promise<void> {
  const known = await db
    .selectFrom('imported')
    .select('source_id')
    .where('source', '=', source)
    .where('vanished_at', 'is', null)
    .execute()
  const ids = new Set(rows.map(({ id }) => id))
  const gone = known.filter(({ source_id }) => !ids.has(source_id)).length
  if (rows.length > 0 && (gone <= FEW || gone <= known.length * MOST_GONE)) return
  const lacks = rows.length === 0 ? 'has no business of the kind' : `lacks ${gone} of the ${known.length} that we have`
  throw new FetchError(`${host} ${lacks}: its answers may have changed; nothing was changed.`)
}

/** Throws FetchError where no row of an answer has a column: the register has changed its columns. */
export function requireColumns(host: string, rows: readonly object[], columns: readonly string[]): void {
  const missing = columns.filter((column) => !rows.some((row) => column in row))
  if (rows.length === 0 || missing.length === 0) return
  throw new FetchError(`${host} no longer says ${missing.join(', ')}: its columns have changed; nothing was changed.`)
}

/** A name or street in capitals as people write it. */
export function fromCapitals(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ')
  if (plain !== plain.toUpperCase()) return plain
  return plain.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
