// Apart from the schemas, because the browser needs them too.

export const MOST_MESSAGE = 4000
/** Of one kind of guests. */
export const MOST_GUESTS = 99
/** 5 MB of 1,024 x 1,024 bytes. */
export const MOST_RESUME_BYTES = 5_242_880
/** Of the words that features are looked for by. */
export const MOST_KEY_WORD = 200
