import type { MapWords } from './en.ts'

export const mapHe: MapWords = {
  label: 'מפה',
  keys: 'מקשי החצים מזיזים את המפה, פלוס ומינוס משנים את קנה המידה.',
  zoomIn: 'הגדלה',
  zoomOut: 'הקטנה',
  fullScreen: 'מסך מלא',
  approximate: 'מיקום משוער',
  cluster: 'מקומות כאן: {{count}}. הגדלה',
  here: 'מקומות כאן: {{count}}',
  close: 'סגירה',
  directions: 'הוראות הגעה',
  noStreets: 'רחובות אינם מוצגים במפה זו.',
  openStreets: 'לצפייה ברחובות באתר openstreetmap.org',
  showStreets: 'הצגת מפה עם רחובות',
  streetsFrom: 'תמונות המפה מגיעות מ־{{host}}.',
  list: 'המקומות שבמפה',
  show: 'הצגה במפה',
}
