import type { FastifyInstance } from 'fastify'
import { askedAddresses } from '#core/domain/old-address.ts'
import { redirectHref } from '#data/index/redirected.ts'
import type { Store } from '#data/store/database.ts'
import { findRedirect, hasRedirects } from '#data/store/redirects.repository.ts'
import { startRepeating } from '../repeating.ts'
import type { Release } from '../release/watch.ts'

const LOOK_EVERY_MS = 5000

/** Whether stores have redirects, as far as this process knows: without any, no request asks for them. */
const known = new WeakMap<Store, boolean>()

/** Makes requests look for redirects from now on. */
export const noteRedirects = (store: Store): void => void known.set(store, true)

type FindFormer = (url: string, release: Release) => Promise<string | undefined>

/** Finds where an address of the former site leads; a store that does not answer knows none. */
export function formerSite(app: FastifyInstance, store: Store): FindFormer {
  const look = async () => {
    const found = await hasRedirects(store).catch(() => undefined)
    if (found !== undefined) known.set(store, found)
  }
  app.addHook('onReady', look)
  // Others may add the first one: commands, and servers of the same site.
  app.addHook(
    'onClose',
    startRepeating(LOOK_EVERY_MS, look, () => {}),
  )
  return async (url, release) => {
    if (known.get(store) === false) return undefined
    const addresses = askedAddresses(url)
    const target = await findRedirect(store, addresses).catch(() => undefined)
    return target && redirectHref(release, target, addresses[0] ?? '/')
  }
}
