/** The directory types with their own pages, in display order. */
export const DIRECTORY_TYPES = [228, 230, 236, 231, 232, 237, 233] as const
export type DirectoryType = (typeof DIRECTORY_TYPES)[number]

/** 200 means all types. */
export const ALL_TYPES = 200
/** All types, or one of them. */
export type WorldType = typeof ALL_TYPES | DirectoryType

export function isDirectoryType(value: unknown): value is DirectoryType {
  return DIRECTORY_TYPES.includes(value as DirectoryType)
}

/** Synagogues and communities. */
export const SYNAGOGUE = 231

/** Places to stay: hotels and rentals. */
export const STAY_TYPES = [230, 236] as const
export const isStay = (dtype: number): boolean => STAY_TYPES.some((type) => type === dtype)

export const RESULTS_PER_PAGE = 20
export const FEATURES_PER_PAGE = 10
export const REVIEWS_PER_PAGE = 6
export const QUESTIONS_FIRST = 6
export const POPULAR_FIRST = 9
export const POPULAR_MORE = 3
export const AUTOCOMPLETE_MIN = 3
