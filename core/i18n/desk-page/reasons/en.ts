/** What is often said to whoever sent something; mailed as it stands, or as it was altered. */
export const deskReasonsEn = {
  edit: {
    unsure: 'We could not confirm this. Please tell us how you know it.',
    known: 'The page says this already.',
    elsewhere: 'This belongs to another place. Please send it from its page.',
    advert: 'This reads like an advertisement. Please send facts only.',
    picture: 'We cannot use these pictures.',
  },
  claim: {
    unsure: 'We could not confirm with the place that you act for it.',
    owned: 'Somebody else already looks after this page.',
  },
  report: {
    fine: 'We have looked into it and found the page to be right.',
    unsure: 'We could not confirm this. Please tell us how you know it.',
  },
  voice: {
    insult: 'It insults somebody.',
    advert: 'It is an advertisement.',
    private: 'It tells private things about somebody.',
    off: 'It is not about this place.',
  },
  conflict: {
    ours: 'What an editor has written is right.',
    another: 'It is another place.',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
/** What every language must say. */
export type DeskReasons = Filled<typeof deskReasonsEn>
