// Separate from the schemas, because browsers need them too.

export const MAX_MESSAGE = 4000
/** Of one kind of guests. */
export const MAX_GUESTS = 99
/** 5 MiB. */
export const MAX_RESUME_BYTES = 5_242_880
/** Of a search for features. */
export const MAX_KEY_WORD = 200
