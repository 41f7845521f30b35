/** What the desk says of reports; every other language is measured against it. */
export const deskReportEn = {
  about: 'What it is about',
  content: 'What was reported',
  from: 'Sent from',
  button: 'Button',
  goodFaith: 'The sender confirms in good faith that this is true.',
  words: 'The words',
  wordsBy: '{{kind}} by {{name}}',
  gone: 'These words are not there any more.',
  hidden: 'Hidden already: visitors do not see it.',
  hide: {
    review: 'Hide the review',
    question: 'Hide the question',
    answer: 'Hide the answer',
  },
} as const
