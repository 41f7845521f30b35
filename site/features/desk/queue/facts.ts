import { atom, type ReadableAtom } from 'nanostores'
import type { FactLine, FactList } from '#core/contract/desk-facts.ts'
import type { FactGroup } from '#core/terms/kashrut.ts'
import { textIn } from '#core/terms/localized.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { ActsStore } from '../acts.ts'
import { deskCall, orToast } from '../calls.ts'
import { createDeskAnswer, pageIn, partOf, type PartStore } from '../part.ts'

// Listed here to keep the rules' calendar out of the browser. A missing one does not compile.
const GROUPS: Readonly<Record<FactGroup, true>> = { soon: true, ended: true, unconfirmed: true }
export const FACT_GROUP_NAMES = Object.keys(GROUPS) as readonly FactGroup[]

/** The address's query of the kashrut tab. */
export interface FactsView {
  group: FactGroup
  page: number
}

export const factsView = (query: Readonly<Record<string, string>>): FactsView => ({
  group: FACT_GROUP_NAMES.find((known) => known === query['group']) ?? 'soon',
  page: pageIn(query),
})

export interface FactsStore extends PartStore<FactsView, FactLine> {
  /** By group; empty until the first answer. */
  $counts: ReadableAtom<FactList['counts']>
  /** Reads the counts alone. */
  count(): Promise<void>
  /** Notes that a fact was confirmed today; a toast says why not. */
  confirm(fact: FactLine): Promise<void>
}

/** The kashrut facts that end soon, have ended, or were never confirmed. */
export function createFacts(acts: ActsStore): FactsStore {
  const $counts = atom<FactList['counts']>({})
  const ask = async (querystring: { group?: FactGroup; from?: number; count: number }) => {
    const answer = await deskCall('GET /rest/tjt/desk/facts', { querystring: { language: pageLang(), ...querystring } })
    $counts.set(answer.counts)
    return { total: answer.total, rows: answer.facts }
  }
  const part = createDeskAnswer(({ group, page }: FactsView) => ask({ group, ...partOf(page) }))
  return {
    ...part,
    $counts,
    async count() {
      // The tab itself says what is wrong.
      await ask({ count: 1 }).catch(() => {})
    },
    confirm: ({ listing, at, seq }) =>
      orToast(async () => {
        const done = await deskCall('POST /rest/tjt/desk/fact', { body: { tnid: listing.tnid, at, seq } })
        acts.add(done, { act: 'change', name: textIn(pageLang(), listing.title), url: listing.url })
      }),
  }
}
