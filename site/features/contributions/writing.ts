import { t } from '#site/ui/page/messages.ts'
import type { Done } from '#core/contract/accounts.ts'
import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import type { NewReview } from '#core/contract/reviews.ts'
import { MARKS, type Mark } from '#core/contract/choices.ts'
import { textLanguage } from '#core/domain/text-language.ts'
import { ANSWER, PLACE_REVIEW, QUESTION, REVIEW, type FormFields } from '#core/fields/forms.ts'
import { $session, callWithToken } from '#site/ui/session/session.ts'
import { openDialog } from '#site/ui/dialogs/dialogs.ts'
import { requireUser, type Intent } from '#site/ui/dialogs/intent.ts'
import { draftOf, type Draft } from '#site/ui/forms/draft.ts'
import { createForm, type Form, type Sent, type Values } from '#site/ui/forms/form.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { $questions, loadQuestions } from './questions.ts'
import { $reviews, loadReviews } from './reviews.ts'
import { thank } from './thanks.ts'

export interface ContributionForm {
  form: Form
  draft: Draft<Values>
}

/** Who writes, and where from. */
export interface Writer {
  /** Undefined without a network: whoever sends it is asked to log in then. */
  uid: number | undefined
  /** What to resume after another log-in. */
  intent: Intent
  /** Takes the focus back in the end. */
  opener: HTMLElement | undefined
  /** Closes the form. */
  onClose: () => void
  /** Makes the lists of the page answer, so that they can show what was written. */
  hydrate: () => Promise<void>
}

interface Contribution<F extends FormFields> {
  kind: ContributionKind
  fields: F
  /** Of what, where it is not of the listing. */
  about?: number
  send: (typed: Sent<F>, uid: number) => Promise<Done>
  /** Reloads the list. */
  reload: () => Promise<void>
  /** What is shown of the kind. */
  shown: () => readonly { _id: number; mine?: boolean | undefined }[]
  failed: () => string
}

/** A form that closes whatever comes of it: with thanks, or with a toast; then its draft stays. */
function createContributionForm<F extends FormFields>(
  { kind, fields, about = pageListing().tnid, ...own }: Contribution<F>,
  { uid, intent, opener, onClose, hydrate }: Writer,
): ContributionForm {
  const draft = draftFor(`${kind} ${about}`, uid)
  const ownIds = () => own.shown().flatMap(({ mine, _id }) => (mine ? [_id] : []))

  async function freshId(before: readonly number[]) {
    await hydrate()
    await own.reload()
    const id = ownIds().find((ownId) => !before.includes(ownId))
    return id === undefined ? undefined : `${kind}-${id}`
  }

  const form = createForm<F>({
    fields,
    texts: { mustAgree: t('contributions.posts').forms.mustAgree },
    async send(typed) {
      try {
        const author = uid ?? (await requireUser(intent, opener))
        if (author === undefined) return
        const before = ownIds()
        const { message } = await own.send(typed, author)
        draft.keep(undefined)
        thank(
          { kind, text: message.text },
          freshId(before).catch(() => undefined),
        )
        openDialog('thanks', opener)
      } catch (error) {
        // Their session may have ended: after the log-in they find their words again.
        const isStill = $session.get()?.uid === uid
        if (isStill || (await requireUser(intent, opener))) throw error
      }
    },
    failed: own.failed,
    tell(text) {
      toasts.add({ type: 'error', text })
      onClose()
    },
  })
  return { form, draft }
}

/** The draft of a user, who also gets what was typed in this tab when no network could tell who they are. */
function draftFor(name: string, uid: number | undefined): Draft<Values> {
  const draftBy = (writer: number | 'unreached') =>
    draftOf('sessionStorage', `draft ${name} ${writer}`, (kept) => (kept ?? undefined) as Values | undefined)
  const unreached = draftBy('unreached')
  if (uid === undefined) return unreached
  const own = draftBy(uid)
  const typed = unreached.read()
  if (typed) own.keep(typed)
  unreached.keep(undefined)
  return own
}

/** The marks of a form; 0 where there is none yet. */
export function marksOf(values: Values): Record<Mark, number> {
  const [food = 0, service = 0, value = 0] = MARKS.map((mark) => Number(values[mark] ?? 0))
  return { food, service, value }
}

const languageOf = (text: string) => textLanguage(text, pageLang())

type ReviewBody = Pick<NewReview, 'reviewTitle' | 'reviewContent' | 'reviewPriceRange' | 'reviewRating'>

/** Of a place with food, or of one that gets a single rating. */
export function createReviewForm(writer: Writer): ContributionForm {
  const { tnid, isRatedOnce } = pageListing()
  const send = (body: ReviewBody, uid: number) => {
    const language = languageOf(`${body.reviewTitle} ${body.reviewContent}`)
    return callWithToken('POST /rest/tjt/addreview', { body: { tnid, uid, ...body, language } })
  }
  const rest = {
    kind: 'review',
    reload: () => loadReviews(1),
    shown: () => $reviews.get().reviews,
    failed: () => t('accounts.app').toasts.reviewFailedMsg,
  } as const
  if (isRatedOnce)
    return createContributionForm(
      {
        ...rest,
        fields: PLACE_REVIEW,
        send: ({ overAll, ...texts }, uid) =>
          send({ ...textsOf(texts), reviewRating: { overAll: Number(overAll) } }, uid),
      },
      writer,
    )
  return createContributionForm(
    {
      ...rest,
      fields: REVIEW,
      send: ({ food, service, value, reviewPriceRange = '', ...texts }, uid) =>
        send({ ...textsOf(texts), reviewPriceRange, reviewRating: marksOf({ food, service, value }) }, uid),
    },
    writer,
  )
}

const textsOf = ({ reviewTitle, reviewContent }: Pick<ReviewBody, 'reviewTitle' | 'reviewContent'>) => ({
  reviewTitle,
  reviewContent,
})

export function createQuestionForm(writer: Writer): ContributionForm {
  const { tnid } = pageListing()
  return createContributionForm(
    {
      kind: 'question',
      fields: QUESTION,
      send({ questionCategory, question }, uid) {
        const body = { tnid, uid, questionCategory: Number(questionCategory), question, language: languageOf(question) }
        return callWithToken('POST /rest/tjt/addquestion', { body })
      },
      reload: loadQuestions,
      shown: () => $questions.get().questions,
      failed: () => t('accounts.app').toasts.questionFailedMsg,
    },
    writer,
  )
}

export function createAnswerForm(about: { qid: number; question: string }, writer: Writer): ContributionForm {
  const { qid, question } = about
  const own = { tnid: pageListing().tnid, qid, question }
  return createContributionForm(
    {
      kind: 'answer',
      fields: ANSWER,
      about: qid,
      send: ({ answer }, uid) =>
        callWithToken('POST /rest/tjt/addanswer', { body: { ...own, uid, answer, language: languageOf(answer) } }),
      reload: loadQuestions,
      shown: () => $questions.get().questions.flatMap(({ answers }) => answers),
      failed: () => t('contributions.posts').forms.answerFailed,
    },
    writer,
  )
}
