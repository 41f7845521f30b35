import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#core/contract/app-error.ts'
import { savedListsApi } from '#core/contract/saved-lists.ts'
import type { PeopleDeps } from '../deps.ts'
import {
  addList,
  listsOf,
  markItem,
  marksOf,
  removeList,
  renameList,
  sharedBy,
  shareList,
} from './saved-lists.repository.ts'
import { itemOf, itemsFor, requireUid } from './saved-items.ts'

/** Lists of favourites with names, notes, and links that show a list to others. */
export const savedListsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { store, now } = deps

  app.route({
    ...savedListsApi.all,
    config: { access: 'own' },
    async handler({ params }) {
      const uid = requireUid(params.uid)
      return { lists: await listsOf(store, uid), marks: await marksOf(store, uid) }
    },
  })

  app.route({
    ...savedListsApi.create,
    config: { access: 'own', limit: 'write' },
    async handler({ params, body }) {
      const list = await addList(store, { uid: requireUid(params.uid), name: nameOf(body) }, now().getTime())
      if (list === 'full') throw new AppError('tooManyLists')
      if (list === 'gone') throw new AppError('needLogin')
      return list
    },
  })

  app.route({
    ...savedListsApi.rename,
    config: { access: 'own', limit: 'write' },
    handler: async ({ params, body }) => known(await renameList(store, ownOf(params), nameOf(body))),
  })

  app.route({
    ...savedListsApi.remove,
    config: { access: 'own', limit: 'write' },
    handler: async ({ params }) => ({ removed: await removeList(store, ownOf(params)) }),
  })

  app.route({
    ...savedListsApi.share,
    config: { access: 'own', limit: 'write' },
    handler: async ({ params, body }) => known(await shareList(store, ownOf(params), body)),
  })

  app.route({
    ...savedListsApi.mark,
    config: { access: 'own', limit: 'write' },
    handler: async ({ params, body: { list, note } }) =>
      known(await markItem(store, itemOf(params), { list, note: note.trim() })),
  })

  app.route({
    ...savedListsApi.shared,
    // For whoever has the link, as long as it holds: no cache keeps it.
    config: { access: 'page', limit: 'sharedList', cacheControl: 'no-store' },
    async handler({ params: { shareKey, language } }) {
      const shared = await sharedBy(store, shareKey)
      if (!shared) throw new AppError('listNotShared')
      return { name: shared.name, ...itemsFor(deps, shared.items, language) }
    },
  })
}

const ownOf = ({ uid, list }: { uid: number; list: number }) => ({ uid: requireUid(uid), list })

/** Throws AppError `needListName`. */
function nameOf({ name }: { name: string }): string {
  const trimmed = name.trim()
  if (trimmed === '') throw new AppError('needListName')
  return trimmed
}

/** Throws AppError `notFound`. */
function known<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('notFound')
  return found
}
