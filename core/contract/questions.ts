import { Type, type Static } from 'typebox'
import { ANSWER, QUESTION } from '../fields/forms.ts'
import { Done } from './accounts.ts'
import { Id, LangCode, OwnId, REFUSALS, TypedText } from './common.ts'
import { Feedbacks, PartQuery, Written } from './contributions-parts.ts'

/** 1 location, 2 kashrut, 3 availability, 4 other. */
export const QUESTION_CATEGORIES = [1, 2, 3, 4] as const
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number]

export const Answer = Type.Object({
  _id: Type.Integer(),
  qid: Type.Integer(),
  ...Written,
  /** Whether the author owns the listing. */
  owner: Type.Optional(Type.Boolean()),
  answer: Type.String(),
  feedbacks: Feedbacks,
})
export type Answer = Static<typeof Answer>

export const Question = Type.Object({
  _id: Type.Integer(),
  tnid: Type.Integer(),
  ...Written,
  questionCategory: Type.Unsafe<QuestionCategory>({
    type: 'integer',
    enum: [...QUESTION_CATEGORIES],
  }),
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

export const NewQuestion = Type.Object(
  {
    tnid: Id,
    uid: OwnId,
    /** 0 if none was chosen: answered with the form's message. */
    questionCategory: Type.Integer({ minimum: 0, maximum: 4 }),
    question: TypedText(QUESTION.question.max),
    language: Type.Optional(LangCode),
  },
  { additionalProperties: false },
)
export type NewQuestion = Static<typeof NewQuestion>

export const NewAnswer = Type.Object(
  {
    tnid: Id,
    qid: Id,
    uid: OwnId,
    /** The question as shown on the page. */
    question: Type.Optional(TypedText(QUESTION.question.max)),
    answer: TypedText(ANSWER.answer.max),
    language: Type.Optional(LangCode),
  },
  { additionalProperties: false },
)
export type NewAnswer = Static<typeof NewAnswer>

const done = { 200: Done, ...REFUSALS } as const

export const questionsApi = {
  /** Open to all for uid 0; with the caller's own uid it marks what is theirs. */
  list: {
    method: 'GET',
    url: '/rest/tjt/itemquestions/:uid/:tnid',
    schema: {
      params: Type.Object({ uid: OwnId, tnid: Id }),
      querystring: PartQuery,
      response: { 200: QuestionList, ...REFUSALS },
    },
  },
  add: {
    method: 'POST',
    url: '/rest/tjt/addquestion',
    schema: { body: NewQuestion, response: done },
  },
  answer: {
    method: 'POST',
    url: '/rest/tjt/addanswer',
    schema: { body: NewAnswer, response: done },
  },
} as const
