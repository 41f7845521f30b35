import { encodedAddress } from '#core/domain/old-address.ts'
import { openIndex } from '#data/index/open.ts'
import { redirectHref } from '#data/index/redirected.ts'
import { INDEX_VERSION } from '#data/index/schema.ts'
import { allRedirects, targetOf } from '#data/store/redirects.repository.ts'
import { currentRelease, indexFile } from '../engine/release.ts'
import { openSite } from '../engine/site.ts'

/** Where an address of the former site leads, both percent-encoded. */
export interface Former {
  from: string
  to: string
}

/** The redirects in use, by the pages of the current release; undefined without one. */
export async function formerRedirects(): Promise<Former[] | undefined> {
  const { config, store, close } = await openSite()
  try {
    const release = currentRelease(config.varDir)
    if (!release) return undefined
    const index = openIndex(indexFile(release))
    const readable = { index, isReadable: index.meta('version') === String(INDEX_VERSION) }
    const found = (await allRedirects(store)).flatMap((row) => {
      const to = redirectHref(readable, targetOf(row), row.address)
      return to === undefined ? [] : { from: encodedAddress(row.address), to }
    })
    index.close()
    return found
  } finally {
    await close()
  }
}

/** With and without a slash at the end, where there is no query. */
const spellings = ({ from }: Former): string[] => (from.includes('?') ? [from] : [from, `${from}/`])

/** Lists for web servers that have no API behind them. */
export const FORMER_LISTS = {
  /** Of each: `from`, `to` and the status. */
  json: (all: readonly Former[]): string =>
    `${JSON.stringify(
      all.map((each) => ({ ...each, status: 301 })),
      null,
      2,
    )}\n`,
  /** A file `_redirects`, as Netlify and Cloudflare Pages read it. */
  list: (all: readonly Former[]): string =>
    all.flatMap((each) => spellings(each).map((from) => `${from} ${each.to} 301\n`)).join(''),
  /** A map for nginx; `if ($kosher_former) { return 301 $kosher_former; }` in the server uses it. */
  nginx: (all: readonly Former[]): string => {
    const lines = all.flatMap((each) => spellings(each).map((from) => `  "${from}" "${each.to}";\n`))
    const sizes = 'map_hash_bucket_size 1024;\nmap_hash_max_size 65536;\n'
    return `${sizes}map $request_uri $kosher_former {\n${lines.join('')}}\n`
  },
} as const
