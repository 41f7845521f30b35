/** The words of the contact request about a travel feature, and of the picker of its dates. */
export const enquiriesEn = {
  request: {
    title: 'Contact request',
    lead: 'Tell the organiser when you would like to come and with whom. A request binds nobody; the answer comes by e-mail.',
    requiredNote: 'Fields marked with * are required.',
    required: 'required',
    name: 'Your name',
    email: 'Your e-mail',
    prephone: 'Country code',
    phone: 'Phone',
    digits: 'Digits only',
    blocked: 'Only digits can be entered here.',
    dates: 'Dates',
    guests: 'Guests',
    adults: 'Adults',
    children: 'Children',
    babies: 'Babies',
    fewer: '{{kind}}: one fewer',
    more: '{{kind}}: one more',
    count: '{{kind}}: {{count}}',
    total: 'In total: {{count}}',
    message: 'Message',
    prompt: 'Please send me more information about “{{offer}}”.',
    copy: 'Send me a copy',
    submit: 'Send the request',
    robots:
      'A short check keeps robots away; who has logged in does without it.',
    loggedIn: 'You are logged in as {{name}}.',
    unsent: 'Your last request was not sent.',
    takeBack: 'Take back what you wrote',
    details: 'Phone, dates and guests',
    needed: {
      name: 'Enter your name.',
      email: 'Enter your e-mail address.',
      phone: 'Enter your phone number.',
      dates: 'Choose your dates.',
      guests: 'Add at least one guest.',
      message: 'Write a message.',
    },
    privacy:
      'The organiser gets your name and what you fill in here, in order to answer you.',
    sample:
      'This is a sample: its address is invented, and nobody reads what you send.',
    noScript: 'The form needs JavaScript. Without it, write to the organiser:',
  },
  organiser: {
    text: 'Whether there is room on your dates, what it costs, how kashrut is kept: ask before you book.',
    byMail: 'By e-mail:',
    subject: 'Request: {{offer}}',
  },
  contact: 'Contact',
  dates: {
    title: 'Choose your dates',
    choose: 'Choose dates',
    clear: 'Clear the dates',
    done: 'Done',
    chooseFirst: 'Choose the first day.',
    chooseLast: 'First day: {{day}}. Now choose the last day.',
    chosen: '{{days}}. Nights: {{nights}}.',
    first: 'first day',
    last: 'last day',
    inside: 'within your dates',
    // What the picker of a single day says too.
    close: 'Close',
    loading: 'The calendar is loading…',
    calendarFailed: 'The calendar could not be loaded. Please reload the page.',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
    today: 'today',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
/** What every language must say. */
export type EnquiryWords = Filled<typeof enquiriesEn>
