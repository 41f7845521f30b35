import { call } from '#core/contract/client.ts'
import { isDirectoryType, type DirectoryType } from '#core/terms/directory.ts'
import type { Alternatives, NearbyGroup } from '#core/contract/entries.ts'
import type { Lang } from '../../i18n/languages.ts'
import type { Look } from './asked.ts'
import type { Walk } from '../reach.ts'

export const FOOD = 228
const SYNAGOGUES = 231

interface Options {
  send?: typeof fetch | undefined
}

/** A point with what is near it; without groups if they failed to load. */
interface Point {
  at: { lat: number; lng: number }
  groups: readonly NearbyGroup[] | undefined
  walk?: Walk
}

/** What helps where a place has nothing of a type: who looks for everything looks for food first. */
export async function alternativesOf(
  language: Lang,
  locId: number,
  { look, send }: Options & { look: Look },
): Promise<Alternatives | undefined> {
  const directoryType = isDirectoryType(look) ? look : FOOD
  const input = { params: { directoryType, locId, language } }
  const route = 'GET /rest/tjt/alternatives/:directoryType/:locId/:language'
  return call(route, input, { ...(send && { send }), language }).catch(() => undefined)
}

/** What helps around a point without food, or on foot without a synagogue; without those that failed to load. */
export async function alternativesAround(
  language: Lang,
  { at, groups, walk }: Point,
  { send }: Options,
): Promise<Alternatives[]> {
  if (!groups) return []
  const isThere = (type: DirectoryType) =>
    groups.some(({ typeId, items }) => typeId === type && items.some(({ sample }) => !sample))
  const types: readonly DirectoryType[] = walk ? [SYNAGOGUES, FOOD] : [FOOD]
  const lacking = types.filter((type) => !isThere(type))
  const route = 'GET /rest/tjt/alternativesnear/:directoryType/:lat/:lng/:language'
  const answers = lacking.map((directoryType) =>
    call(route, { params: { directoryType, ...at, language } }, { send, language }).catch(() => undefined),
  )
  return (await Promise.all(answers)).filter((answer) => answer !== undefined)
}
