import type { SeedFeature } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import { hebrewAtRoot, parsePath } from '#core/domain/routes.ts'
import { featureOf, listingOf } from '#data/index/items.ts'
import type { Index } from '#data/index/open.ts'
import { publishedPath } from '#data/index/published.ts'
import { decodedPath } from '#core/domain/url-paths.ts'
import { addressOf, goodAddressOf, type Address } from '#api/mail/addresses.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { indexOf } from '../http/lookup.ts'

/** The recipient of a page's forms, from the content alone. */
export interface PageOwner {
  address: Address
  /** Current path of the page, percent-encoded. */
  path: string
  title: Localized
  /** What the page is of. */
  about: { tnid: number } | { nid: number }
  /** On the page of a feature. */
  feature?: SeedFeature
}

/** A form's statements about its page. */
interface PageClaim {
  link: string
  clientMail: string
}

/**
 * The owner of a page's listing or feature. The form only identifies the page: if it could name the recipient, anybody
 * could send anything to anybody. Throws AppError.
 */
export function requireOwner(deps: Deps, { link, clientMail }: PageClaim): PageOwner {
  const owner = ownerOf(indexOf(deps), link)
  // An outdated page or an attempt at abuse: either way not the intended recipient.
  if (addressOf(clientMail).key !== owner.address.key) {
    throw new AppError('contactChanged')
  }
  return owner
}

/** The owner of a feature that a form names along with its page. Throws AppError. */
export function requireFeatureOwner(
  deps: Deps,
  { ftrId, ...page }: PageClaim & { ftrId: number },
): PageOwner & { feature: SeedFeature } {
  const owner = requireOwner(deps, page)
  if (owner.feature?.nid !== ftrId) throw new AppError('invalidRequest')
  return { ...owner, feature: owner.feature }
}

/** The owner of a feature that offers jobs. Throws AppError. */
export function requireEmployer(deps: Deps, page: PageClaim): PageOwner {
  const owner = requireOwner(deps, page)
  if (!owner.feature?.jobs.length) throw new AppError('noContact')
  return owner
}

function ownerOf(index: Index, link: string): PageOwner {
  const [linkPath = ''] = link.split(/[?#]/, 1)
  const path = linkPath.startsWith('/') ? decodedPath(linkPath) : undefined
  const page = path && parsePath(hebrewAtRoot(path) ?? path)
  if (!page || (page.kind !== 'listing' && page.kind !== 'feature')) {
    throw new AppError('invalidRequest')
  }
  // By id: the name in the path may be outdated.
  const present = publishedPath(index, page)
  const feature = page.kind === 'feature' ? featureOf(index, page.nid) : undefined
  const item = page.kind === 'feature' ? feature : listingOf(index, page.tnid)
  const address = goodAddressOf(item?.email)
  // The address of a sample is invented.
  if (!present || !item || item.sample || !address) throw new AppError('noContact')
  const { title } = item
  return {
    address,
    path: encodeURI(present),
    title,
    about: page.kind === 'feature' ? { nid: page.nid } : { tnid: page.tnid },
    ...(feature && { feature }),
  }
}
