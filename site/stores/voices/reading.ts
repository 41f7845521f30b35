import { ApiError, call } from '#core/contract/client.ts'
import type { QuestionList } from '#core/contract/questions.ts'
import type { ReviewList } from '#core/contract/reviews.ts'
import { isKnown } from '../flags.ts'
import { pageLang } from '../page-lang.ts'
import { pageListing } from '../page-listing.ts'
import { $session, callWithToken, loadSession } from '../session.ts'
import { toasts } from '../toasts.ts'

interface Part {
  from: number
  count: number
}

/** Who reads: 0 for a visitor, for whom no session is begun. */
async function readerUid(): Promise<number> {
  const session = isKnown() ? await loadSession() : $session.get()
  return session?.uid ?? 0
}

/** A part of the reviews of the page's listing. Throws ApiError. */
export async function readReviews(querystring: Part): Promise<ReviewList> {
  const uid = await readerUid()
  const input = { params: { uid, tnid: pageListing().tnid }, querystring }
  const route = 'GET /rest/tjt/itemreviews/:uid/:tnid'
  return uid > 0
    ? callWithToken(route, input, { isBackground: true })
    : call(route, input, { language: pageLang() })
}

/** A part of the questions of the page's listing. Throws ApiError. */
export async function readQuestions(querystring: Part): Promise<QuestionList> {
  const uid = await readerUid()
  const input = { params: { uid, tnid: pageListing().tnid }, querystring }
  const route = 'GET /rest/tjt/itemquestions/:uid/:tnid'
  return uid > 0
    ? callWithToken(route, input, { isBackground: true })
    : call(route, input, { language: pageLang() })
}

/** Says why something failed: in the server's words, or where it has none in ours. */
export function tellFailure(error: unknown, text: string): void {
  const isExplained = error instanceof ApiError && error.code !== 'internal'
  const said = isExplained ? error.text : undefined
  toasts.add({ type: 'error', text: said ?? text })
}
