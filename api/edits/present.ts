import type { EditableListing } from '#core/contract/listing-edit.ts'
import type { OwnField, SeedListing } from '#core/contract/data-files.ts'
import { isDirectoryType, type DirectoryType } from '#core/terms/directory.ts'
import { editValuesOf } from '#core/domain/listing/document.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import { ownRows } from '#core/fields/own.ts'
import { newListing } from '#core/domain/new-listing.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { ownFields } from '#data/index/own-fields.ts'
import { listingRow } from '#data/index/queries.ts'

/** The initial values of a listing's form, in a language; undefined if there is none. */
export function editableListing(index: Index, tnid: number, lang: Lang): EditableListing | undefined {
  const row = listingRow(index, tnid)
  return row && formOf(index, JSON.parse(row.body) as SeedListing, lang)
}

/** The same for a known document; undefined if its town is unknown. */
export function formOf(index: Index, listing: SeedListing, lang: Lang): EditableListing | undefined {
  const { tnid, dtype } = listing
  const town = placeRow(index, listing.place)
  if (!town || !isDirectoryType(dtype)) return undefined
  const country = town.parent === null ? undefined : placeRow(index, town.parent)
  const slug = slugIn(lang, listing.title, tnid)
  const own = visitorsFields(index)
  return {
    tnid,
    dtype,
    title: listing.title,
    position: listing.position,
    url: hrefOf(lang, { kind: 'listing', tnid, dtype, slug }),
    sample: listing.sample === true,
    values: {
      ...editValuesOf(listing, lang, ownRows(own)),
      town: String(town.id),
      county: nameIn(lang, town.region),
      country: country ? String(country.id) : '',
    },
    names: {
      town: nameIn(lang, town.names),
      country: nameIn(lang, country?.names),
    },
    ...(own.length > 0 && { own }),
  }
}

/** The empty form of a place that is not listed yet; undefined without a type. */
export function newPlace(index: Index, dtype: DirectoryType | undefined): EditableListing | undefined {
  if (dtype === undefined) return undefined
  const own = visitorsFields(index)
  return { ...newListing(dtype), ...(own.length > 0 && { own }) }
}

/** The fields of editors that visitors may fill in. */
const visitorsFields = (index: Index): OwnField[] =>
  ownFields(index).filter(({ retired, editorsOnly }) => !retired && !editorsOnly)

function nameIn(lang: Lang, names: string | null | undefined): string {
  return names ? textIn(lang, JSON.parse(names) as Localized) : ''
}
