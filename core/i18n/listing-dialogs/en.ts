/** The words of what a listing page opens: pictures, dialogs and maps. */
export const listingDialogsEn = {
  gallery: {
    roleDescription: 'picture slider',
    slide: 'picture',
    previous: 'Previous picture',
    next: 'Next picture',
    show: 'Show picture {{number}} of {{total}}',
    picture: 'Picture {{number}} of {{total}}',
    enlarged: 'Enlarged pictures',
    close: 'Close',
  },
  actions: {
    title: 'Help keep this page right',
    report: 'Report a problem',
    claim: 'This place is mine',
  },
  report: {
    title: 'Report a problem',
    text: 'An editor reads every report. Your name stays with us.',
    type: 'What is it about?',
    types: {
      closed: 'The place has closed',
      moved: 'The place has moved',
      kashrut: 'The kashrut or its supervision has changed',
      wrong: 'Something stated here is wrong',
      duplicate: 'The place is listed twice',
      words: 'A review, a question or an answer',
      illegal: 'Something here is against the law',
      critical: 'An important change to the listing',
      other: 'Something else',
    },
    ofWords: {
      review: 'Report this review',
      question: 'Report this question',
      answer: 'Report this answer',
      quoted: 'What you report',
      type: 'What is wrong with it?',
      types: {
        words:
          'It breaks the house rules: insults, advertising or something private about others',
        wrong: 'What it says is not true',
        illegal: 'It is against the law',
      },
      contentHint: 'For example which words you mean, and why.',
    },
    repTitle: 'Title',
    content: 'What should we know?',
    contentHint: 'For example since when, and how you know.',
    legal:
      'This is a legal notice. Say exactly which words or pictures you mean and which law they break. The address of this page, your name and your e-mail address are kept with it, so that we can answer you.',
    goodFaith:
      'I believe in good faith that what I say here is true and complete.',
    submit: 'Send the report',
  },
  claim: {
    title: 'Claim this place',
    text: 'If this place is yours, or you act for it, say so here. An editor checks it with the place; then you may edit its page.',
    box: 'I own this place or may act for it.',
    submit: 'Send the claim',
  },
  sample: 'Sample listing',
  sent: {
    title: 'Thank you',
    report: 'Your report has been sent. An editor will look into it.',
    claim:
      'Your claim has been sent. An editor will check it and get in touch with you.',
    go: 'Back to the page',
  },
  offer: {
    open: 'Print this offer',
    title: 'Special offer',
    print: 'Print',
  },
  supervision: {
    open: 'Whom to ask',
    title: 'Whom to ask about the supervision',
    person: 'Contact',
    phone: 'Phone',
    fax: 'Fax',
    email: 'E-mail',
    web: 'Website',
    none: 'No contact is recorded.',
  },
  map: {
    open: 'Show the map',
    area: 'Map of the area',
    directions: 'Directions',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
/** What every language must say. */
export type ListingDialogWords = Filled<typeof listingDialogsEn>
