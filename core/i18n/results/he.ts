import type { ResultsWords } from './en.ts'

export const resultsHe: ResultsWords = {
  filters: 'סינון',
  sort: 'מיון',
  sorts: { featured: 'מקודמים תחילה', az: 'א–ת', za: 'ת–א' },
  map: 'הצגה במפה',
  loading: 'בטעינה…',
  again: 'ניסיון נוסף',
  none: 'אין מקום שמתאים לכל הסינונים האלה.',
  clear: 'ניקוי הסינון',
  show: 'הצגת התוצאות: {{count}}',
  lists: {
    pricerange: 'טווח מחירים',
    foodtype: 'סוג אוכל',
    cuisine: 'מטבח',
    supervision: 'השגחה',
    embassytype: 'סוג הנציגות',
    originofcommunity: 'מוצא הקהילה',
    businessestype: 'סוג העסק',
    religion: 'זרם דתי',
    apartmentsnumberofrooms: 'מספר חדרים',
    apartmenttype: 'סוג הדירה',
  },
}
