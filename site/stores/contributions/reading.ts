import { ApiError, call } from '#core/contract/client.ts'
import type { QuestionList } from '#core/contract/questions.ts'
import type { ReviewList } from '#core/contract/reviews.ts'
import { isKnown } from '../storage/flags.ts'
import { pageLang } from '../page/page-lang.ts'
import { pageListing } from '../page/page-listing.ts'
import { $session, callWithToken, loadSession } from '../accounts/session.ts'
import { toasts } from '../page/toasts.ts'

interface Part {
  from: number
  count: number
}

/** Reads as who has logged in, or as a visitor, for whom no session is begun. Throws ApiError. */
async function asReader<T>(read: (uid: number) => Promise<T>): Promise<T> {
  const session = isKnown() ? await loadSession() : $session.get()
  const uid = session?.uid ?? 0
  try {
    return await read(uid)
  } catch (error) {
    // Their session may have ended: then they read as anybody does.
    const now = $session.get()?.uid ?? 0
    if (now === uid) throw error
    return await read(now)
  }
}

/** A part of the reviews of the page's listing. Throws ApiError. */
export function readReviews(querystring: Part): Promise<ReviewList> {
  const { tnid } = pageListing()
  const route = 'GET /rest/tjt/itemreviews/:uid/:tnid'
  return asReader((uid) => {
    const input = { params: { uid, tnid }, querystring }
    return uid > 0 ? callWithToken(route, input, { isBackground: true }) : call(route, input, { language: pageLang() })
  })
}

/** A part of the questions of the page's listing. Throws ApiError. */
export function readQuestions(querystring: Part): Promise<QuestionList> {
  const { tnid } = pageListing()
  const route = 'GET /rest/tjt/itemquestions/:uid/:tnid'
  return asReader((uid) => {
    const input = { params: { uid, tnid }, querystring }
    return uid > 0 ? callWithToken(route, input, { isBackground: true }) : call(route, input, { language: pageLang() })
  })
}

/** Says why something failed: in the server's words, or where it has none in ours. */
export function tellFailure(error: unknown, text: string): void {
  const isExplained = error instanceof ApiError && error.code !== 'internal'
  const said = isExplained ? error.text : undefined
  toasts.add({ type: 'error', text: said ?? text })
}
