import type { CategoriesWords } from './en.ts'

export const categoriesFr: CategoriesWords = {
  offers: { one: '{{count}} offre', other: '{{count}} offres' },
  samples: 'Offres d’exemple',
}
