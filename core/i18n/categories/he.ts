import type { CategoriesWords } from './en.ts'

export const categoriesHe: CategoriesWords = {
  offers: { one: 'הצעה אחת', two: 'שתי הצעות', other: '{{count}} הצעות' },
  samples: 'הצעות לדוגמה',
  samplesNotice:
    'אלה הצעות לדוגמה. הן בדויות ומראות איך המדריך עובד: אי אפשר להזמין אף אחת מהן.',
  kind: 'סוג החופשה',
  slider: {
    title: 'מבט ראשון',
    roleDescription: 'מצגת הצעות',
    previous: 'ההצעה הקודמת',
    next: 'ההצעה הבאה',
    said: 'הצעה {{number}} מתוך {{total}}: {{title}}',
    show: 'הצגת הצעה {{number}} מתוך {{total}}:',
    see: 'לפרטי ההצעה',
  },
  all: 'כל ההצעות',
  first: 'כאן מוצגות {{shown}} ההצעות הראשונות מתוך {{total}}.',
  searchAll: 'חיפוש בכל החופשות',
  others: 'סוגים נוספים של חופשות',
  empty: 'אין כרגע הצעות מסוג זה.',
  emptyHint: 'החיפוש עובר על חופשות מכל הסוגים.',
  about: 'הצעות עם המקום, התאריכים והמחיר.',
  travel: {
    kinds: 'סוגי החופשות כאן',
    cities: 'איפה ההצעות',
    nearest: 'המקומות הקרובים שיש בהם הצעות נופש',
    timesLead: 'כדי לתכנן לפיהם את הימים: מתי מדליקים נרות ומתי השבת יוצאת.',
    tripTimes: 'הזמנים בימי הנסיעה שלכם',
  },
}
