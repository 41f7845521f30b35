import { t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { KeptTrip } from '#core/contract/trips.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { attempt } from '#site/ui/page/toast-failure.ts'
import { toasts } from '#site/ui/page/toasts.ts'

export type KeptTrips =
  | { status: 'loading' | 'anonymous' | 'failed' }
  | {
      status: 'ready'
      /** The last changed first, as they were when the page was opened. */
      trips: readonly KeptTrip[]
      /** Ids of those deleted on this page: they stay in place until the next visit. */
      removed: ReadonlySet<number>
      /** The trip that has just come, or come back: it takes the focus. */
      added?: number
    }

const $all = atom<KeptTrips>({ status: 'loading' })

/** The user's trips, which the page and the dialog that keeps one share. */
export const $keptTrips: ReadableAtom<KeptTrips> = $all

/** The trip that was added last. */
let recent: number | undefined
let underWay: Promise<void> | undefined

/** Asks once while an answer is under way: the list and the dialog that keeps a trip may both need it. */
export const loadTrips = (): Promise<void> => (underWay ??= load().finally(() => (underWay = undefined)))

async function load(): Promise<void> {
  $all.set({ status: 'loading' })
  const now = await tripsNow()
  const isThere = now.status === 'ready' && now.trips.some(({ id }) => id === recent)
  $all.set(isThere ? { ...now, added: recent! } : now)
}

async function tripsNow(): Promise<KeptTrips> {
  try {
    const { uid } = await loadSession()
    if (uid === 0) return { status: 'anonymous' }
    const { trips } = await callWithToken('GET /rest/tjt/trips/:uid', { params: { uid } }, { isBackground: true })
    return { status: 'ready', trips, removed: new Set() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.code === 'needLogin' ? 'anonymous' : 'failed' }
  }
}

/** Keeps a trip, and calls back before it takes the focus. Throws ApiError. */
export async function keep(trip: Omit<KeptTrip, 'id'>, onKept: () => void): Promise<void> {
  const kept = await create(trip)
  onKept()
  sayKept(kept)
  if ($all.get().status !== 'ready') await loadTrips()
  add(kept, (trips) => [kept, ...trips.filter(({ id }) => id !== kept.id)])
}

/** Throws ApiError. */
export async function rename({ id }: KeptTrip, name: string): Promise<void> {
  put(await callWithToken('PUT /rest/tjt/trips/:uid/:trip', { params: await paramsOf(id), body: { name } }))
}

/** Gives a trip the stops of the page. Returns whether it has them. */
export function overwrite({ id }: KeptTrip, query: string): Promise<boolean> {
  return save(async () => {
    const params = await paramsOf(id)
    try {
      const trip = await callWithToken('PUT /rest/tjt/trips/:uid/:trip', { params, body: { query } })
      put(trip)
      sayKept(trip)
    } catch (error) {
      // Deleted on another device.
      if (error instanceof ApiError && error.code === 'tripGone')
        change((trips) => trips.filter((trip) => trip.id !== id))
      throw error
    }
  })
}

export async function remove({ id }: KeptTrip): Promise<void> {
  await save(async () => {
    await callWithToken('DELETE /rest/tjt/trips/:uid/:trip', { params: await paramsOf(id) })
    const now = $all.get()
    if (now.status === 'ready') $all.set({ ...now, removed: new Set(now.removed).add(id) })
  })
}

/** Keeps a deleted trip again, as a new one. */
export async function restore({ id, name, query }: KeptTrip): Promise<void> {
  await save(async () => {
    const trip = await create({ name, query })
    add(trip, (trips) => trips.map((item) => (item.id === id ? trip : item)))
  })
}

const save = (act: () => Promise<void>) => attempt(act, () => t('times.keptTrips').couldNotSave)
const paramsOf = async (trip: number) => ({ uid: (await loadSession()).uid, trip })

const create = async (body: Omit<KeptTrip, 'id'>) =>
  callWithToken('POST /rest/tjt/trips/:uid', { params: { uid: (await loadSession()).uid }, body })

function change(make: (trips: readonly KeptTrip[]) => readonly KeptTrip[]): void {
  const now = $all.get()
  if (now.status === 'ready') $all.set({ ...now, trips: make(now.trips) })
}

function add({ id }: KeptTrip, make: (trips: readonly KeptTrip[]) => readonly KeptTrip[]): void {
  recent = id
  change(make)
  const now = $all.get()
  if (now.status === 'ready') $all.set({ ...now, added: id })
}

const put = (trip: KeptTrip) => change((trips) => trips.map((item) => (item.id === trip.id ? trip : item)))

function sayKept({ name }: KeptTrip): void {
  toasts.add({ type: 'success', text: format(t('times.keptTrips').kept, { name: isolate(name) }) })
}
