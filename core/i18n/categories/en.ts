import type { Plural } from '../plural.ts'

/** The words about the kinds of vacations and the places to go to, as the pages are built. */
export const categoriesEn = {
  /** On a card: how many offers a category has. */
  offers: { one: '{{count}} offer', other: '{{count}} offers' },
  samples: 'Sample offers',
}

/** What every language must say. */
export type CategoriesWords = {
  readonly [
    K in keyof typeof categoriesEn
  ]: (typeof categoriesEn)[K] extends string ? string : Plural
}
