import { Type, type Static } from 'typebox'
import { LIST_NAME, NOTE } from '../fields/forms.ts'
import { Closed, endpoint, FormLine, Id, LangCode, OwnId, TypedText } from './parts/common.ts'
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
const named = Closed({ name: FormLine(LIST_NAME.name.max) })

export const savedListsApi = {
  all: endpoint('GET /rest/tjt/savedlists/:uid', { params: own, reply: SavedLists }),
  create: endpoint('POST /rest/tjt/savedlists/:uid', { params: own, body: named, reply: SavedList }),
  rename: endpoint('PUT /rest/tjt/savedlists/:uid/:list', { params: ownList, body: named, reply: SavedList }),
  /** What is on it stays saved. */
  remove: endpoint('DELETE /rest/tjt/savedlists/:uid/:list', {
    params: ownList,
    reply: Type.Object({ removed: Type.Boolean() }),
  }),
  /** Each new link differs from those that were taken back. */
  share: endpoint('PUT /rest/tjt/savedlistshare/:uid/:list', {
    params: ownList,
    body: Closed({ share: Type.Boolean() }),
    reply: SavedList,
  }),
  mark: endpoint('PUT /rest/tjt/savedmark/:uid/:tnid/:itemType', {
    params: Type.Object({ uid: OwnId, tnid: Id, itemType: ItemType }),
    body: Closed({ list: Type.Union([Id, Type.Null()]), note: TypedText(NOTE.note.max) }),
    reply: SavedMark,
  }),
  shared: endpoint('GET /rest/tjt/sharedlist/:shareKey/:language', {
    params: Type.Object({ shareKey: Type.String({ pattern: '^[\\w-]{22}$' }), language: LangCode }),
    reply: SharedList,
  }),
}
