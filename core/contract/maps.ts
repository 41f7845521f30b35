import { Type, type Static } from 'typebox'
import { endpoint, LangCode, OneOf } from './parts/common.ts'

/** A found place or listing, and its point. */
export const Found = Type.Object({
  title: Type.String(),
  /** Region and country, or the address, to tell it from namesakes. */
  about: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  /** If it is a listing: its number, and its city. */
  listing: Type.Optional(
    Type.Object({
      tnid: Type.Integer(),
      tlid: Type.Integer(),
      locTitle: Type.String(),
    }),
  ),
})
export type Found = Static<typeof Found>

export const MapPlace = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  population: Type.Integer(),
})
export type MapPlace = Static<typeof MapPlace>

const Degrees = (most: number) => Type.Number({ minimum: -most, maximum: most })

export const mapsApi = {
  /** Places, listings and hotels of a name or an address, best first; then what a configured geocoder finds. */
  geocode: endpoint('GET /rest/tjt/geocode/:text/:language', {
    params: Type.Object({
      text: Type.String({ minLength: 1, maxLength: 200 }),
      language: LangCode,
    }),
    querystring: Type.Object({
      /** For autocomplete: uses our own names only, so that keystrokes never reach third parties. */
      suggest: Type.Optional(OneOf([1])),
      /** What the page is about: hotels near it are meant. */
      lat: Type.Optional(Degrees(90)),
      lng: Type.Optional(Degrees(180)),
    }),
    reply: Type.Array(Found),
  }),
  /** The most populous places of a box, for map labels; the box may cross 180°. */
  mapPlaces: endpoint('GET /rest/tjt/mapplaces/:south/:west/:north/:east/:language', {
    params: Type.Object({
      south: Degrees(90),
      west: Degrees(180),
      north: Degrees(90),
      east: Degrees(180),
      language: LangCode,
    }),
    reply: Type.Array(MapPlace),
  }),
}
