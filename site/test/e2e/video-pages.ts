import { afterAll, beforeAll, expect, inject } from 'vitest'
import type { SeedFeature, SeedListing } from '#core/contract/data-files.ts'
import { nextSeq, putContent } from '#data/store/content.repository.ts'
import { eventually } from '#core/test/eventually.ts'
import { PROVENANCE } from '#data/test/content.ts'
import { withStore } from './users.ts'

// Pages with videos whose ids are real in shape: what is delivered with the site has samples only.

const LONDON = 2643743
const NID = 999001
const TNID = 999001
const ORIGIN = 'videos-test'

/** More than a column of thumbnails shows. */
export const OFFER_VIDEOS = 12
export const LISTING_VIDEOS = 3

export const OFFER = {
  en: `/Kosher_Tours-FT${NID}-x.html`,
  he: `/he/נופש_כשר-FT${NID}-x.html`,
}
export const LISTING = {
  en: `/Kosher_Restaurants-DI${TNID}-x.html`,
  he: `/he/מסעדות_כשרות-DI${TNID}-x.html`,
}

const videos = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${kind}-${String(at + 1).padStart(2, '0')}_aB9xyz`.slice(0, 11),
    title: { en: `Film ${at + 1}`, he: `סרט ${at + 1}` },
  }))

const LONG = {
  en: 'Mornings are free, afternoons are planned. '.repeat(24).trim(),
  he: 'הבקרים חופשיים, אחר הצהריים יש תוכנית. '.repeat(26).trim(),
}

const feature: SeedFeature = {
  nid: NID,
  category: 800001,
  place: LONDON,
  title: { en: 'A week with films', he: 'שבוע עם סרטים' },
  summary: { en: 'Twelve films about it.', he: 'שנים עשר סרטים על כך.' },
  description: LONG,
  email: 'films@example.org',
  fieldsRequired: [],
  pictures: ['travel-1', 'travel-2', 'travel-3', 'travel-4'],
  videos: videos('ofer', OFFER_VIDEOS),
  jobs: [],
}
const listing: SeedListing = {
  tnid: TNID,
  dtype: 228,
  place: LONDON,
  title: { en: 'A kitchen with films', he: 'מטבח עם סרטים' },
  description: LONG,
  address: 'Main Street 1',
  position: [-0.1276, 51.5072],
  pictures: ['restaurant-1', 'restaurant-2', 'restaurant-3'],
  videos: videos('list', LISTING_VIDEOS),
  provenance: PROVENANCE,
}

const statusOf = async (path: string) => (await fetch(inject('siteUrl') + encodeURI(path))).status

async function untilPages(status: number): Promise<void> {
  for (const path of [...Object.values(OFFER), ...Object.values(LISTING)]) {
    await eventually(async () => expect(await statusOf(path)).toBe(status))
  }
}

/** Publishes an offer with twelve videos and a listing with three while the tests of a file run. */
export function useVideoPages(): void {
  beforeAll(async () => {
    const rows = [
      { kind: 'features', id: `${NID}`, body: feature, sample: false },
      { kind: 'listings', id: `${TNID}`, body: listing, sample: false },
    ] as const
    await withStore((store) =>
      store.transaction().execute((trx) => putContent(trx, rows, { origin: ORIGIN, now: Date.now() })),
    )
    await untilPages(200)
  }, 120_000)
  afterAll(async () => {
    await withStore((store) =>
      store.transaction().execute(async (trx) => {
        const seq = await nextSeq(trx)
        await trx.updateTable('content').set({ deleted: 1, seq }).where('origin', '=', ORIGIN).execute()
      }),
    )
    await untilPages(404)
  }, 120_000)
}
