import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { savedApi } from '#core/contract/saved.ts'
import { hasItem } from '#data/index/items.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { indexOf } from '../http/lookup.ts'
import { route } from '../http/route.ts'
import { idsOf, itemOf, itemsFor, requireUid } from './saved-items.ts'
import { isSaved, removeItem, savedBy, saveItem } from './saved.repository.ts'

/** The favourites of logged-in users. */
export const savedRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { store, now } = deps

  route(app, savedApi.save, { access: 'own', limit: 'write' }, async ({ params, body: { save } }) => {
    const saved = itemOf(params)
    if (!save) await removeItem(store, saved)
    else if (!hasItem(indexOf(deps), saved.itemType, saved.item)) throw new AppError('couldNotSaveItem')
    else {
      const outcome = await saveItem(store, saved, now().getTime())
      if (outcome === 'full') throw new AppError('tooManySaved')
      if (outcome === 'gone') throw new AppError('needLogin')
    }
    return { saved: save }
  })

  route(app, savedApi.isSaved, { access: 'own' }, async ({ params }) => ({
    saved: await isSaved(store, itemOf(params)),
  }))

  route(app, savedApi.ids, { access: 'own' }, async ({ params: { uid } }) =>
    idsOf(await savedBy(store, requireUid(uid))),
  )

  route(app, savedApi.list, { access: 'own' }, async ({ params: { uid, language } }) =>
    itemsFor(deps, await savedBy(store, requireUid(uid)), language),
  )
}
