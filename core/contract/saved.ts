import { Type, type Static } from 'typebox'
import { Closed, endpoint, Id, LangCode, OneOf, OwnId } from './parts/common.ts'
import { FeatureItem } from './content.ts'
import { Entry } from './entries.ts'

/** What can be saved: a listing, or a travel feature. */
export const ItemType = OneOf(['directory', 'feature'])
export type ItemType = Static<typeof ItemType>

const SavedFlag = Type.Object({ saved: Type.Boolean() })

/** Newest first, without those no longer on the site. */
export const SavedItems = Type.Object({
  directory: Type.Array(Entry),
  features: Type.Array(FeatureItem),
})
export type SavedItems = Static<typeof SavedItems>

/** Their ids, newest first; some may be gone from the site. */
export const SavedIds = Type.Object({
  directory: Type.Array(Type.Integer()),
  features: Type.Array(Type.Integer()),
})
export type SavedIds = Static<typeof SavedIds>

const params = Type.Object({ uid: OwnId, tnid: Id, itemType: ItemType })

export const savedApi = {
  save: endpoint('PUT /rest/tjt/starsaveitem/:uid/:tnid/:itemType', {
    params,
    body: Closed({ save: Type.Boolean() }),
    reply: SavedFlag,
  }),
  isSaved: endpoint('GET /rest/tjt/starsaveditem/:uid/:tnid/:itemType', { params, reply: SavedFlag }),
  ids: endpoint('GET /rest/tjt/mysavedids/:uid', { params: Type.Object({ uid: OwnId }), reply: SavedIds }),
  list: endpoint('GET /rest/tjt/mysaveditems/:uid/:language', {
    params: Type.Object({ uid: OwnId, language: LangCode }),
    reply: SavedItems,
  }),
}
