// Separate from the schemas, because messages and browsers need them too.

export const MAX_MESSAGE = 4000
/** Of a typed name, as far as it is read: longer ones than a name may be are told so. */
export const MAX_TYPED_NAME = 200
/** Of one kind of guests. */
export const MAX_GUESTS = 99
/** 5 MiB. */
export const MAX_RESUME_BYTES = 5_242_880
/** Of a search for features. */
export const MAX_KEY_WORD = 200

/** Of a listing. */
export const MAX_PICTURES = 12
/** Maximum files per edit of a listing. */
export const MAX_FILES = 8
/** Their total size, in megabytes of 1,000,000 bytes. */
export const MAX_MEGABYTES = 20
export const BYTES_PER_MEGABYTE = 1_000_000
export const MAX_BYTES = MAX_MEGABYTES * BYTES_PER_MEGABYTE

/** Accepted types of pictures. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const

export const MAX_NEWSLETTER_PLACES = 100
export const MAX_SUBJECT = 150
export const MAX_NEWSLETTER_TEXT = 20_000
export const MAX_OWN_TEXT = 5000

/** Of what is said of an edit, in characters. */
export const MAX_REMARK = 2000

/** Of a trip that is kept: more than the longest one takes. */
export const MAX_TRIP_QUERY = 3000

/** How many calls an hour an API key may be limited to. */
export const KEY_LIMITS = [100, 1000, 10_000] as const
