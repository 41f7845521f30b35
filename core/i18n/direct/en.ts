/** The words of what leads to an owner directly: a message, a quick request, an application. */
export const directEn = {
  /** On the pages of offers and listings. */
  page: {
    title: 'Contact the organiser',
    text: 'Your question goes straight to the organiser, who answers by e-mail.',
    organiser: 'Write to the organiser',
    listing: 'Send a message',
    quick: 'Quick request',
    apply: 'Apply',
    jobs: 'Jobs',
  },
  /** What the forms have in common. */
  fields: {
    name: 'Your name',
    email: 'Your e-mail',
    emailAgain: 'Your e-mail again',
    phone: 'Phone',
    phoneHint: 'Digits only, with the area code.',
    message: 'Message',
    copy: 'Send me a copy',
    privacy:
      'The recipient gets your name and what you fill in here, in order to answer you.',
    sample:
      'This is a sample: its address is invented, and nobody reads what you send.',
  },
  message: {
    submit: 'Send the message',
  },
  quick: {
    message: 'Please send me more information about “{{title}}”.',
    submit: 'Send the request',
  },
  job: {
    title: 'Apply for a job',
    message: 'I would like to apply for this job: {{job}}.',
    submit: 'Send the application',
  },
  file: {
    label: 'Résumé (optional)',
    hint: 'PDF, DOC or DOCX, up to 5 MB. It is mailed to the organiser and published nowhere.',
    choose: 'Choose a file',
    replace: 'Choose another file',
    drop: 'or drop it here',
    remove: 'Remove {{name}}',
    added: '{{name}} has been added.',
    removed: '{{name}} has been removed.',
  },
  noJobs: {
    title: 'Jobs',
    text: 'No jobs are open here at the moment. The organiser puts new ones on this page.',
    close: 'Close',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
/** What every language must say. */
export type DirectWords = Filled<typeof directEn>
