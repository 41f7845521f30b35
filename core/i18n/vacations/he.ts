import type { VacationsWords } from './en.ts'

export const vacationsHe: VacationsWords = {
  page: {
    title: 'חופשות כשרות',
    description:
      'חיפוש הצעות לחופשה כשרה לפי מילים ויעד: תוכניות לפסח, חופשות משפחתיות, הפלגות, חופשות עירוניות וסיורי מורשת.',
    lead: 'תוכניות לפסח, חופשות משפחתיות, הפלגות וסיורים. חפשו לפי מילים, או התחילו בסוג חופשה או ביעד.',
    needsScript:
      'החיפוש דורש JavaScript. בלעדיו אפשר לבחור למטה סוג חופשה או יעד.',
    kinds: 'סוגי חופשות',
    offers: 'הצעות לחופשה',
    someOf: '{{count}} מתוך {{total}}',
    all: 'לכל החופשות',
    destinations: 'יעדים',
    none: 'אין כרגע הצעות לחופשה.',
    counts: { one: 'הצעה אחת', two: 'שתי הצעות', other: '{{count}} הצעות' },
  },
  form: {
    name: 'חיפוש חופשות',
    text: 'מילות חיפוש',
    placeholder: 'למשל פסח או הפלגה',
    destination: 'יעד',
    anywhere: 'כל היעדים',
    button: 'חיפוש',
    hint: 'לפחות 3 אותיות, או שדה ריק לכל החופשות.',
  },
  results: {
    loading: 'מחפשים…',
    all: 'כל החופשות',
    title: 'חופשות: {{asked}}',
    quoted: '״{{text}}״',
    shown: 'מוצגות {{from}}–{{to}} מתוך {{total}}',
    unknown: 'יעד לא מוכר',
    none: 'לא נמצאו חופשות',
    noneHint: 'נסו פחות מילים, מילים אחרות או יעד אחר.',
    noneThere: 'חיפוש בכל היעדים',
    showAll: 'הצגת כל החופשות',
    failed: 'לא ניתן לטעון את החופשות.',
    again: 'ניסיון נוסף',
    places: 'היעדים של חופשות אלה',
    anywhere: 'הכול',
    pages: 'דפי החופשות',
  },
  header: {
    inPlace: 'חופשות לפי מקום',
    byWords: 'חופשות לפי מילים',
  },
}
