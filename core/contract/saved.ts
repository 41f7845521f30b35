import { Type, type Static } from 'typebox'
import { Id, LangCode, OwnId, REFUSALS } from './common.ts'
import { FeatureItem } from './content.ts'
import { Entry } from './entries.ts'

/** What can be saved: a listing, or a travel feature. */
export const ITEM_TYPES = ['directory', 'feature'] as const
export const ItemType = Type.Unsafe<(typeof ITEM_TYPES)[number]>({
  type: 'string',
  enum: [...ITEM_TYPES],
})
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
  save: {
    method: 'PUT',
    url: '/rest/tjt/starsaveitem/:uid/:tnid/:itemType',
    schema: {
      params,
      body: Type.Object({ save: Type.Boolean() }, { additionalProperties: false }),
      response: { 200: SavedFlag, ...REFUSALS },
    },
  },
  isSaved: {
    method: 'GET',
    url: '/rest/tjt/starsaveditem/:uid/:tnid/:itemType',
    schema: { params, response: { 200: SavedFlag, ...REFUSALS } },
  },
  ids: {
    method: 'GET',
    url: '/rest/tjt/mysavedids/:uid',
    schema: { params: Type.Object({ uid: OwnId }), response: { 200: SavedIds, ...REFUSALS } },
  },
  list: {
    method: 'GET',
    url: '/rest/tjt/mysaveditems/:uid/:language',
    schema: {
      params: Type.Object({ uid: OwnId, language: LangCode }),
      response: { 200: SavedItems, ...REFUSALS },
    },
  },
} as const
