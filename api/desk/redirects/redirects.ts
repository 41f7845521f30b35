import { AppError } from '#core/contract/app-error.ts'
import type { AddedRedirects, DeskDone, DeskRedirect, DeskRedirects } from '#core/contract/desk.ts'
import { oldAddress, pathOfAddress } from '#core/domain/old-address.ts'
import {
  planRedirects,
  readRedirects,
  type RedirectLine,
  type RedirectTarget,
  type RedirectWorld,
} from '#core/domain/redirects.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { MAX_REDIRECT_LINES } from '#core/terms/redirects.ts'
import { hasPage, redirectHref } from '#data/index/redirected.ts'
import { inBatches } from '#data/store/batches.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import {
  allRedirects,
  columnsOf,
  insertRedirects,
  listRedirects,
  redirectsOf,
  targetOf,
  type Redirect,
} from '#data/store/redirects.repository.ts'
import type { RowChange, Values } from '#api/audit/changes.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { noteRedirects } from '#api/site/former-site.ts'
import { runAudited, runAuditedIfAny, type Acting } from '../acts/audited-action.ts'

const LISTED = 50

/** A part of the redirects, and where each leads now. */
export async function readRedirectList(
  { store, release }: PeopleDeps,
  { search, from = 0, count = LISTED }: { search?: string; from?: number; count?: number },
): Promise<DeskRedirects> {
  const { total, rows } = await listRedirects(store, { ...(search && { search }), from, count })
  const current = release()
  const redirects = rows.map((row): DeskRedirect => {
    const { id, address, tnid } = row
    return {
      id,
      address,
      to: (current && redirectHref(current, targetOf(row), address)) ?? row.path,
      ...(tnid > 0 && { tnid }),
      isCovered: current !== undefined && !isOfQuery(address) && hasPage(current, address),
    }
  })
  return { total, redirects }
}

const HOMES: ReadonlySet<string> = new Set(['/', ...LANGS.map((lang) => `/${lang}`)])
/** Home pages have no queries of their own: WordPress names its pages by them. */
const isOfQuery = (address: string) => address.includes('?') && HOMES.has(pathOfAddress(address))

/** Stores the lines of a list that are redirects, and says what is wrong with the others. Throws AppError. */
export async function addRedirects(deps: PeopleDeps, acting: Acting, list: string): Promise<AddedRedirects> {
  const lines = readRedirects(list, deps.config.linkOrigin)
  if (lines.length > MAX_REDIRECT_LINES) throw tooMany()
  const result: AddedRedirects = { added: 0, changed: 0, same: 0, problems: [] }
  const done = await runAuditedIfAny(deps, acting, actOf('change', list), async (trx) => {
    const all = await allRedirects(trx)
    const { put, same, problems } = planRedirects(lines, await worldOf(deps, trx, { lines, all }))
    Object.assign(result, { same, problems })
    if (put.length === 0) return undefined
    const { added, changed, rows } = await storeRedirects(trx, { put, all, now: acting.now })
    Object.assign(result, { added, changed })
    return { tnid: 0, item: itemOf(put), rows, did: 'redirect' }
  })
  if (done) noteRedirects(deps.store)
  return { ...result, ...(done && { done }) }
}

const tooMany = () => new AppError('tooManyRedirects', { values: () => ({ lines: String(MAX_REDIRECT_LINES) }) })

const actOf = (act: 'change' | 'delete', item: string) => ({ act, kind: 'redirect', item, reason: '' }) as const

/** The first of many, and how many more there are. */
const itemOf = (put: readonly RedirectLine[]): string =>
  [put[0]?.old ?? '', ...(put.length > 1 ? [`+${put.length - 1}`] : [])].join(' ')

async function worldOf(
  { release }: PeopleDeps,
  db: Store,
  { lines, all }: { lines: readonly (RedirectLine | object)[]; all: readonly Redirect[] },
): Promise<RedirectWorld> {
  const known = new Map(all.map((row): [string, RedirectTarget] => [row.address, targetOf(row)]))
  const targets = [...lines.flatMap((line) => ('target' in line ? line.target : [])), ...known.values()]
  const listings = await listingsAmong(db, targets)
  const current = release()
  return {
    known,
    // Before anything is published, nobody knows.
    hasPage: (path) => current === undefined || hasPage(current, path),
    isHome: (path) => HOMES.has(path),
    hasListing: (tnid) => listings.has(tnid),
  }
}

async function listingsAmong(db: Store, targets: readonly RedirectTarget[]): Promise<Set<number>> {
  const tnids = new Set(targets.flatMap((target) => ('tnid' in target ? String(target.tnid) : [])))
  const found = new Set<number>()
  for (const some of inBatches([...tnids])) {
    const rows = await db
      .selectFrom('content')
      .select('id')
      .where('kind', '=', 'listings')
      .where('id', 'in', some)
      .where('deleted', '=', 0)
      .execute()
    for (const { id } of rows) found.add(Number(id))
  }
  return found
}

interface Stored {
  added: number
  changed: number
  rows: RowChange[]
}

/** Stores redirects. Those that led to an address which leads elsewhere from now on follow it. */
async function storeRedirects(
  trx: StoreTransaction,
  { put, all, now }: { put: readonly RedirectLine[]; all: readonly Redirect[]; now: number },
): Promise<Stored> {
  const addresses = put.map(({ old }) => old)
  const before = await redirectsOf(trx, addresses)
  const fresh = put.filter(({ old }) => !before.has(old)).map(({ old, target }) => ({ address: old, target }))
  const rows: RowChange[] = (await insertRedirects(trx, fresh, now)).map((row) => ({
    table: 'redirects',
    id: row.id,
    before: null,
    after: stateOf(row),
  }))
  let changed = 0
  for (const { old, target } of put) {
    const row = before.get(old)
    if (row) rows.push(await changeRedirect(trx, row, { ...columnsOf(target), removed: 0 }))
    if (row?.removed === 0) changed++
  }
  const ends = new Map(put.map(({ old, target }) => [old, target]))
  for (const follower of all) {
    // Its own line says where it leads from now on.
    if (ends.has(follower.address)) continue
    const end = ends.get(oldAddress(follower.path) ?? '')
    if (end) rows.push(await changeRedirect(trx, follower, { ...columnsOf(end), removed: 0 }))
  }
  return { added: put.length - changed, changed, rows }
}

type State = Pick<Redirect, 'path' | 'tnid' | 'removed'>

const stateOf = ({ path, tnid, removed }: State): Values => ({ path, tnid, removed })

async function changeRedirect(trx: StoreTransaction, row: Redirect, after: State): Promise<RowChange> {
  await trx.updateTable('redirects').set(after).where('id', '=', row.id).execute()
  return { table: 'redirects', id: row.id, before: stateOf(row), after: stateOf(after) }
}

/** Removes a redirect; an undo brings it back. Throws AppError `notFound`. */
export async function removeRedirect(deps: PeopleDeps, acting: Acting, id: number): Promise<DeskDone> {
  return runAudited(deps, acting, actOf('delete', String(id)), async (trx) => {
    const row = await trx
      .selectFrom('redirects')
      .selectAll()
      .where('id', '=', id)
      .where('removed', '=', 0)
      .executeTakeFirst()
    if (!row) throw new AppError('notFound')
    return { tnid: 0, item: row.address, rows: [await changeRedirect(trx, row, { ...row, removed: 1 })] }
  })
}
