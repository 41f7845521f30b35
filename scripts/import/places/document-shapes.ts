import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentKind } from '#data/store/content.table.ts'
import { OpenPicture, OwnTextRow, SeedAirport, SeedOtherNames, StoredHotels } from '#core/contract/data-files.ts'
import { DOCUMENT_SCHEMAS } from '#core/contract/document-schemas.ts'
import { contentId } from '#core/domain/content-id.ts'

/** The stored shape of each kind. */
const SHAPES: Readonly<Record<ContentKind, TSchema>> = {
  ...DOCUMENT_SCHEMAS,
  airports: SeedAirport,
  hotels: StoredHotels,
  openPictures: OpenPicture,
  otherNames: SeedOtherNames,
  ownTexts: OwnTextRow,
}
const CHECKS = new Map(Object.entries(SHAPES).map(([kind, shape]) => [kind, Compile(shape)]))

/** What is wrong with a document: its shape, or its id; undefined if valid. */
export function problemOf(kind: ContentKind, id: string, body: unknown): string | undefined {
  const check = CHECKS.get(kind)
  if (!check?.Check(body)) {
    const [wrong] = check?.Errors(body) ?? []
    const field = wrong?.instancePath.slice(1).replaceAll('/', '.')
    // A refinement's message is complete.
    const isSaid = wrong?.keyword === '~refine'
    const detail = Object.values(isSaid ? {} : (wrong?.params ?? {}))
      .flat()
      .join(', ')
    return `${field ? `field ${field}` : 'the body'} ${wrong?.message ?? 'is wrong'}${detail ? ` (${detail})` : ''}`
  }
  const own = contentId(kind, body as object)
  return own === id ? undefined : `its body has the id ${own}`
}
