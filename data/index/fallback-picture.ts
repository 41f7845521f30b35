import type { SeedListing } from '#core/contract/data-files.ts'

/** Drawings by directory type: prefix of their keys, and their number. */
const PICTURE_SETS: Readonly<Record<number, readonly [prefix: string, count: number]>> = {
  228: ['restaurant', 8],
  230: ['hotel', 8],
  231: ['synagogue', 8],
  232: ['shop', 8],
  233: ['embassy', 4],
  236: ['rental', 8],
  237: ['museum', 4],
}

/** The picture of a listing without its own: one of its type, always the same. */
export function fallbackPicture({ tnid, dtype, businessesType }: SeedListing): string {
  const [prefix, count] = PICTURE_SETS[businessesType === 'library' ? 237 : dtype] ?? ['shop', 8]
  return `${prefix}-${(tnid % count) + 1}`
}
