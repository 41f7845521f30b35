import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { Key, Line, Url } from './parts.ts'

/** A photograph of Wikimedia Commons that shows a listing or a city, with what its licence wants said of it. */
export const OpenPicture = Closed({
  /** What it shows: `listing-103007`, `city-281184`. */
  id: Type.String({ pattern: '^(listing|city)-[1-9][0-9]{0,11}$' }),
  /** Of its files, as uploads have it. */
  key: Key,
  /** Its name there: `File:Western Wall.jpg`. */
  file: Type.String({ minLength: 1, maxLength: 500 }),
  /** SHA-1 of the file that was taken. */
  hash: Type.String({ pattern: '^[0-9a-f]{40}$' }),
  /** Absent only where the licence does not ask for a name. */
  author: Type.Optional(Line),
  /** As people write it: `CC BY-SA 4.0`. */
  licence: Line,
  licenceUrl: Type.Optional(Url),
  /** Its page there. */
  source: Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 1000 }),
})
export type OpenPicture = Static<typeof OpenPicture>

export const pictureOfListing = (tnid: number): string => `listing-${tnid}`
export const pictureOfCity = (id: number): string => `city-${id}`
