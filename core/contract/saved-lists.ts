import { Type, type Static } from 'typebox'
import { LIST_NAME, NOTE } from '../fields/forms.ts'
import { Id, LangCode, OwnId, REFUSALS, TypedLine, TypedText } from './common.ts'
import { ItemType, SavedItems } from './saved.ts'

/** A list of favourites with a name. */
export const SavedList = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The key of the link that shows it to others, or null. */
  share: Type.Union([Type.Null(), Type.String()]),
})
export type SavedList = Static<typeof SavedList>

/** The list that a favourite is on, and its owner's note. */
export const SavedMark = Type.Object({
  list: Type.Union([Type.Null(), Type.Integer()]),
  note: Type.String(),
})
export type SavedMark = Static<typeof SavedMark>

export const SavedLists = Type.Object({
  /** By name. */
  lists: Type.Array(SavedList),
  /** Of favourites that are on a list or have a note. */
  marks: Type.Array(Type.Object({ itemType: ItemType, tnid: Type.Integer(), ...SavedMark.properties })),
})
export type SavedLists = Static<typeof SavedLists>

/** A list as others see it. Notes stay with their owner. */
export const SharedList = Type.Object({ name: Type.String(), ...SavedItems.properties })
export type SharedList = Static<typeof SharedList>

const own = Type.Object({ uid: OwnId })
const ownList = Type.Object({ uid: OwnId, list: Id })
const named = Type.Object({ name: TypedLine(LIST_NAME.name.max) }, { additionalProperties: false })

export const savedListsApi = {
  all: {
    method: 'GET',
    url: '/rest/tjt/savedlists/:uid',
    schema: { params: own, response: { 200: SavedLists, ...REFUSALS } },
  },
  create: {
    method: 'POST',
    url: '/rest/tjt/savedlists/:uid',
    schema: { params: own, body: named, response: { 200: SavedList, ...REFUSALS } },
  },
  rename: {
    method: 'PUT',
    url: '/rest/tjt/savedlists/:uid/:list',
    schema: { params: ownList, body: named, response: { 200: SavedList, ...REFUSALS } },
  },
  /** What is on it stays saved. */
  remove: {
    method: 'DELETE',
    url: '/rest/tjt/savedlists/:uid/:list',
    schema: { params: ownList, response: { 200: Type.Object({ removed: Type.Boolean() }), ...REFUSALS } },
  },
  /** Each new link differs from those that were taken back. */
  share: {
    method: 'PUT',
    url: '/rest/tjt/savedlistshare/:uid/:list',
    schema: {
      params: ownList,
      body: Type.Object({ share: Type.Boolean() }, { additionalProperties: false }),
      response: { 200: SavedList, ...REFUSALS },
    },
  },
  mark: {
    method: 'PUT',
    url: '/rest/tjt/savedmark/:uid/:tnid/:itemType',
    schema: {
      params: Type.Object({ uid: OwnId, tnid: Id, itemType: ItemType }),
      body: Type.Object(
        { list: Type.Union([Id, Type.Null()]), note: TypedText(NOTE.note.max) },
        { additionalProperties: false },
      ),
      response: { 200: SavedMark, ...REFUSALS },
    },
  },
  shared: {
    method: 'GET',
    url: '/rest/tjt/sharedlist/:shareKey/:language',
    schema: {
      params: Type.Object({ shareKey: Type.String({ pattern: '^[\\w-]{22}$' }), language: LangCode }),
      response: { 200: SharedList, ...REFUSALS },
    },
  },
} as const
