/** What visitors are asked about a place of which it is not known: kitchen, hours, prayers, whether it is there. */
export const HINT_QUESTIONS = ['kitchen', 'hours', 'prayers', 'there'] as const
export type HintQuestion = (typeof HINT_QUESTIONS)[number]

/** Whether the photo that goes along with an answer may be published: of others, editors read it, and drop it. */
export const isPhotoPublished = (question: HintQuestion): boolean => question === 'kitchen' || question === 'hours'

/** Answers to the question about the kitchen: options of `foodType`. */
export const HINT_KITCHENS = ['meat', 'dairy', 'pareve'] as const
/** Answers to the question whether a place is still there. */
export const HINT_SAYS = ['open', 'closed'] as const
export type HintSays = (typeof HINT_SAYS)[number]

/** Most letters of the line about hours or prayers. */
export const MAX_HINT_LINE = 300
