import type { CategoriesWords } from './en.ts'

export const categoriesHe: CategoriesWords = {
  offers: { one: 'הצעה אחת', two: 'שתי הצעות', other: '{{count}} הצעות' },
  samples: 'הצעות לדוגמה',
}
