import { Type, type Static } from 'typebox'
import { KASHRUT_STATUSES } from '#core/terms/kashrut.ts'
import { endpoint, Id, LangCode, LngLat, OneOf, PlaceParams } from './parts/common.ts'
import { KashrutFact } from './seed/kashrut.ts'

const text = () => Type.Optional(Type.String())
const texts = () => Type.Array(Type.String())

/** Texts carry a language only if it is not the requested one. */
export const FeatureItem = Type.Object({
  nid: Type.Integer(),
  title: Type.String(),
  titleLang: Type.Optional(LangCode),
  summary: Type.String(),
  summaryLang: Type.Optional(LangCode),
  locTitle: Type.String(),
  locLang: Type.Optional(LangCode),
  image: Type.String(),
  url: Type.String(),
  sample: Type.Boolean(),
  dates: Type.Optional(Type.Object({ from: Type.String(), to: Type.String() })),
  /** Its dates have passed: set among saved items, left out elsewhere. */
  past: Type.Optional(Type.Boolean()),
  startRate: Type.Optional(Type.Object({ amount: Type.Number(), currency: Type.String() })),
})
export type FeatureItem = Static<typeof FeatureItem>

/** The first 4 features of a place, and the rest. */
export const PlaceFeatures = Type.Object({
  groupA: Type.Array(FeatureItem),
  groupB: Type.Array(FeatureItem),
})
export type PlaceFeatures = Static<typeof PlaceFeatures>

export const LinksSet = Type.Object({
  name: Type.String(),
  title: Type.String(),
  links: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
})
export type LinksSet = Static<typeof LinksSet>

/** Whom to ask about a supervision. */
export const SupervisionContact = Type.Object({
  id: Type.String(),
  name: Type.String(),
  contact: text(),
  emails: texts(),
  phones: texts(),
  faxs: texts(),
  webs: texts(),
  /** Invented: leads nowhere. */
  sample: Type.Boolean(),
})
export type SupervisionContact = Static<typeof SupervisionContact>

/** What may be said today of the kashrut of a listing; what nobody has stated is left out. */
export const ShownFact = Type.Object({
  /** Computed at reading from the days of the statement, in the place's own calendar day. */
  status: OneOf(KASHRUT_STATUSES),
  /** Of a certificate: its last day, if it states one. */
  until: text(),
  /** The day of a withdrawal, or on which a certificate ended. */
  on: text(),
  authorityName: text(),
  ...Type.Omit(KashrutFact, ['superseded', 'part']).properties,
  part: text(),
})
export type ShownFact = Static<typeof ShownFact>

export const ItemContacts = Type.Object({
  tnid: Type.Integer(),
  /** Invented: leads nowhere. */
  sample: Type.Boolean(),
  title: Type.String(),
  address: Type.String(),
  town: Type.String(),
  postcode: text(),
  country: Type.String(),
  coords: LngLat,
  phones: texts(),
  fax: text(),
  email: text(),
  website: text(),
  lmenu: text(),
  directions: text(),
  opening_hours: text(),
  supervision: Type.Array(SupervisionContact),
  kashrut: Type.Array(ShownFact),
})
export type ItemContacts = Static<typeof ItemContacts>

export const contentApi = {
  features: endpoint('GET /rest/tjt/locationfeatures/:tlid/:language', { params: PlaceParams, reply: PlaceFeatures }),
  links: endpoint('GET /rest/tjt/linksset/:name/:language', {
    params: Type.Object({
      name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,59}$' }),
      language: LangCode,
    }),
    /** The set of one place; without it, the set of all places. */
    querystring: Type.Object({ tlid: Type.Optional(Id) }),
    reply: LinksSet,
  }),
  contacts: endpoint('GET /rest/tjt/itemcontacts/:tnid/:language', {
    params: Type.Object({ tnid: Id, language: LangCode }),
    reply: ItemContacts,
  }),
  kashrut: endpoint('GET /rest/tjt/itemkashrut/:tnid/:language', {
    params: Type.Object({ tnid: Id, language: LangCode }),
    reply: Type.Object({ tnid: Type.Integer(), kashrut: Type.Array(ShownFact) }),
  }),
}
