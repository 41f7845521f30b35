import { call } from '#core/contract/client.ts'
import type { QuestionList } from '#core/contract/questions.ts'
import type { ReviewList } from '#core/contract/reviews.ts'
import { isKnown } from '#site/ui/storage/flags.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import { $session, callWithToken, loadSession } from '#site/ui/session/session.ts'

interface Part {
  from: number
  count: number
}

/** Reads as the logged-in user, or as a visitor without starting a session. Throws ApiError. */
async function asReader<T>(read: (uid: number) => Promise<T>): Promise<T> {
  const session = isKnown() ? await loadSession() : $session.get()
  const uid = session?.uid ?? 0
  try {
    return await read(uid)
  } catch (error) {
    // If their session has ended, they read as visitors.
    const now = $session.get()?.uid ?? 0
    if (now === uid) throw error
    return await read(now)
  }
}

/** A page of the listing's reviews. Throws ApiError. */
export function readReviews(querystring: Part): Promise<ReviewList> {
  const { tnid } = pageListing()
  const route = 'GET /rest/tjt/itemreviews/:uid/:tnid'
  return asReader((uid) => {
    const language = pageLang()
    const input = { params: { uid, tnid }, querystring: { ...querystring, language } }
    return uid > 0 ? callWithToken(route, input, { isBackground: true }) : call(route, input, { language })
  })
}

/** A page of the listing's questions. Throws ApiError. */
export function readQuestions(querystring: Part): Promise<QuestionList> {
  const { tnid } = pageListing()
  const route = 'GET /rest/tjt/itemquestions/:uid/:tnid'
  return asReader((uid) => {
    const input = { params: { uid, tnid }, querystring }
    return uid > 0 ? callWithToken(route, input, { isBackground: true }) : call(route, input, { language: pageLang() })
  })
}
