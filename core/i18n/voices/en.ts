import type { Plural } from '../plural.ts'

/** The words of reviews, questions and answers; every other language is measured against them. */
export const voicesEn = {
  formerMember: 'Former member',
  yours: 'Yours',
  owner: 'Owner of the place',
  wasHelpful: 'Was this helpful?',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  /** What is read out for each has in it what stands on the button. */
  report: {
    button: 'Report',
    review: 'Report the review by {{name}}',
    question: 'Report the question by {{name}}',
    answer: 'Report the answer by {{name}}',
  },
  range: '{{from}}–{{to}} of {{total}}',
  reviews: {
    title: 'Reviews',
    none: 'No reviews yet.',
    add: 'Write a review',
    howRatings: 'How ratings work',
    count: { one: '{{count}} review', other: '{{count}} reviews' },
    stars: '{{mean}} out of 5',
    overall: 'Overall',
    food: 'Food',
    service: 'Service',
    value: 'Value',
    prices: 'Prices',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    luxury: 'Luxury',
    sample: 'Sample review',
    samplesOnly: 'These reviews and their stars are invented, as samples.',
    pages: 'Pages of reviews',
    page: 'Page {{page}}',
    previous: 'Previous',
    next: 'Next',
  },
  questions: {
    title: 'Questions and answers',
    none: 'No questions yet.',
    add: 'Ask a question',
    noAnswers: 'No answers yet.',
    answer: 'Answer',
    answers: { one: '{{count}} answer', other: '{{count}} answers' },
    showAll: {
      one: 'Show the question',
      other: 'Show all {{count}} questions',
    },
    showAllAnswers: {
      one: 'Show the answer',
      other: 'Show all {{count}} answers',
    },
    fewerAnswers: 'Show fewer answers',
    category1: 'Location',
    category2: 'Kashrut',
    category3: 'Availability',
    category4: 'Other',
    sample: 'Sample question',
  },
  forms: {
    review: 'Write a review',
    reviewOf: 'Of {{name}}',
    reviewTitle: 'Title of your review',
    reviewTitleHint: 'The main thing in a few words',
    reviewContent: 'Your review',
    reviewContentHint: 'What would you have liked to know before you went?',
    mark1: 'Poor',
    mark2: 'Fair',
    mark3: 'Good',
    mark4: 'Very good',
    mark5: 'Excellent',
    overallHint: 'The mean of the three',
    prices: 'How were the prices?',
    reviewAgree:
      'This is my own honest experience of the place. I keep to the house rules: no insults, no advertising, nothing private about others.',
    sendReview: 'Publish the review',
    question: 'Ask a question',
    questionAbout: 'About {{name}}',
    category: 'What is it about?',
    questionText: 'Your question',
    questionHint: 'Visitors, and the place itself, can answer it.',
    questionAgree:
      'My question keeps to the house rules: no insults, no advertising, nothing private about others.',
    sendQuestion: 'Publish the question',
    answer: 'Answer a question',
    answerText: 'Your answer',
    answerHint: 'Say how you know it: from a visit, from the place itself.',
    answerAgree:
      'I know this from my own honest experience. I keep to the house rules: no insults, no advertising, nothing private about others.',
    sendAnswer: 'Publish the answer',
    mustAgree: 'Please tick the box to say that you agree.',
    asName: 'It appears under your name: {{name}}.',
    restored: 'What you typed before is here again.',
    answerFailed: 'Your answer could not be sent. Please try again.',
  },
  thanks: {
    review: 'Thank you for your review',
    question: 'Thank you for your question',
    answer: 'Thank you for your answer',
  },
  ratings: {
    title: 'How ratings work',
    marks:
      'Each review gives one to five stars for food, service and value. Its overall rating is the mean of the three.',
    place:
      'The rating of a place is the mean of the overall ratings of all its reviews, old and new alike.',
    scaleTitle: 'What the stars mean',
    whoTitle: 'Who writes',
    who: 'Everybody with an account can review a place once. We do not check whether somebody was there; each writer confirms that it is their own honest experience.',
    fairTitle: 'What changes nothing',
    fair: 'Payment changes neither reviews nor ratings, and “helpful” does not change the stars. An editor hides what breaks the house rules, and nothing else.',
    samples:
      'Reviews marked as samples are invented. They show how the page works.',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends { other: string }
      ? Plural
      : Filled<T[K]>
}
/** What every language must say. */
export type VoicesWords = Filled<typeof voicesEn>
