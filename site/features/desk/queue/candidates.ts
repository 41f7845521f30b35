import type { CandidateDecision, CandidateLine } from '#core/contract/desk-candidates.ts'
import { textIn } from '#core/terms/localized.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { ActsStore } from '../acts.ts'
import { deskCall, orToast } from '../calls.ts'
import { createDeskAnswer, partOf, type PartStore } from '../part.ts'

export interface CandidatesStore extends PartStore<{ page: number }, CandidateLine> {
  /** Lists a place or keeps it away, or all of its chain; a toast says why not. */
  decide(candidate: CandidateLine, answer: Omit<CandidateDecision, 'id'>): Promise<void>
}

/** The places that wait for a yes or no. */
export function createCandidates(acts: ActsStore): CandidatesStore {
  const part = createDeskAnswer(async ({ page }: { page: number }) => {
    const querystring = { language: pageLang(), ...partOf(page) }
    const { total, candidates } = await deskCall('GET /rest/tjt/desk/candidates', { querystring })
    return { total, rows: candidates }
  })
  return {
    ...part,
    decide: ({ id, title }, answer) =>
      orToast(async () => {
        const done = await deskCall('POST /rest/tjt/desk/candidate', { body: { id, ...answer } })
        acts.add(done, { act: answer.act, name: textIn(pageLang(), title) })
      }),
  }
}
