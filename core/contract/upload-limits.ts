// Separate from the schemas, because messages and browsers need them too.

/** Maximum files per edit of a listing. */
export const MAX_FILES = 8
/** Their total size, in megabytes of 1,000,000 bytes. */
export const MAX_MEGABYTES = 20
export const BYTES_PER_MEGABYTE = 1_000_000
export const MAX_BYTES = MAX_MEGABYTES * BYTES_PER_MEGABYTE

/** Accepted types of pictures. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
