import type { DirectoryType } from '#core/terms/directory.ts'
import type { Localized } from '#core/terms/localized.ts'

/** The page's listing, for scripts. */
export interface PageListing {
  tnid: number
  dtype: DirectoryType
  title: Localized
  /** Latitude and longitude. */
  position: readonly [number, number]
  /** Whether it is accurate only to about 100 m. */
  approximate?: boolean
  /** The owner's address, if any. */
  email?: string | undefined
  /** Whether reviews rate it as a whole: it has no food. */
  isRatedOnce?: boolean
  /** Its special offer. */
  offer?: Localized
}

/** The page's listing, from the attribute `data-listing`. Throws if there is none. */
export function pageListing(): PageListing {
  const element = document.querySelector<HTMLElement>('[data-listing]')
  const text = element?.dataset['listing']
  if (!text) throw new Error('the page shows no listing')
  return JSON.parse(text) as PageListing
}
