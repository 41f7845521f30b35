// Apart from the schemas, because the browser needs them too.

export const MAX_MESSAGE = 4000
/** Of one kind of guests. */
export const MAX_GUESTS = 99
/** 5 MB of 1,024 x 1,024 bytes. */
export const MAX_RESUME_BYTES = 5_242_880
/** Of the words that features are looked for by. */
export const MAX_KEY_WORD = 200
