// Apart from the schemas, because texts and the browser need them too.

/** How many files go with one edit of a listing. */
export const MAX_FILES = 8
/** How large they are together, in megabytes of 1,000,000 bytes. */
export const MAX_MEGABYTES = 20
export const BYTES_PER_MEGABYTE = 1_000_000
export const MAX_BYTES = MAX_MEGABYTES * BYTES_PER_MEGABYTE

/** What pictures may be sent as. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
