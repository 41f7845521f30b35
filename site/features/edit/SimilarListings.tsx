import type { SimilarListing } from '#core/contract/listing-edit.ts'

/** Links to the listings that a new place may be. */
export function SimilarListings({ listings }: { listings: readonly SimilarListing[] }) {
  return (
    <ul>
      {listings.map(({ tnid, title, titleLang, address, url }) => (
        <li key={tnid}>
          <a href={url} target="_blank" rel="noopener">
            <bdi lang={titleLang}>{title}</bdi>
          </a>
          {address && (
            <>
              , <bdi>{address}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
