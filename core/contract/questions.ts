import { Type, type Static } from 'typebox'
import { ANSWER, QUESTION } from '../fields/forms.ts'
import { Done } from './accounts.ts'
import { QUESTION_CATEGORIES } from './choices.ts'
import { Closed, endpoint, FormText, Id, LangCode, OneOf, OwnId, TypedText } from './parts/common.ts'
import { ContributionFields, Feedbacks, ListPageQuery } from './contributions-parts.ts'

/** 1 location, 2 kashrut, 3 availability, 4 other. */

export const Answer = Type.Object({
  _id: Type.Integer(),
  qid: Type.Integer(),
  /** The text of the question. */
  question: Type.String(),
  ...ContributionFields,
  /** Whether the author owns the listing. */
  owner: Type.Optional(Type.Boolean()),
  answer: Type.String(),
  feedbacks: Feedbacks,
})
export type Answer = Static<typeof Answer>

export const Question = Type.Object({
  _id: Type.Integer(),
  tnid: Type.Integer(),
  ...ContributionFields,
  questionCategory: OneOf(QUESTION_CATEGORIES),
  question: Type.String(),
  /** Oldest first. */
  answers: Type.Array(Answer),
  answersTotal: Type.Integer(),
})
export type Question = Static<typeof Question>

export const QuestionList = Type.Object({
  total: Type.Integer(),
  questions: Type.Array(Question),
})
export type QuestionList = Static<typeof QuestionList>

export const NewQuestion = Closed({
  tnid: Id,
  uid: OwnId,
  /** 0 if none was chosen: answered with the form's message. */
  questionCategory: Type.Integer({ default: 0, minimum: 0, maximum: 4 }),
  question: FormText(QUESTION.question.max),
  language: Type.Optional(LangCode),
})
export type NewQuestion = Static<typeof NewQuestion>

export const NewAnswer = Closed({
  tnid: Id,
  qid: Id,
  uid: OwnId,
  /** The question as shown on the page. */
  question: Type.Optional(TypedText(QUESTION.question.max)),
  answer: FormText(ANSWER.answer.max),
  language: Type.Optional(LangCode),
})
export type NewAnswer = Static<typeof NewAnswer>

export const questionsApi = {
  /** Open to all for uid 0; with the caller's own uid it marks what is theirs. */
  list: endpoint('GET /rest/tjt/itemquestions/:uid/:tnid', {
    params: Type.Object({ uid: OwnId, tnid: Id }),
    querystring: ListPageQuery,
    reply: QuestionList,
  }),
  add: endpoint('POST /rest/tjt/addquestion', { body: NewQuestion, reply: Done }),
  answer: endpoint('POST /rest/tjt/addanswer', { body: NewAnswer, reply: Done }),
}
