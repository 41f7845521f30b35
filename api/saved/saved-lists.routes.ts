import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#core/contract/app-error.ts'
import { savedListsApi } from '#core/contract/saved-lists.ts'
import type { PeopleDeps } from '../deps.ts'
import { route } from '../http/route.ts'
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

const writing = { access: 'own', limit: 'write' } as const

/** Lists of favourites with names, notes, and links that show a list to others. */
export const savedListsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { store, now } = deps

  route(app, savedListsApi.all, { access: 'own' }, async ({ params }) => {
    const uid = requireUid(params.uid)
    return { lists: await listsOf(store, uid), marks: await marksOf(store, uid) }
  })

  route(app, savedListsApi.create, writing, async ({ params, body }) => {
    const list = await addList(store, { uid: requireUid(params.uid), name: nameOf(body) }, now().getTime())
    if (list === 'full') throw new AppError('tooManyLists')
    if (list === 'gone') throw new AppError('needLogin')
    return list
  })

  route(app, savedListsApi.rename, writing, async ({ params, body }) =>
    known(await renameList(store, ownOf(params), nameOf(body))),
  )

  route(app, savedListsApi.remove, writing, async ({ params }) => ({
    removed: await removeList(store, ownOf(params)),
  }))

  route(app, savedListsApi.share, writing, async ({ params, body }) =>
    known(await shareList(store, ownOf(params), body)),
  )

  route(app, savedListsApi.mark, writing, async ({ params, body: { list, note } }) =>
    known(await markItem(store, itemOf(params), { list, note: note.trim() })),
  )

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
