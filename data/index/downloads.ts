import type { SeedListing } from '#core/contract/data-files.ts'
import type { Index } from './open.ts'
import type { Download } from './shown-credits.ts'

/** A download, with the hash of what it was made from. */
export interface MadeDownload {
  key: string
  download: Download
}

const DOWNLOADS = 'downloads'

/** What the last run made; undefined before the first. */
export function madeDownloads(index: Index): MadeDownload[] | undefined {
  const text = index.meta(DOWNLOADS)
  return text === undefined ? undefined : (JSON.parse(text) as MadeDownload[])
}

export function noteDownloads(index: Index, downloads: readonly MadeDownload[]): void {
  index.setMeta(DOWNLOADS, JSON.stringify(downloads))
}

/** The downloads that stand, as pages show them. */
export const downloads = (index: Index): Download[] => (madeDownloads(index) ?? []).map(({ download }) => download)

const BATCH = 500

/** The listings that are no samples, as their pages show them, by number, with hundreds in memory at a time. */
export function* openListings(index: Index): Generator<{ body: string; listing: SeedListing }> {
  for (let last = 0; ;) {
    const rows = index.all<{ tnid: number; body: string }>(
      `select tnid, body from listings where tnid > ? and sample = 0 order by tnid limit ${BATCH}`,
      last,
    )
    for (const { body } of rows) yield { body, listing: JSON.parse(body) as SeedListing }
    const end = rows.at(-1)
    if (!end) return
    last = end.tnid
  }
}
