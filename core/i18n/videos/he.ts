import type { VideoWords } from './en.ts'

export const videosHe: VideoWords = {
  play: 'ניגון',
  asks: 'מתנגן מ־{{host}}',
  sample: 'סרטון לדוגמה',
  note: 'הסרטונים נמצאים ב־{{host}}. דבר אינו נטען משם לפני שלוחצים על ניגון או מסכימים לסרטונים בהגדרות הפרטיות.',
  sampleNote:
    'אלה סרטונים לדוגמה: מוצגות רק הכותרות והתמונות, ואין פנייה לשום שרת אחר.',
  isSample: 'זהו סרטון לדוגמה. אין מאחוריו סרט.',
  show: 'הצגת הסרטונים',
  hide: 'הסתרת הסרטונים',
  enlarge: 'פתיחת הגלריה',
  gallery: 'גלריית סרטונים',
  slider: 'מצגת סרטונים',
  slide: 'סרטון',
  position: 'סרטון {{number}} מתוך {{total}}',
  showOne: 'הצגת סרטון {{number}} מתוך {{total}}',
  thumbs: 'כל הסרטונים',
  previous: 'הסרטון הקודם',
  next: 'הסרטון הבא',
  pause: 'הפסקת הניגון האוטומטי',
  fullScreen: 'מסך מלא',
}
