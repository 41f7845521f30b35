import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { savedApi, type ItemType } from '#core/contract/saved.ts'
import { listedCards } from '#data/index/entries.ts'
import { featuresOf, hasItem } from '#data/index/items.ts'
import type { PeopleDeps } from '../deps.ts'
import { entryOf, featureItem } from '#data/index/entry-of.ts'
import { AppError } from '#core/contract/app-error.ts'
import { indexOf } from '../http/lookup.ts'
import { isSaved, removeItem, savedBy, saveItem } from './saved.repository.ts'

/** The favourites of logged-in users. */
export const savedRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { store, now } = deps

  app.route({
    ...savedApi.save,
    config: { access: 'own', limit: 'write' },
    async handler({ params, body: { save } }) {
      const saved = itemOf(params)
      if (!save) await removeItem(store, saved)
      else if (!hasItem(indexOf(deps), saved.itemType, saved.item)) throw new AppError('couldNotSaveItem')
      else {
        const outcome = await saveItem(store, saved, now().getTime())
        if (outcome === 'full') throw new AppError('tooManySaved')
        if (outcome === 'gone') throw new AppError('needLogin')
      }
      return { saved: save }
    },
  })

  app.route({
    ...savedApi.isSaved,
    config: { access: 'own' },
    handler: async ({ params }) => ({
      saved: await isSaved(store, itemOf(params)),
    }),
  })

  app.route({
    ...savedApi.list,
    config: { access: 'own' },
    async handler({ params: { uid, language } }) {
      const rows = await savedBy(store, requireUid(uid))
      const idsOf = (type: ItemType) => rows.filter(({ item_type }) => item_type === type).map((row) => row.item)
      const index = indexOf(deps)
      return {
        directory: listedCards(index, idsOf('directory')).map((card) => entryOf(language, card)),
        features: featuresOf(index, idsOf('feature'), now().getTime()).map((card) => featureItem(language, card)),
      }
    },
  })
}

function itemOf(params: { uid: number; tnid: number; itemType: ItemType }) {
  const { uid, tnid, itemType } = params
  return { uid: requireUid(uid), itemType, item: tnid }
}

/** Nobody (uid 0) has a list. Throws AppError `needLogin`. */
function requireUid(uid: number): number {
  if (uid === 0) throw new AppError('needLogin')
  return uid
}
