import type { CategoriesWords } from './en.ts'

export const categoriesEs: CategoriesWords = {
  offers: { one: '{{count}} oferta', other: '{{count}} ofertas' },
  samples: 'Ofertas de ejemplo',
}
