import type { CategoriesWords } from './en.ts'

export const categoriesRu: CategoriesWords = {
  offers: {
    one: '{{count}} предложение',
    few: '{{count}} предложения',
    many: '{{count}} предложений',
    other: '{{count}} предложения',
  },
  samples: 'Предложения-образцы',
}
