import type { Lang } from './languages.ts'

/** The button below a long text: while it is cut short, and while it is not. */
export const READ_MORE: Readonly<Record<Lang, { more: string; less: string }>> =
  {
    en: { more: 'Read more', less: 'Read less' },
    he: { more: 'להמשך קריאה', less: 'לתצוגה מקוצרת' },
    fr: { more: 'Lire la suite', less: 'Réduire le texte' },
    es: { more: 'Leer más', less: 'Leer menos' },
    ru: { more: 'Читать дальше', less: 'Свернуть' },
    de: { more: 'Weiterlesen', less: 'Weniger anzeigen' },
  }
