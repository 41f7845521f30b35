// Separate from the schemas, because browsers need them too.

/** What reviews rate besides the whole. */
export const MARKS = ['food', 'service', 'value'] as const
export type Mark = (typeof MARKS)[number]

/** Feedback on a review or an answer. */
export const TRENDS = ['up', 'down'] as const

export const QUESTION_CATEGORIES = [1, 2, 3, 4] as const
export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number]

/** Mails within minutes, once a day, or not at all. */
export const MAIL_WAYS = ['atOnce', 'daily', 'never'] as const
export type MailWay = (typeof MAIL_WAYS)[number]

/** What an owner hears of: what visitors write about a listing, and the end of its certificate. */
export const OWNER_NEWS = ['review', 'question', 'certificate'] as const

/** The id of the first option of every filter list. */
export const ALL_OPTION = 'all'
