import type { CategoriesWords } from './en.ts'

export const categoriesDe: CategoriesWords = {
  offers: { one: '{{count}} Angebot', other: '{{count}} Angebote' },
  samples: 'Musterangebote',
}
