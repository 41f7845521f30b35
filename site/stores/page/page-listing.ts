import type { DirectoryType } from '#core/contract/directory.ts'
import type { Localized } from '#core/domain/localized.ts'

/** What scripts need of the listing that a page shows. */
export interface PageListing {
  tnid: number
  dtype: DirectoryType
  title: Localized
  /** Latitude and longitude. */
  position: readonly [number, number]
  /** Whether it is known to about 100 m only. */
  approximate?: boolean
  /** The owner's address, where there is one. */
  email?: string | undefined
  /** Invented: its address reaches nobody. */
  sample?: boolean | undefined
  /** Its special offer. */
  offer?: Localized
}

/** The listing of the page, which stands in the attribute `data-listing`. Throws where it shows none. */
export function pageListing(): PageListing {
  const element = document.querySelector<HTMLElement>('[data-listing]')
  const text = element?.dataset['listing']
  if (!text) throw new Error('the page shows no listing')
  return JSON.parse(text) as PageListing
}
